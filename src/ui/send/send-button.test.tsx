import { afterEach, beforeEach, expect, it } from 'vitest';
import { followSent, type Sent } from '../../operations/sent';
import { renderWithWords } from '../testing';
import { SendButton } from './send-button';

const { dataset } = document.documentElement;
let sent: Sent[] = [];
let stop = () => {};

beforeEach(() => {
  sent = [];
  stop = followSent((one) => sent.push(one));
});

afterEach(() => {
  stop();
  delete dataset.search;
});

/** A button whose content is made when one says so, pressed. */
async function press() {
  const made = { resolve: (_: string) => {}, reject: (_: Error) => {} };
  const content = () => new Promise<string>((resolve, reject) => Object.assign(made, { resolve, reject }));
  const screen = await renderWithWords(<SendButton content={content} />);
  const button = screen.getByRole('button', { name: 'Send to another tool' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  return { made, screen, button };
}

it('keeps what is typed while the content is made for the search that follows', async () => {
  const { made, button } = await press();
  expect(dataset.search).toBe('');
  // As the boot script does.
  dataset.search = 'diff';
  made.resolve('a');
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(sent.map(({ text }) => text)).toEqual(['a']);
  expect(dataset.search).toBe('diff');
});

it('sends nothing once it was given up', async () => {
  const { made, button } = await press();
  delete dataset.search;
  made.resolve('a');
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(sent).toEqual([]);
});

it('leaves the keys to the page where the content could not be made', async () => {
  const { made, screen } = await press();
  made.reject(new Error('none'));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(dataset.search).toBeUndefined();
  expect(sent).toEqual([]);
});
