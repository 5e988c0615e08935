import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { encodeText } from '../../lib/charset-encoder';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, dropOn, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import { SAMPLES } from './samples';
import XmlFormatter from './view';

/** The worker finds operations by the id of their tool. */
const WORKER_ID = 'xml-formatter';

async function open(text?: string, id?: string) {
  const screen = await openTool(XmlFormatter, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'Input', exact: true });
const result = () => page.getByRole('region', { name: 'Result' });
const notes = () => page.getByRole('region', { name: 'Notes' });

const printed = () => printedIn(result());

const drop = (content: BlobPart) =>
  dropOn(page.getByRole('region', { name: 'Input' }), new File([content], 'dropped.xml'));

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = encodeText(text, 'gb18030');
  if (!bytes.ok) throw new Error(bytes.fault.code);
  return bytes.value;
}

beforeEach(() => startAfresh(1280, 1000));

describe('formatting', () => {
  it('begins with an example and formats what is typed', async () => {
    await open();
    await expect.poll(printed).toBe('<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>');
    await input().fill('<a><b/></a>');
    await expect.poll(printed).toBe('<a>\n  <b/>\n</a>');
    await expect.element(result()).toHaveTextContent('before 11 bytes (+36.4%)');
    await expect.element(result()).toHaveTextContent('2 elements');
  });

  it('obeys its options', async () => {
    await open('<a b="1" c="2"><!-- c --><d></d><e> x </e></a>');
    await choose('Indent', 'Tab');
    await expect.poll(printed).toBe('<a b="1" c="2">\n\t<!-- c -->\n\t<d></d>\n\t<e> x </e>\n</a>');
    await page.getByRole('checkbox', { name: 'Remove comments' }).click();
    await page.getByRole('button', { name: 'More options' }).click();
    await choose('Empty elements', '<e/>');
    await choose('Text in text-only elements', 'Trimmed');
    await expect.poll(printed).toBe('<a b="1" c="2">\n\t<d/>\n\t<e>x</e>\n</a>');
    await choose('Attributes', 'One per line in long tags');
    await page.getByRole('spinbutton', { name: 'Longest tag' }).fill('10');
    await expect.poll(printed).toBe('<a\n\tb="1"\n\tc="2">\n\t<d/>\n\t<e>x</e>\n</a>');
    await page.getByRole('radio', { name: 'Minify' }).click();
    await expect.poll(printed).toBe('<a b="1" c="2"><d/><e>x</e></a>');
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.poll(printed).toBe('<a b="1" c="2">\n  <!-- c -->\n  <d></d>\n  <e> x </e>\n</a>');
  });

  it('folds', async () => {
    await open('<a><b><c/></b></a>');
    await expect.poll(printed).toBe('<a>\n  <b>\n    <c/>\n  </b>\n</a>');
    await page.getByRole('button', { name: 'Fold from line 2' }).click();
    await expect.poll(printed).not.toContain('<c/>');
  });

  it('says where the fault is, goes there, and empties the result', async () => {
    await open('<a>\n<b></a></b>');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Line 2, column 7: unexpected close tag </a>, expected </b>.');
    await expect.element(page.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await page.getByRole('button', { name: 'Go to line 2, column 7' }).click();
    expect(caretIn(input())).toBe(10);
  });

  it('suspects HTML', async () => {
    await open('<p>one<br>two</p>');
    await expect.element(page.getByRole('alert')).toHaveTextContent('This looks like HTML.');
    await input().fill('<p>one<b>two</p>');
    await expect.element(page.getByRole('alert')).not.toHaveTextContent('HTML');
  });

  it('warns of prefixes that are not declared, and shows the place', async () => {
    await open('<a>\n<b:c/></a>');
    await expect.element(notes()).toHaveTextContent('The prefix b is not declared.');
    await expect.poll(printed).toBe('<a>\n  <b:c/>\n</a>');
    await notes().getByRole('button', { name: 'Line 2, column 2' }).click();
    expect(document.activeElement).toBe(input().element());
  });

  it('is empty for nothing', async () => {
    await open('');
    await expect.element(result()).toHaveTextContent('The result appears here.');
  });
});

describe('files', () => {
  it('are opened in the encoding that they name', async () => {
    await open();
    drop(bytesOf('<?xml version="1.0" encoding="GBK"?><书>三体</书>'));
    await expect.element(input()).toHaveValue('<?xml version="1.0" encoding="GBK"?><书>三体</书>');
    await expect.poll(printed).toBe('<?xml version="1.0" encoding="GBK"?>\n<书>三体</书>');
    await expect.element(notes()).toHaveTextContent('The XML declaration says GBK');
  });

  it('that are long go through the worker', async () => {
    await open(undefined, WORKER_ID);
    drop(bytesOf(`<?xml version="1.0" encoding="GBK"?><书>${'<章>三体</章>'.repeat(100_000)}</书>`));
    await expect.poll(printed, { timeout: 20_000 }).toContain('  <章>三体</章>');
    await expect.element(page.getByRole('region', { name: 'Input' })).toHaveTextContent('GBK');
    await expect.element(result()).toHaveTextContent('100,001 elements');
  });

  it('that cannot be read say why', async () => {
    await open(undefined, WORKER_ID);
    drop('<?xml version="1.0" encoding="x-none"?><a/>');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The encoding of the file, “x-none”, cannot be read.');
  });
});

describe('tree', () => {
  const tree = () => page.getByRole('tree');
  const item = (name: string) => page.getByRole('treeitem', { name, exact: false });
  const openTree = async (text: string) => {
    const screen = await open(text);
    await page.getByRole('tab', { name: 'Tree' }).click();
    await expect.element(tree()).toBeVisible();
    return screen;
  };

  it('shows elements, attributes and counts, and walks by keyboard', async () => {
    await openTree('<a x="1"><b>text</b><c><d/><d/></c></a>');
    await expect.element(item('a x="1" 2 elements')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('b text')).not.toHaveAttribute('aria-expanded');
    tree().element().focus();
    await userEvent.keyboard('c{ArrowLeft}');
    await expect.element(item('c 2 elements')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(item('d').first()).not.toBeInTheDocument();
  });

  it('names the place of a node', async () => {
    await openTree('<a><b/><b><c/></b></a>');
    await item('c').click();
    const bar = page.getByRole('group', { name: 'Selected node' });
    await expect.element(bar).toHaveTextContent('/a/b[2]/c');
    await expect.element(bar.getByRole('button', { name: 'Copy XPath' })).toBeEnabled();
  });

  it('opens and closes by level, and scrolls through very many', async () => {
    await openTree(`<a>${'<b><c/></b>'.repeat(1500)}</a>`);
    await choose('Expand to', 'Expand all');
    tree().element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => page.getByRole('treeitem', { selected: true }).element().textContent).toBe('c');
    expect(tree().element().querySelectorAll('[role=treeitem]').length).toBeLessThan(200);
    await choose('Expand to', 'Collapse all');
    await expect.poll(() => tree().element().querySelectorAll('[role=treeitem]').length).toBe(1);
  });

  it('is accessible', async () => {
    const screen = await openTree(SAMPLES.dtd);
    await expectNoAxeViolations(screen.container);
  });
});

it('is accessible with a fault', async () => {
  const screen = await open('<p>one<br>two</p>');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});
