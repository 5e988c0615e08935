import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithWords } from '../testing';
import { Tooltip } from './tooltip';

const tooltip = () => page.getByRole('tooltip');

function Explained({ side }: { side?: 'top' | 'bottom' | 'left' | 'right' }) {
  return (
    <div style={{ padding: 150 }}>
      <Tooltip content="Explanation" side={side}>
        <button type="button">Do</button>
      </Tooltip>
    </div>
  );
}

it('shows while the pointer rests on the control', async () => {
  const screen = await renderWithWords(<Explained />);
  await expect.element(tooltip()).not.toBeInTheDocument();
  await userEvent.hover(screen.getByRole('button'));
  await expect.element(tooltip()).toHaveTextContent('Explanation');
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('Explanation');
  expect(document.querySelector('[title]')).toBeNull();
  await userEvent.unhover(screen.getByRole('button'));
  await expect.element(tooltip()).not.toBeInTheDocument();
});

it('does not come after the control was pressed', async () => {
  const screen = await renderWithWords(<Explained />);
  const button = screen.getByRole('button');
  await userEvent.hover(button);
  await expect.element(tooltip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
  // The pointer is still there, and is said to come and to press before anything is drawn.
  for (const type of ['pointerover', 'pointerdown', 'pointerup']) {
    button.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
  await expect.element(tooltip()).not.toBeInTheDocument();
});

it("shows with the keyboard's focus and hides by Escape", async () => {
  const screen = await renderWithWords(<Explained />);
  await userEvent.tab();
  await expect.element(tooltip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

it('stays while the pointer moves onto it', async () => {
  const screen = await renderWithWords(<Explained />);
  await userEvent.hover(screen.getByRole('button'));
  await expect.element(tooltip()).toBeVisible();
  await userEvent.hover(tooltip());
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(tooltip()).toBeVisible();
});

it('stays while the pointer moves within the control', async () => {
  await renderWithWords(
    <Tooltip content="Explanation">
      <button type="button" style={{ margin: 150, padding: 20 }}>
        <span>Inner</span>
      </button>
    </Tooltip>,
  );
  await userEvent.hover(page.getByText('Inner'));
  await expect.element(tooltip()).toBeVisible();
  await userEvent.hover(page.getByRole('button'), { position: { x: 4, y: 4 } });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(tooltip()).toBeVisible();
});

it.each(['top', 'bottom', 'left', 'right'] as const)('stands at the %s', async (side) => {
  const screen = await renderWithWords(<Explained side={side} />);
  await userEvent.tab();
  await expect.element(tooltip()).toHaveAttribute('data-side', side);
  const tip = tooltip().element().getBoundingClientRect();
  const button = screen.getByRole('button').element().getBoundingClientRect();
  const distance = {
    top: button.top - tip.bottom,
    bottom: tip.top - button.bottom,
    left: button.left - tip.right,
    right: tip.left - button.right,
  }[side];
  expect(distance).toBeCloseTo(7, 0);
});

it('turns over where there is no room', async () => {
  await renderWithWords(
    <Tooltip content="Explanation" side="top">
      <button type="button">At the top of the page</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(tooltip()).toHaveAttribute('data-side', 'bottom');
});

it("keeps the control's own listeners, ref and description", async () => {
  const onFocus = vi.fn<() => void>();
  const ref = vi.fn<(element: HTMLButtonElement | null) => void>();
  const screen = await renderWithWords(
    <>
      <Tooltip content="Explanation">
        <button type="button" ref={ref} onFocus={onFocus} aria-describedby="more">
          Do
        </button>
      </Tooltip>
      <p id="more">More</p>
    </>,
  );
  await userEvent.tab();
  expect(onFocus).toHaveBeenCalledOnce();
  expect(ref).toHaveBeenCalledWith(screen.getByRole('button').element());
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('More Explanation');
});

it('has only one open at a time', async () => {
  const screen = await renderWithWords(
    <>
      <Tooltip content="First">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip content="Second">
        <button type="button">Two</button>
      </Tooltip>
    </>,
  );
  await userEvent.tab();
  await expect.element(tooltip()).toHaveTextContent('First');
  await userEvent.hover(screen.getByRole('button', { name: 'Two' }));
  await expect.element(tooltip()).toHaveTextContent('Second');
});

it('shows nothing when there is nothing to say', async () => {
  await renderWithWords(
    <Tooltip content="">
      <button type="button">Do</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(tooltip()).not.toBeInTheDocument();
});
