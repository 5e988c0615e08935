import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, pickFiles, startAfresh, watchClipboard, watchSaved } from '../../ui/testing-visit';
import { words } from './locales/en';
import TextDiff from './view';

/** Only the tool's own name has operations in the worker. */
async function open(id?: string) {
  const screen = await openTool(TextDiff, { words, ...(id && { id }) });
  return { screen, left: textbox('Left text'), right: textbox('Right text') };
}

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const pane = (name: string) => page.getByRole('region', { name });
const summary = (text: string) => page.getByText(text, { exact: true });
/** The names above the comparison. */
const compared = () =>
  [...document.querySelectorAll('[data-layout][aria-hidden] > span')].map((name) => name.textContent);
const marks = () => [...document.querySelectorAll('[data-row] mark')].map((mark) => mark.textContent);

const pick = (side: 'Left text' | 'Right text', file: File) => pickFiles(pane(side).element(), file);

beforeEach(() => startAfresh(1280, 1000));

describe('comparing', () => {
  it('begins with a sample and follows what is typed', async () => {
    const { screen, left, right } = await open();
    await expect.element(summary('1 line added, 1 line removed, 1 line changed')).toBeInTheDocument();
    await expectNoAxeViolations(screen.container);
    await left.fill('the quick brown fox');
    await right.fill('the quick red fox');
    await expect.element(summary('0 lines added, 0 lines removed, 1 line changed')).toBeInTheDocument();
    await expect.poll(marks).toEqual(['brown', 'red']);
    await right.fill('the quick brown fox');
    await expect.element(page.getByText('The two texts are identical.')).toBeVisible();
    await left.fill('');
    await right.fill('');
    await expect.element(page.getByText('The two texts are identical.')).toBeVisible();
    await right.fill('a');
    await expect.element(summary('1 line added, 0 lines removed, 0 lines changed')).toBeInTheDocument();
  });

  it('ignores what it is told to, and forgets that on reset', async () => {
    const { left, right } = await open();
    await left.fill('Some  Text\n\nend');
    await right.fill('some text\nend');
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('checkbox', { name: 'Case' }).click();
    await page.getByRole('checkbox', { name: 'All white space' }).click();
    await expect.element(summary('0 lines added, 1 line removed, 0 lines changed')).toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Blank lines' }).click();
    await expect.element(page.getByText('The two texts are identical except for what is ignored.')).toBeVisible();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.element(summary('0 lines added, 1 line removed, 1 line changed')).toBeInTheDocument();
  });

  it('shows both sides in one column, and the view stays so', async () => {
    const { screen } = await open('text-diff-seen-again');
    await page.getByRole('radio', { name: 'Inline' }).click();
    await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(8);
    await screen.unmount();
    await open('text-diff-seen-again');
    await expect.element(page.getByRole('radio', { name: 'Inline' })).toBeChecked();
  });

  it('swaps the sides with their names', async () => {
    const { left, right } = await open();
    await left.fill('one');
    await right.fill('two');
    await page.getByRole('button', { name: 'Swap sides' }).click();
    await expect.element(left).toHaveValue('two');
    await expect.element(right).toHaveValue('one');
    await page.getByRole('button', { name: 'More options' }).click();
    await expect.element(textbox('Name of the left side')).toHaveValue('right.txt');
  });

  it('swaps files with their names and encodings', async () => {
    const { left, right } = await open();
    pick('Left text', new File([Uint8Array.of(0xc4, 0xe3, 0xba, 0xc3, 0x0a)], 'greeting.txt'));
    await expect.element(left).toHaveValue('你好\n');
    const swap = page.getByRole('button', { name: 'Swap sides' });
    await swap.click();
    await expect.element(right).toHaveValue('你好\n');
    await expect.element(pane('Right text').getByRole('combobox')).toHaveTextContent('GB18030');
    await expect.element(pane('Left text').getByRole('combobox')).not.toBeInTheDocument();
    await expect.poll(compared).toEqual(['right.txt', 'greeting.txt']);
    await swap.click();
    await expect.element(left).toHaveValue('你好\n');
    await expect.poll(compared).toEqual(['greeting.txt', 'right.txt']);
  });

  it('goes from change to change while a text is edited', async () => {
    const { left } = await open();
    await left.click();
    await userEvent.keyboard('{F7}');
    await expect.element(page.getByText('Change 1 of 3')).toBeVisible();
    await userEvent.keyboard('{F7}{Shift>}{F7}{/Shift}{Shift>}{F7}{/Shift}');
    await expect.element(page.getByText('Change 3 of 3')).toBeVisible();
    await expect.element(left).toHaveFocus();
  });

  it('colours JSON, unless that is switched off', async () => {
    const { left, right } = await open();
    await left.fill('{"a": 1}');
    await right.fill('{"a": 2}');
    await expect.poll(() => document.querySelectorAll('[data-row] [data-kind="key"]').length).toBe(2);
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('checkbox', { name: 'Automatic syntax colouring (JSON, YAML, XML, SQL)' }).click();
    await expect.poll(() => document.querySelectorAll('[data-row] [data-kind="key"]').length).toBe(0);
  });
});

describe('languages', () => {
  it.each([
    ['YAML', 'a: 1\nb: x\n', 'a: 2\nb: x\n', 'key', 4],
    ['XML', '<a\n  b="1"/>\n', '<a\n  b="2"/>\n', 'key', 2],
    ['SQL', 'SELECT 1,\n2 FROM t', 'SELECT 1,\n3 FROM t', 'word', 4],
  ])('of %s have colours', async (_, one, other, kind, pieces) => {
    const { left, right } = await open();
    await left.fill(one);
    await right.fill(other);
    await expect.poll(() => document.querySelectorAll(`[data-row] [data-kind="${kind}"]`).length).toBe(pieces);
  });
});

describe('a patch', () => {
  const PATCH = '--- a/x.c\n+++ b/x.c\n@@ -10,3 +10,4 @@ main\n a\n-b c\n+b d\n+e\n f\n';
  const numbers = () =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('[data-number]')].map((cell) => cell.dataset['number']).join(' '),
    );

  it('is shown as the changes that it holds, until that is switched off', async () => {
    const { screen, left } = await open();
    await left.fill(PATCH);
    await expect.element(page.getByText(/^This text is a patch for 1 file/)).toBeVisible();
    await expect.element(summary('1 line added, 0 lines removed, 1 line changed')).toBeInTheDocument();
    await expect.poll(numbers).toEqual(['', '', '', '10 10', '11 11', '12', '12 13']);
    expect(marks()).toEqual(['c', 'd']);
    await expect.poll(compared).toEqual(['Before', 'After']);
    expect(page.getByRole('button', { name: 'Copy patch' }).query()).toBeNull();
    await expectNoAxeViolations(screen.container);
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('checkbox', { name: 'Show a patch as the changes in it' }).click();
    await expect.element(page.getByRole('button', { name: 'Copy patch' })).toBeVisible();
    expect(page.getByText(/^This text is a patch/).query()).toBeNull();
  });

  it('beside a text of the reader is a text', async () => {
    const { left, right } = await open();
    await left.fill(PATCH);
    await right.fill(`${PATCH}x`);
    await expect.element(summary('1 line added, 0 lines removed, 0 lines changed')).toBeInTheDocument();
    expect(page.getByText(/^This text is a patch/).query()).toBeNull();
  });
});

describe('taking away', () => {
  it('copies the patch and the lines of one side', async () => {
    const copied = watchClipboard();
    const { left, right } = await open();
    await left.fill('a\nb\nc\n');
    await right.fill('a\nB\nc\nd\n');
    await page.getByRole('button', { name: 'Copy patch' }).click();
    await expect.poll(() => copied).toEqual(['--- a/left.txt\n+++ b/left.txt\n@@ -1,3 +1,4 @@\n a\n-b\n+B\n c\n+d\n']);
    const menu = page.getByRole('button', { name: 'Copy', exact: true });
    await menu.click();
    await page.getByRole('button', { name: 'Left-only lines' }).click();
    await expect.poll(() => copied.at(-1)).toBe('b\n');
    await menu.click();
    await page.getByRole('button', { name: 'Right-only lines' }).click();
    await expect.poll(() => copied.at(-1)).toBe('B\nd\n');
    await right.fill('a\nb\nc\nd\n');
    await menu.click();
    await expect.element(page.getByRole('button', { name: 'Left-only lines' })).toBeDisabled();
  });

  it('has its buttons in one line of a phone', async () => {
    await page.viewport(390, 844);
    const { left, right } = await open();
    await left.fill('old');
    await right.fill('new');
    await expect.element(page.getByRole('button', { name: 'Copy patch' })).toBeVisible();
    const tops = ['Download', 'Copy', 'Copy patch'].map(
      (name) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
    await page.viewport(1280, 900);
  });

  it('downloads the patch and a report', async () => {
    const saved = watchSaved();
    const names = () => saved.map(({ name }) => name);
    const { left, right } = await open();
    await left.fill('old');
    await right.fill('new');
    const menu = page.getByRole('button', { name: 'Download', exact: true });
    await menu.click();
    await page.getByRole('button', { name: 'Patch diff.patch' }).click();
    await expect.poll(names).toEqual(['diff.patch']);
    expect(await saved[0]?.blob.text()).toContain('-old\n\\ No newline at end of file\n+new\n');
    await menu.click();
    await page.getByRole('button', { name: 'HTML report' }).click();
    await expect.poll(names).toEqual(['diff.patch', 'diff.html']);
    const html = await saved[1]?.blob.text();
    expect(html).toContain('<title>left.txt compared with right.txt</title>');
    expect(html).toContain('0 lines added, 0 lines removed, 1 line changed');
  });
});

describe('files', () => {
  const GBK = Uint8Array.of(0xc4, 0xe3, 0xba, 0xc3, 0x0a);

  it('are read in the encoding that they have, which can be changed', async () => {
    const { left, right } = await open();
    pick('Left text', new File([GBK], 'greeting.txt'));
    await expect.element(left).toHaveValue('你好\n');
    await expect.element(pane('Left text').getByRole('combobox')).toHaveTextContent('GB18030');
    await right.fill('你好\n');
    await expect.element(page.getByText('The two texts are identical.')).toBeVisible();
    await expect.element(page.getByText(/^The patch is written in UTF-8/)).toBeVisible();
    await choose(pane('Left text').getByRole('combobox'), 'Windows-1252');
    await expect.element(left).toHaveValue('ÄãºÃ\n');
    await choose(pane('Left text').getByRole('combobox'), 'UTF-8');
    await expect.element(page.getByText('The content of this file is not valid UTF-8 text.').first()).toBeVisible();
    expect(page.getByRole('group', { name: 'Comparison' }).query()).toBeNull();
    await choose(pane('Left text').getByRole('combobox'), 'GB18030');
    await expect.element(left).toHaveValue('你好\n');
    await left.fill('typed');
    await expect.element(pane('Left text').getByRole('combobox')).not.toBeInTheDocument();
  });

  it('give their names to the patch', async () => {
    await open();
    pick('Right text', new File(['server:\n'], 'app.yaml'));
    await expect.element(textbox('Right text')).toHaveValue('server:\n');
    await page.getByRole('button', { name: 'More options' }).click();
    await expect.element(textbox('Name of the right side')).toHaveValue('app.yaml');
    await expect.element(textbox('Name of the left side')).toHaveValue('left.txt');
  });

  it('that are no text are refused', async () => {
    await open();
    pick('Right text', new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1)], 'image.png'));
    await expect.element(page.getByText('This file does not look like text.')).toBeVisible();
    expect(page.getByRole('group', { name: 'Comparison' }).query()).toBeNull();
    await textbox('Left text').fill('still here');
    await pane('Right text').getByRole('button', { name: 'Remove' }).click();
    await expect.element(summary('0 lines added, 1 line removed, 0 lines changed')).toBeInTheDocument();
  });

  it('above 50 MB are refused with their size', async () => {
    await open();
    const million = new Blob(['x'.repeat(999_999) + '\n']);
    pick(
      'Left text',
      new File(
        Array.from({ length: 51 }, () => million),
        'huge.log',
      ),
    );
    await expect.element(page.getByText('Too large: 51 MB, limit 50 MB.')).toBeVisible();
  });

  it('of megabytes are compared by the worker', async () => {
    await open('text-diff');
    const lines = Array.from({ length: 40_000 }, (_, n) => `line ${n} of a long file\n`);
    pick('Left text', new File([lines.join('')], 'old.log'));
    pick('Right text', new File([lines.with(30_000, 'another line\n').join('')], 'new.log'));
    await expect.element(summary('0 lines added, 0 lines removed, 1 line changed')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Show 29,997 equal lines' })).toBeVisible();
    const copied = watchClipboard();
    await page.getByRole('button', { name: 'Copy patch' }).click();
    await expect
      .poll(() => copied[0]?.split('\n').slice(0, 3))
      .toEqual(['--- a/old.log', '+++ b/old.log', '@@ -29998,7 +29998,7 @@']);
  });
});

it('fits a phone', async () => {
  await page.viewport(320, 800);
  const { screen } = await open();
  await expect.element(summary('1 line added, 1 line removed, 1 line changed')).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(screen.container);
});
