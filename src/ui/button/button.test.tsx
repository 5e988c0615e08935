import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithWords } from '../testing';
import { Button } from './button';
import { FoldButton } from './fold-button';

describe('sizes', () => {
  it.each([
    ['small', 28, '12px'],
    ['medium', 34, '14px'],
    ['large', 40, '16px'],
  ] as const)('%s is %i px high with text of %s', async (size, height, fontSize) => {
    const screen = await renderWithWords(<Button size={size}>Go</Button>);
    const button = screen.getByRole('button').element();
    expect(button.getBoundingClientRect().height).toBe(height);
    expect(getComputedStyle(button).fontSize).toBe(fontSize);
  });

  it('is medium when nothing is said', async () => {
    const screen = await renderWithWords(<Button>Go</Button>);
    expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(34);
  });

  it('is square with only an icon', async () => {
    const screen = await renderWithWords(<Button icon="copy" iconOnly aria-label="Copy" size="small" />);
    const { width, height } = screen.getByRole('button', { name: 'Copy' }).element().getBoundingClientRect();
    expect([width, height]).toEqual([28, 28]);
  });
});

it('does not submit forms unless told to', async () => {
  const screen = await renderWithWords(<Button>Go</Button>);
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it.each(['{Enter}', ' '])('acts on the key %j', async (key) => {
  const onClick = vi.fn<() => void>();
  const screen = await renderWithWords(<Button onClick={onClick}>Go</Button>);
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
});

it('does nothing when disabled', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await renderWithWords(
    <Button disabled onClick={onClick}>
      Go
    </Button>,
  );
  await screen.getByRole('button').click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
});

it('names a button without text in a tooltip, too', async () => {
  const screen = await renderWithWords(<Button icon="copy" iconOnly aria-label="Copy it" />);
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Copy it');
  expect(screen.getByRole('button').element().hasAttribute('aria-describedby')).toBe(false);
});

it('opens and closes what it controls', async () => {
  const onChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await renderWithWords(
    <FoldButton label="Bytes" isOpen={false} onChange={onChange} controls="bytes" />,
  );
  const button = screen.getByRole('button', { name: 'Bytes' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  expect(onChange).toHaveBeenCalledWith(true);
});
