import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, rowValue, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import KeycodeInfo from './view';

beforeEach(() => startAfresh(1280, 900));

const open = () => openTool(KeycodeInfo, { words });

type Screen = Awaited<ReturnType<typeof open>>;

const area = (screen: Screen) => screen.getByRole('textbox', { name: 'Press keys here' });

it('takes the focus and shows every property of a press', async () => {
  const screen = await open();
  await expect.element(area(screen)).toHaveFocus();
  await expect.element(screen.getByText('Press a key', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await expect.poll(() => rowValue('key')).toBe('A');
  expect(rowValue('code')).toBe('KeyA');
  expect(rowValue('location')).toBe('0 Standard');
  expect(rowValue('Modifiers')).toBe('Shift');
  expect(rowValue('Code points')).toBe('U+0041');
  expect(rowValue('Snippet')).toBe("if (e.shiftKey && e.code === 'KeyA')");
  await userEvent.keyboard(' ');
  await expect.poll(() => rowValue('key')).toBe('␣ (Space)');
  await expectNoAxeViolations(screen.container);
});

it('keeps Tab, Ctrl+S and the shortcuts of the page from acting, and lets go at the second Escape', async () => {
  const screen = await open();
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  addEventListener('keydown', listen);
  await userEvent.keyboard('{Tab}{Control>}k{/Control}');
  await expect.poll(() => rowValue('Modifiers')).toBe('Ctrl');
  await expect.element(area(screen)).toHaveFocus();
  expect(heard).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => rowValue('key')).toBe('Escape');
  await expect.element(area(screen)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Capture keys' })).toHaveFocus();
  await userEvent.keyboard('x');
  expect(heard).toEqual(['x']);
  removeEventListener('keydown', listen);
});

it('says when an input method took the key', async () => {
  const screen = await open();
  const field = area(screen).element();
  const send = (facts: KeyboardEventInit) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...facts }));
  send({ key: 'Process', code: 'KeyN', keyCode: 229 });
  await expect
    .element(screen.getByText('An input method is active; switch it off to see the key itself.'))
    .toBeVisible();
  expect(rowValue('keyCode')).toBe('229');
  send({ key: 'Unidentified', code: '', keyCode: 229 });
  await expect.poll(() => rowValue('code')).toBe('none (virtual keyboard)');
});

it('keeps a history of the events that are asked for', async () => {
  const screen = await open();
  await screen.getByRole('radio', { name: 'keyup' }).click();
  await area(screen).click();
  await userEvent.keyboard('ab');
  const history = screen.getByRole('table', { name: 'Last presses' });
  await expect.poll(() => history.getByRole('row').elements().length).toBe(3);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(screen.getByText('Click here, then press a key')).toBeVisible();
});

it('says what a keyCode means', async () => {
  const screen = await open();
  await screen.getByRole('searchbox', { name: 'Find a key' }).fill('what is keyCode 13?');
  await expect.element(screen.getByRole('cell', { name: 'NumpadEnter' })).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Find a key' }).fill('999');
  await expect.element(screen.getByText('There is no such key')).toBeVisible();
});
