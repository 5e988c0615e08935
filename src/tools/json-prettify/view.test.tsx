import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import { samples } from './samples';
import JsonPrettify from './view';

async function open(text?: string) {
  const screen = await openTool(JsonPrettify, { words, height: 900 });
  if (text !== undefined) await page.getByRole('textbox', { name: 'Input', exact: true }).fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'Input', exact: true });
const result = () => page.getByRole('region', { name: 'Result' });
const notes = () => page.getByRole('region', { name: 'Notes' });

const printed = () => printedIn(result());

beforeEach(() => startAfresh(1280, 1000));

describe('formatting', () => {
  it('begins with an example and formats what is typed', async () => {
    await open();
    await expect.poll(printed).toBe('{\n  "hello": "world",\n  "foo": "bar"\n}');
    await input().fill('{"id":17478252242305210114,"d":1.10}');
    await expect.poll(printed).toBe('{\n  "id": 17478252242305210114,\n  "d": 1.10\n}');
    await expect.element(result()).toHaveTextContent('3 values');
    await expect.element(result()).toHaveTextContent('depth 1');
  });

  it('obeys its options', async () => {
    await open('{"b":1,"a":["é"]}');
    await choose('Indent', 'One line');
    await expect.poll(printed).toBe('{"b":1,"a":["é"]}');
    await choose('Sort keys', 'A→Z by code unit');
    await expect.poll(printed).toBe('{"a":["é"],"b":1}');
    await choose('Strings', 'Escape non-ASCII');
    await expect.poll(printed).toBe('{"a":["\\u00e9"],"b":1}');
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('checkbox', { name: 'Descending' }).click();
    await expect.poll(printed).toBe('{"b":1,"a":["\\u00e9"]}');
  });

  it('says where the fault is, and empties the result', async () => {
    await open('{"a":1\n "b":2}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Line 2, column 2: expected “,” or “}”.');
    await expect.element(page.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await input().fill('{"a":01}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Line 1, column 6: leading zero in a number.');
  });

  it('refuses JSON5 in strict mode only', async () => {
    await open('{a: 1}');
    await expect.element(notes()).toHaveTextContent('Read as JSON5: quoted 1 bare key.');
    await page.getByRole('checkbox', { name: 'Strict mode' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Line 1, column 2: keys need double quotes');
  });

  it('warns of repeated keys and goes there', async () => {
    await open('{"a":1,"a":2,"__proto__":3}');
    await expect.element(notes()).toHaveTextContent('Duplicate key “a” at line 1, column 8');
    await notes().getByRole('button', { name: 'Show' }).click();
    expect(document.activeElement).toBe(input().element());
    expect(caretIn(input())).toBe(7);
  });
});

describe('help with what is no JSON', () => {
  it('repairs only when the visitor accepts, and undoes it', async () => {
    await open('{"a":True "b":None}');
    await page.getByRole('button', { name: 'Try to repair' }).click();
    const panel = page.getByRole('region', { name: 'Suggested repair' });
    await expect.element(panel).toHaveTextContent('True replaced by true,');
    await expect.element(input()).toHaveValue('{"a":True "b":None}');
    await panel.getByRole('button', { name: 'Use the repaired text' }).click();
    await expect.element(input()).toHaveValue('{"a":true, "b":null}');
    await notes().getByRole('button', { name: 'Undo' }).click();
    await expect.element(input()).toHaveValue('{"a":True "b":None}');
  });

  it('unescapes pasted JSON', async () => {
    await open('[{\\"value\\": 1}]');
    await page.getByRole('button', { name: 'Unescape, then format' }).click();
    await expect.poll(printed).toBe('[\n  {\n    "value": 1\n  }\n]');
  });

  it('unwraps strings level by level, and back', async () => {
    await open(JSON.stringify(JSON.stringify('{"a":1}')));
    await notes().getByRole('button', { name: 'Unwrap' }).click();
    await notes().getByRole('button', { name: 'Unwrap' }).click();
    await expect.poll(printed).toBe('{\n  "a": 1\n}');
    await notes().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(printed).toBe('"{\\"a\\":1}"');
  });

  it('offers JSON Lines for several values', async () => {
    await open('{"a": 1} {"b": 2}');
    await page.getByRole('button', { name: 'Format as JSON Lines' }).click();
    await expect.poll(printed).toBe('{"a":1}\n{"b":2}');
    await input().fill(samples('').lines);
    await expect.element(notes()).toHaveTextContent('Read as JSON Lines: 3 values.');
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

  it('shows, folds and walks by keyboard', async () => {
    await openTree('{"list":[1,{"deep":null}],"when":"2026-11-20T08:30:00Z","url":"https://example.com"}');
    await expect.element(item('"list": [ ] 2 items')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('"when"')).toHaveTextContent('2026');
    tree().element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect.element(item('"list"')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(item('"deep"')).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect.element(item('"url"')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', 'https://example.com');
    await userEvent.keyboard('li');
    await expect.element(item('"list"')).toHaveAttribute('aria-selected', 'true');
  });

  it('finds in closed branches', async () => {
    await openTree('{"a":{"b":{"needle":1}},"c":["NEEDLES","x"]}');
    await choose('Expand to', 'Collapse all');
    await expect.element(item('"a"')).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Find in keys and values' }).fill('needle');
    await expect.element(page.getByText('2 found')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(item('"needle"')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByText('1 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.element(item('"NEEDLES"')).toHaveAttribute('aria-selected', 'true');
  });

  it('names the place of a node', async () => {
    await openTree('{"a/b":[{"it\'s":"x"}]}');
    await item('"it\'s"').click();
    const bar = page.getByRole('group', { name: 'Selected node' });
    await expect.element(bar).toHaveTextContent("$['a/b'][0]['it\\'s']");
    for (const name of ['Copy key', 'Copy value', 'Copy JSONPath', 'Copy JSON Pointer']) {
      await expect.element(bar.getByRole('button', { name, exact: true })).toBeEnabled();
    }
  });

  it('scrolls through very many', async () => {
    await openTree(JSON.stringify({ all: Array.from({ length: 3500 }, (_, i) => i) }));
    await choose('Expand to', 'Expand all');
    tree().element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(item('3499: 3499')).toHaveAttribute('aria-posinset', '3500');
    expect(tree().element().querySelectorAll('[role=treeitem]').length).toBeLessThan(200);
  });

  it('is accessible', async () => {
    const screen = await openTree(samples('comment').json5);
    await expectNoAxeViolations(screen.container);
  });
});

it('is accessible with a fault', async () => {
  const screen = await open('{"a":1,,}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});
