import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { markAutofocus } from '../mark-autofocus';
import { Select } from '../select/select';
import { renderWithWords } from '../testing';
import { Modal } from './modal';

function Opened({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onClose={close} title="A dialog" footer={<button type="button">Do it</button>}>
        <p>Text of the dialog</p>
        <input type="file" aria-label="File" />
        <Select
          label="Colour"
          options={[
            { label: 'Red', value: 'red' },
            { label: 'Blue', value: 'blue' },
          ]}
          value="red"
          onChange={() => undefined}
        />
      </Modal>
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'A dialog' });

it('opens as a modal dialog and holds nothing while closed', async () => {
  const screen = await renderWithWords(<Opened />);
  await expect.element(screen.getByText('Text of the dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element().matches(':modal')).toBe(true);
  await expect.element(screen.getByText('Text of the dialog')).toBeVisible();
});

it('closes on Escape and gives focus back', async () => {
  const screen = await renderWithWords(<Opened />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('closes on a click outside, once', async () => {
  const onClosed = vi.fn<() => void>();
  const screen = await renderWithWords(<Opened onClosed={onClosed} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledOnce();
});

it('stays open on a click inside', async () => {
  const screen = await renderWithWords(<Opened />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByText('Text of the dialog').click();
  await dialog().click({ position: { x: 3, y: 3 } });
  await expect.element(dialog()).toBeVisible();
});

it('stays open when a selection is dragged out of it', async () => {
  const screen = await renderWithWords(<Opened />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const element = dialog().element();
  const { left, top } = element.getBoundingClientRect();
  screen
    .getByText('Text of the dialog')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left - 5, clientY: top - 5 }));
  await expect.element(dialog()).toBeVisible();
});

it('closes by its button', async () => {
  const screen = await renderWithWords(<Opened />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('is not closed by a file picker that is', async () => {
  const screen = await renderWithWords(<Opened />);
  await screen.getByRole('button', { name: 'Open' }).click();
  screen
    .getByLabelText('File')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  await expect.element(dialog()).toBeVisible();
});

it('stays open while Escape closes a list in it', async () => {
  const screen = await renderWithWords(<Opened />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('combobox').click();
  await expect.element(screen.getByRole('option', { name: 'Blue' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('begins at the marked element, else at itself', async () => {
  const screen = await renderWithWords(
    <Modal open title="Marked" onClose={() => undefined}>
      <input aria-label="First" />
      <input aria-label="Second" ref={markAutofocus} />
    </Modal>,
  );
  await expect.element(screen.getByLabelText('Second')).toHaveFocus();
  await screen.rerender(
    <Modal key="other" open title="Plain" onClose={() => undefined}>
      <input aria-label="First" />
    </Modal>,
  );
  await expect.poll(() => document.activeElement?.parentElement === screen.getByRole('dialog').element()).toBe(true);
});

it.each([
  ['m', 576],
  ['palette', 650],
] as const)('%s is at most %i px wide and never wider than the window', async (size, width) => {
  await page.viewport(1000, 700);
  const screen = await renderWithWords(
    <Modal open title="Wide" size={size} onClose={() => undefined}>
      <p>{'word '.repeat(400)}</p>
    </Modal>,
  );
  const box = () => screen.getByRole('dialog').element().getBoundingClientRect();
  expect(box().width).toBe(width);
  expect(box().bottom).toBeLessThanOrEqual(700);
  await page.viewport(320, 600);
  expect(box().left).toBeGreaterThanOrEqual(0);
  expect(box().right).toBeLessThanOrEqual(320);
  await page.viewport(414, 896);
});

it.each([
  ['a page with a scroll bar', 15],
  ['a page without one', 0],
])('dims the whole window, and %s stays where it is', async (_name, bar) => {
  const screen = await renderWithWords(<Opened />);
  const { documentElement, body } = document;
  vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - bar);
  const room = () => getComputedStyle(body).paddingInlineEnd;
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
  // The place of a gutter would stay bright.
  expect(getComputedStyle(documentElement).scrollbarGutter).toBe('auto');
  expect(getComputedStyle(documentElement).overflowY).toBe('hidden');
  expect(room()).toBe(`${bar}px`);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(room()).toBe('0px');
});
