import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, dropOn, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import JsonToXml from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(JsonToXml, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'JSON', exact: true });
const result = () => page.getByRole('region', { name: 'XML' });
const notes = () => page.getByRole('region', { name: 'Notes' });
const printed = () => printedIn(result());

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect.poll(printed).toBe('<a x="1.234" y="It\'s"/>');
  await page.getByRole('button', { name: 'More options' }).click();
  await expectNoAxeViolations(screen.container);
  await input().fill('{"1 a":[1.10,{}]}');
  await expect.poll(printed).toBe('<root>\n  <_1_a>1.10</_1_a>\n  <_1_a/>\n</root>');
  await expect.element(notes()).toHaveTextContent('“1 a” is no name in XML; it became “_1_a” (["1 a"]).');
  await expect.element(result()).toHaveTextContent('3 elements');
});

it('obeys its options, and forgets them', async () => {
  const usual = '<root>\n  <item>\n    <_x>1</_x>\n  </item>\n</root>';
  await open('[{"@x":1}]');
  await expect.poll(printed).toBe(usual);
  await choose('Convention', /^@name/);
  await choose('Indent', 'One line');
  await page.getByRole('textbox', { name: 'Root element' }).fill('list');
  await page.getByRole('textbox', { name: 'List item' }).fill('entry');
  await page.getByRole('checkbox', { name: 'XML declaration' }).click();
  await expect.poll(printed).toBe('<?xml version="1.0" encoding="UTF-8"?><list><entry x="1"/></list>');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe(usual);
});

it('takes nodes in their order', async () => {
  await open(
    '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"a "},{"type":"element","name":"b"}]}]}',
  );
  await expect.element(notes()).toHaveTextContent('In order (elements)');
  await choose('Convention', /^In order/);
  await expect.poll(printed).toBe('<p>a <b/></p>');
  await expect.element(page.getByRole('textbox', { name: 'List item' })).not.toBeInTheDocument();
});

it('says what is wrong with a text, and goes there', async () => {
  await open('{"a":\n"\\u0000"}');
  await expect
    .element(page.getByText('Line 2, column 2: the character U+0000 is not allowed in XML 1.0.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Go to line 2, column 2' }).click();
  await expect.element(input()).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
});

it('leads to the tool that works the other way round', async () => {
  await open();
  await expect.element(page.getByRole('link', { name: 'Swap' })).toHaveAttribute('href', '/xml-to-json');
});

it('reads a file in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'json-to-xml');
  const items = `[${'{"name":"package","n":12345678901234567890},'.repeat(5000)}{}]`;
  dropOn(input(), new File([items], 'large.json'));
  await expect.element(result(), { timeout: 30_000 }).toHaveTextContent('15,002 elements');
});
