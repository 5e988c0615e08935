import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, dropOn, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import XmlToJson from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(XmlToJson, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'XML', exact: true });
const result = () => page.getByRole('region', { name: 'JSON' });
const notes = () => page.getByRole('region', { name: 'Notes' });
const printed = () => printedIn(result());
const more = () => page.getByRole('button', { name: 'More options' }).click();

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect
    .poll(printed)
    .toBe('{\n  "a": {\n    "_attributes": {\n      "x": "1.234",\n      "y": "It\'s"\n    }\n  }\n}');
  await more();
  await expectNoAxeViolations(screen.container);
});

it('obeys its options, and forgets them', async () => {
  await open('<r xmlns:a="u"><a:i x="1"> 2 </a:i></r>');
  await choose('Indent', 'One line');
  await expect.poll(printed).toContain('{"r":{"_attributes":{"xmlns:a":"u"},"a:i":{');
  await choose('Convention', /^@name/);
  await choose('Types', /^Numbers/);
  await page.getByRole('checkbox', { name: 'Text-only elements as strings' }).click();
  await more();
  await page.getByRole('textbox', { name: 'Always lists' }).fill('i');
  await page.getByRole('checkbox', { name: 'Remove namespace prefixes' }).click();
  await page.getByRole('checkbox', { name: 'Trim text' }).click();
  await expect.poll(printed).toBe('{"r":{"i":[{"@x":1,"#text":2}]}}');
  await expect.element(notes()).toHaveTextContent('1 namespace declaration left out.');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toContain('"_text": " 2 "');
});

it('says that order is lost, and keeps it when asked to', async () => {
  await open('<r>\n<p>a <b/> c</p></r>');
  await expect.element(notes()).toHaveTextContent('The children of <p> lose their order');
  await notes().getByRole('button', { name: 'Line 2, column 1' }).click();
  await expect.element(input()).toHaveFocus();
  await choose('Convention', /^In order/);
  await expect.element(notes()).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Text-only elements as strings' })).not.toBeInTheDocument();
});

it('says what is wrong with a text, and goes there', async () => {
  await open('<a><b></a>');
  await expect.element(page.getByText('Line 1, column 7: unexpected close tag </a>, expected </b>.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await input().fill('<!DOCTYPE r [<!ENTITY e "x">]>\n<r>&e;</r>');
  await expect
    .element(page.getByText('Line 2, column 4: entity e. Entities defined in the document are not expanded.'))
    .toBeVisible();
});

it('leads to the tool that works the other way round', async () => {
  await open();
  await expect.element(page.getByRole('link', { name: 'Swap' })).toHaveAttribute('href', '/json-to-xml');
});

it('reads a file in its encoding, in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'xml-to-json');
  const head = new TextEncoder().encode('<?xml version="1.0" encoding="GBK"?><r>');
  const books = new TextEncoder().encode('<b/>'.repeat(20_000));
  // 书 in GBK.
  const end = Uint8Array.of(0x3c, 0x63, 0x3e, 0xca, 0xe9, 0x3c, 0x2f, 0x63, 0x3e, 0x3c, 0x2f, 0x72, 0x3e);
  dropOn(input(), new File([head, books, end], 'large.xml'));
  await expect.element(result(), { timeout: 30_000 }).toHaveTextContent('20,015 lines');
});
