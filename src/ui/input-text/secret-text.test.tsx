import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import SecretTextDemo from './secret-text.demo';

async function open() {
  const screen = await renderWithWords(<SecretTextDemo />);
  const field = () => screen.getByLabelText('Secret', { exact: true });
  const secret = () => JSON.parse(screen.container.querySelector('output')?.textContent ?? '') as string;
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return !field().element().dispatchEvent(event);
  };
  return { screen, field, secret, paste };
}

it('is typed unseen in one line', async () => {
  const { screen, field, secret } = await open();
  await expect.element(field()).toHaveAttribute('type', 'password');
  await expect.element(field()).toHaveAttribute('autocomplete', 'off');
  await userEvent.type(field(), 'hunter2');
  expect(secret()).toBe('hunter2');
  await expectNoAxeViolations(screen.container);
});

it('keeps the lines of what is pasted, unseen, with the focus', async () => {
  const { screen, field, secret, paste } = await open();
  await userEvent.type(field(), 'ab');
  expect(paste('one line')).toBe(false);
  expect(paste('c\r\nd\n')).toBe(true);
  await expect.poll(secret).toBe('abc\r\nd\n');
  await expect.element(field()).toHaveFocus();
  const { tagName } = field().element();
  expect([tagName, getComputedStyle(field().element()).getPropertyValue('-webkit-text-security')]).toEqual([
    'TEXTAREA',
    'disc',
  ]);
  await expectNoAxeViolations(screen.container);
  // Among its lines the browser pastes, as a whole it is taken as it is.
  expect(paste('x\ny')).toBe(false);
  (field().element() as HTMLTextAreaElement).select();
  expect(paste('x\r\ny')).toBe(true);
  await expect.poll(secret).toBe('x\r\ny');
});

it('has one line again once what is in it has, and one goes elsewhere', async () => {
  const { field, paste } = await open();
  paste('a\nb');
  await expect.element(field()).toHaveFocus();
  await field().fill('a');
  expect(field().element().tagName).toBe('TEXTAREA');
  await userEvent.tab();
  await expect.element(field()).toHaveAttribute('type', 'password');
});
