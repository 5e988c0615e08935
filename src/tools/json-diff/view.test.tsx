import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import JsonDiff from './view';

/** The worker knows only the real id. */
async function open(left?: string, right?: string, id?: string) {
  const screen = await openTool(JsonDiff, { words, id });
  if (left !== undefined) await field('Left').fill(left);
  if (right !== undefined) await field('Right').fill(right);
  return screen;
}

const field = (name: 'Left' | 'Right') => page.getByRole('textbox', { name, exact: true });
const result = () => page.getByRole('region', { name: 'Comparison' });
const tree = () => page.getByRole('tree');
const item = (name: string) => page.getByRole('treeitem', { name, exact: false });
const details = () => page.getByRole('group', { name: 'Selected value' });
const notes = () => page.getByRole('region', { name: 'Notes' });
const tab = (name: string) => page.getByRole('tab', { name }).click();

function rows(): string[] {
  return Array.from(tree().element().querySelectorAll('[role=treeitem]'), (row) => row.textContent);
}

beforeEach(() => startAfresh(1280, 1000));

describe('tree', () => {
  it('begins with an example', async () => {
    await open();
    await expect.element(item('changed "foo": "bar" → "buz"')).toBeVisible();
    await expect.element(item('added "baz": "qux"')).toBeVisible();
    await expect.element(result()).toHaveTextContent('1 added0 removed1 changed');
    await expect.element(page.getByText('2 differences')).toBeVisible();
  });

  it('shows both inputs as typed, and an inserted item as inserted', async () => {
    await open('[{"a":["1"]}]', '[{"b":["2"]},{"a":["1"]}]');
    await expect.element(item('added 0: { } 1 member')).toBeVisible();
    await expect.element(result()).toHaveTextContent('1 added0 removed0 changed');
    await expect.element(field('Left')).toHaveValue('[{"a":["1"]}]');
    await expect.element(field('Right')).toHaveValue('[{"b":["2"]},{"a":["1"]}]');
  });

  it('says when nothing differs', async () => {
    await open('{"foo":"bar"}', '{   "foo":  "bar" }  ');
    await expect.element(result()).toHaveTextContent('The two documents are the same.');
    await tab('JSON Patch');
    await expect.element(result().getByText('[]')).toBeVisible();
  });

  it('waits for the other side', async () => {
    await open('{"a":1}', '');
    await expect.element(result()).toHaveTextContent('The comparison appears here once both sides are filled in.');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('folds what is equal, unfolds it, or leaves it out', async () => {
    const items = Array.from({ length: 12 }, (_, i) => i);
    await open(JSON.stringify(items), JSON.stringify(items.with(6, 99)));
    await expect.poll(rows).toHaveLength(8);
    await item('4 unchanged').click();
    await expect.poll(rows).toHaveLength(11);
    await page.getByRole('checkbox', { name: 'Only differences' }).click();
    await expect.poll(rows).toHaveLength(2);
    await page.getByRole('checkbox', { name: 'Only differences' }).click();
    await page.getByRole('button', { name: 'Fold what is equal' }).click();
    await expect.poll(rows).toHaveLength(8);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(rows).toHaveLength(13);
  });

  it('goes from difference to difference by buttons and keys', async () => {
    await open('{"a":1,"b":{"c":1,"d":1},"e":1}', '{"a":2,"b":{"c":1,"d":2},"f":1}');
    await expect.element(page.getByText('4 differences')).toBeVisible();
    await page.getByRole('button', { name: 'Next difference' }).click();
    await expect.element(page.getByText('1 of 4')).toBeVisible();
    await expect.element(details()).toHaveTextContent('/a');
    await page.getByRole('button', { name: 'Previous difference' }).click();
    await expect.element(page.getByText('4 of 4')).toBeVisible();
    tree().element().focus();
    await userEvent.keyboard('nn');
    await expect.element(details()).toHaveTextContent('/b/d');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(item('"b"')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{F7}');
    await expect.element(item('"d"')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('p{Home}{ArrowDown}{ArrowRight}{End}');
    await expect.element(item('"f"')).toHaveAttribute('aria-selected', 'true');
  });

  it('explains what one does not see', async () => {
    await open('{"n":42,"s":"a ","u":"caf\u00e9","z":null,"k":1}', '{"n":42.0,"s":"a","u":"cafe\u0301","k":"1"}');
    await expect.element(item('"n"')).toHaveTextContent('same number');
    await expect.element(item('"z"')).toHaveTextContent('null ≠ absent');
    await expect.element(item('"k"')).toHaveTextContent('number → string');
    await item('"s"').click();
    await expect.element(details()).toHaveTextContent('White space at the end differs: left U+0020, right none.');
    await expect.element(details()).toHaveTextContent('a␣');
    await item('"u"').click();
    await expect.element(details()).toHaveTextContent('Unicode normalization differs: left NFC, right NFD.');
    await item('"n"').getByText('same number').hover();
    await expect.element(page.getByText('42 and 42.0 are the same number, written differently.').first()).toBeVisible();
  });

  it('folds long strings around their difference', async () => {
    const long = 'lorem ipsum '.repeat(50);
    await open(JSON.stringify({ t: `${long}cat${long}` }), JSON.stringify({ t: `${long}cut${long}` }));
    await expect.element(item('"t"')).toHaveTextContent(/…[a-z ]*cat[a-z ]*….* → …[a-z ]*cut[a-z ]*…/);
    await item('"t"').click();
    await expect.element(details().getByRole('group', { name: 'Right' }).getByText('u', { exact: true })).toBeVisible();
    await expect.element(details()).toHaveTextContent('equal characters');
  });

  it('is accessible', async () => {
    const screen = await open('{"a":[1,2],"s":"x ","z":null}', '{"a":[2,3],"s":"x","k":{"l":1}}');
    await expect.element(item('"k"')).toBeVisible();
    await item('"s"').click();
    await expect.element(details()).toHaveTextContent('White space');
    await expectNoAxeViolations(screen.container);
  });
});

describe('options', () => {
  it('compare arrays by index, by key field and without order', async () => {
    await open('[{"k":1,"v":1},{"k":2}]', '[{"k":2},{"k":1,"v":1}]');
    await choose('Arrays', /^By index/);
    await expect.element(result()).toHaveTextContent('1 added1 removed2 changed');
    await choose('Arrays', /^By key field/);
    await page.getByRole('textbox', { name: 'Key field' }).fill('k');
    await expect.element(result()).toHaveTextContent('0 added0 removed0 changed1 moved');
    await expect.element(item('moved')).toHaveTextContent('0 → 1');
    await choose('Arrays', /^Order ignored/);
    await expect.element(result()).toHaveTextContent('The two documents are the same.');
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Arrays' })).toHaveTextContent('Aligned');
  });

  it('compare numbers as written', async () => {
    await open('{"a":1,"b":1e2}', '{"b":100,"a":1.0}');
    await expect.element(result()).toHaveTextContent('The two documents are the same.');
    await choose('Numbers', /^As written/);
    await expect.element(result()).toHaveTextContent('2 changed');
  });

  it('leave paths out', async () => {
    await open('{"at":1,"list":[{"at":2}]}', '{"at":3,"list":[{"at":4}]}');
    await page.getByRole('button', { name: 'More options' }).click();
    const paths = page.getByRole('textbox', { name: 'Ignored paths' });
    await paths.fill('/at\n/list/*/at');
    await expect.element(result()).toHaveTextContent('The two documents are the same.');
    await paths.fill('at');
    await expect.element(notes()).toHaveTextContent('Line 1: “at” is no JSON Pointer.');
  });
});

describe('texts', () => {
  it('say on which side and where the fault is, and go there', async () => {
    await open('{"a":1\n "b":2}', '{"a":tru}');
    const left = page.getByRole('region', { name: 'Left' });
    await expect.element(left.getByRole('alert')).toHaveTextContent('Left, line 2, column 2: expected “,” or “}”.');
    await expect
      .element(page.getByRole('region', { name: 'Right' }).getByRole('alert'))
      .toHaveTextContent('Right, line 1, column 6: unknown word “tru”.');
    await expect.element(tree()).not.toBeInTheDocument();
    await left.getByRole('button', { name: 'Go to line 2, column 2' }).click();
    expect([document.activeElement, caretIn(field('Left'))]).toEqual([field('Left').element(), 8]);
  });

  it('may be JSON5 and may repeat keys, with a note', async () => {
    await open('{"a":1,}', '{"b":1,\n"b":2}');
    await expect.element(notes()).toHaveTextContent('Left: no strict JSON; read as JSON5.');
    await expect.element(notes()).toHaveTextContent('Right: Duplicate key “b” (line 2); the last one counts.');
    await notes().getByRole('button', { name: 'Show' }).click();
    await expect.element(field('Right')).toHaveFocus();
  });

  it('are swapped, formatted, and come back', async () => {
    await open('{"a":1.0}', '{"b":[ ]}', 'json-diff');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect.element(field('Left')).toHaveValue('{"b":[ ]}');
    await page.getByRole('button', { name: 'Format' }).click();
    await expect.element(field('Left')).toHaveValue('{\n  "b": []\n}');
    await expect.element(field('Right')).toHaveValue('{\n  "a": 1.0\n}');
    await page.getByRole('button', { name: 'Undo formatting' }).click();
    await expect.element(field('Left')).toHaveValue('{"b":[ ]}');
    await expect.element(field('Right')).toHaveValue('{"a":1.0}');
  });
});

describe('other views', () => {
  it('stand side by side', async () => {
    await open('[{"a":["1"]}]', '[{"b":["2"]},{"a":["1"]}]');
    await tab('Side by side');
    await expect.poll(() => rows().length).toBe(5);
    await expect.element(item('added 0: { } 1 member').getByRole('img', { name: 'absent' })).toBeVisible();
    await expect.element(item('0: { } 1 member 1: { } 1 member')).toBeVisible();
  });

  it('list the changes and lead to them', async () => {
    await open('{"a":{"b":1},"c":null}', '{"a":{"b":12345678901234567890},"d":[]}');
    await tab('List');
    const cells = () => Array.from(result().element().querySelectorAll('tbody tr'), (row) => row.textContent);
    await expect
      .poll(cells)
      .toEqual(['changed/a/b112345678901234567890', 'removed/cnullabsent', 'added/dabsent[ ] 0 items']);
    await expect.element(page.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
    await page.getByRole('button', { name: 'Show /a/b in the tree' }).click();
    await expect.element(item('"b"')).toHaveAttribute('aria-selected', 'true');
  });

  it('give a patch', async () => {
    await open('{"pathId":2229035756051152895}', '{"pathId":2229035756051153000}');
    await tab('JSON Patch');
    await expect
      .element(result())
      .toHaveTextContent('[ {"op":"replace","path":"/pathId","value":2229035756051153000}]');
    await expect.element(result().getByRole('button', { name: 'Copy' })).toBeEnabled();
    await expect.element(result().getByRole('button', { name: 'Download patch.json' })).toBeEnabled();
  });

  it('compare the printed texts', async () => {
    await open('{"b":1,"a":[1,2]}', '{"a":[1,2],"b":2}');
    await tab('Text');
    await expect.element(result()).toHaveTextContent('1 change');
    await expect.element(result()).toHaveTextContent('"b": 1');
    await page.getByRole('switch', { name: 'Sort keys' }).click();
    await expect.element(result()).not.toHaveTextContent('1 change');
  });
});

it('compares large files in the worker', async () => {
  const items = Array.from({ length: 30_000 }, (_, id) => ({ id, name: `item ${id}` }));
  await open(JSON.stringify(items), JSON.stringify(items.toSpliced(15_000, 1)), 'json-diff');
  await expect.element(result()).toHaveTextContent('0 added1 removed0 changed');
  await page.getByRole('button', { name: 'Next difference' }).click();
  await expect.element(details()).toHaveTextContent('/15000');
  await expect.element(item('removed 15000')).toBeVisible();
  expect(rows().length).toBeLessThan(100);
});
