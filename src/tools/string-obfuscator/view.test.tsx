import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import StringObfuscator from './view';

beforeEach(() => startAfresh(1280, 1200));

async function open() {
  const screen = await openTool(StringObfuscator, { words, id: 'string-obfuscator' });
  return { screen, text: screen.getByRole('textbox', { name: 'Text', exact: true }) };
}

const output = () =>
  [...document.querySelectorAll('[aria-label="Masked"] [data-line], [aria-label="Masked"]')]
    .map((part) => part.textContent)
    .join('\n');

it('masks on opening, and warns of too much that is kept', async () => {
  const { screen, text } = await open();
  await expect.poll(output).toContain('Lore* ***** ***** *** amet');
  await text.fill('1234567890');
  await expect.element(screen.getByText(/More than half can still be read: 8 of 10/)).toBeVisible();
  await screen.getByRole('spinbutton', { name: 'Keep first' }).fill('5');
  await screen.getByRole('spinbutton', { name: 'Keep last' }).fill('5');
  await expect.element(screen.getByText('Nothing would be hidden: 10 characters, 10 kept.')).toBeVisible();
  await expect.poll(output).toContain('123*****90');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('checkbox', { name: 'Allow revealing all' }).click();
  await expect.poll(output).toContain('1234567890');
  await screen.getByRole('spinbutton', { name: 'Keep first' }).fill('-1');
  await expect.element(screen.getByText(/^Correct the marked place/)).toBeVisible();
  await expect.element(screen.getByText('Enter a whole number, 0 or more.')).toBeVisible();
});

it('masks each line with the character chosen', async () => {
  const { screen, text } = await open();
  await text.fill('abcdefghijkl\nmnopqrstuvwx');
  await screen.getByRole('radio', { name: 'Each line' }).click();
  await screen.getByRole('button', { name: 'Mask with █' }).click();
  await expect.poll(output).toContain('mnop████uvwx');
  await screen.getByRole('textbox', { name: 'Mask character' }).fill('ab');
  await expect.element(screen.getByText('Enter exactly one character.')).toBeVisible();
  await expect.poll(output).not.toContain('█');
});

it('finds secrets, counts them, and spares what is unticked', async () => {
  const { screen, text } = await open();
  await screen.getByRole('radio', { name: 'Find secrets' }).click();
  await text.fill('mail a@b.co and A@b.co from 8.8.8.8 via 10.0.0.1');
  await screen.getByRole('radio', { name: 'Placeholder' }).click();
  await expect.poll(output).toContain('mail <email-1> and <email-1> from <ip-1> via 10.0.0.1');
  await expect.element(screen.getByText('E-mail addresses ×2')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('checkbox', { name: /a@b\.co → <email-1>/ }).click();
  await expect.poll(output).toContain('mail a@b.co and A@b.co from <ip-1>');
  await screen.getByRole('textbox', { name: 'Own words and regexes' }).fill('via\n/[/');
  await expect.poll(output).toContain('<ip-1> <own-1> 10.0.0.1');
  await expect.element(screen.getByText(/^Line 2: /)).toBeVisible();
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href;
  expect(stored).not.toContain('b.co');
  expect(stored).not.toContain('via');
});

it('uses placeholders unless told otherwise, and warns of finds that can still be read when masked', async () => {
  const { screen, text } = await open();
  await screen.getByRole('radio', { name: 'Find secrets' }).click();
  await text.fill('password=hunter2');
  await expect.poll(output).toContain('password=<pair-1>');
  await screen.getByRole('radio', { name: 'Mask', exact: true }).click();
  await expect.poll(output).toContain('password=hu****2');
  await expect.element(screen.getByText('3 of 7 characters can be read')).toBeVisible();
  await expect.element(screen.getByText(/Of 1 find, too much can still be read/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('keeps the messages of two bad rules', async () => {
  const { screen, text } = await open();
  await screen.getByRole('radio', { name: 'Find secrets' }).click();
  await text.fill('zeus');
  await screen.getByRole('textbox', { name: 'Own words and regexes' }).fill(`/[/\nzeus\n/(/\n${'x'.repeat(30_000)}`);
  await expect.poll(output).toContain('<own-1>');
  await expect.element(screen.getByText(/Line 1: .* Line 3: .* Line 4: a rule has at most/)).toBeVisible();
});

it('leaves out only the expression that takes for ever', async () => {
  const { screen, text } = await open();
  await screen.getByRole('radio', { name: 'Find secrets' }).click();
  await text.fill(`${'a'.repeat(60)}! 8.8.8.8 zeus hera`);
  await screen.getByRole('textbox', { name: 'Own words and regexes' }).fill('zeus\n/(a+)+$/\n/he[r]a/\n/[/');
  await expect.element(screen.getByText(/Line 2 took more than 2 seconds.* Line 4: /)).toBeVisible();
  await expect.poll(output).toContain('! <ip-1> <own-1> <own-2>');
});
