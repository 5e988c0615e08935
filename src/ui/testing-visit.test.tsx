import { number, object, optional } from 'valibot';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { downloadBlob } from '../lib/download';
import { useOptions } from '../operations/use-options';
import { CopyList } from './copy-list/copy-list';
import { FactRows } from './copy-rows/fact-rows';
import { renderWithWords } from './testing';
import {
  caretIn,
  listValues,
  openTool,
  printedIn,
  rowValue,
  startAfresh,
  storedOptions,
  watchSaved,
} from './testing-visit';
import { TextOutput } from './text-output/text-output';

it('starts afresh: nothing is remembered, and the window has its size', async () => {
  localStorage.setItem('options.test', '{}');
  sessionStorage.setItem('test', '1');
  await startAfresh(640, 480);
  expect([localStorage.length, sessionStorage.getItem('test')]).toEqual([0, null]);
  expect([innerWidth, innerHeight]).toEqual([640, 480]);
});

const SCHEMA = object({ decimals: optional(number(), 10) });
const Decimals = () => <p>{useOptions(SCHEMA)[0].decimals} decimals</p>;

it('opens a tool with options, also where it was open with others', async () => {
  const screen = await openTool(Decimals, { words: {}, id: 'decimals', options: { decimals: 2 } });
  await expect.element(screen.getByText('2 decimals')).toBeVisible();
  await screen.unmount();
  const again = await openTool(Decimals, { words: {}, id: 'decimals', options: { decimals: 3 } });
  await expect.element(again.getByText('3 decimals')).toBeVisible();
});

it('tells which options are remembered of the tool opened last', async () => {
  await openTool(() => null, { words: {}, options: { decimals: 2 } });
  expect(storedOptions()).toBe('{"decimals":2}');
  await openTool(() => null, { words: {} });
  expect(storedOptions()).toBeNull();
});

it('holds what is saved, by name and content', async () => {
  const saved = watchSaved();
  downloadBlob(new Blob(['one']), 'one.txt');
  downloadBlob(new Blob(['two']), 'two.txt');
  expect(saved.map(({ name }) => name)).toEqual(['one.txt', 'two.txt']);
  expect(await saved[1]?.blob.text()).toBe('two');
});

it('reads the lines of a result', async () => {
  const run = { status: 'done', stale: false, cancel: () => undefined, retry: () => undefined } as const;
  const screen = await renderWithWords(
    <div style={{ display: 'grid', height: 300 }}>
      <TextOutput label="Result" fileName="a.json" text={'{\n  "a": 1\n}'} run={run} />
    </div>,
  );
  await expect.poll(() => printedIn(screen.getByRole('region', { name: 'Result' }))).toBe('{\n  "a": 1\n}');
});

it('tells where the caret stands', async () => {
  const screen = await renderWithWords(<textarea aria-label="Text" defaultValue="one two" />);
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
  expect(caretIn(field)).toBe(2);
  expect(() => caretIn(page.elementLocator(document.body))).toThrow('field');
});

it('reads a row by its name, and of two with the same name either', async () => {
  const rows = [
    { label: 'Hex', value: 'ff' },
    { label: 'Sum', value: '1', state: 'match' },
    { label: 'Hex', value: '0xff' },
  ] as const;
  await renderWithWords(<FactRows title="Notations" rows={rows} />);
  expect(() => rowValue('Hex')).toThrow('2 rows');
  expect([rowValue('Hex', 0), rowValue('Hex', 1), rowValue('Sum'), rowValue('Octal')]).toEqual([
    'ff',
    '0xff',
    '1',
    undefined,
  ]);
});

it('reads the values of a list', async () => {
  await renderWithWords(<CopyList label="2 tokens" values={['a', 'b']} captions={['from A', 'from B']} />);
  expect(listValues(/tokens$/)).toEqual(['a', 'b']);
  expect(listValues('Keys')).toEqual([]);
});
