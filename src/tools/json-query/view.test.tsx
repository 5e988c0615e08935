import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { handOver } from '../../operations/drafts';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, printedIn, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import { BOOKSHOP } from './samples';
import JsonQuery from './view';

// The worker finds operations by the tool's own name.
const open = (options?: object) => openTool(JsonQuery, { words, id: 'json-query', height: 1000, options });

const expression = () => page.getByRole('textbox', { name: words.expression, exact: true });
const data = () => page.getByRole('textbox', { name: words.data, exact: true });
const results = () => page.getByRole('region', { name: words.results });
const gives = async (text: string) => {
  await expect.poll(() => printedIn(results())).toBe(text);
};

beforeEach(() => startAfresh(1280, 1000));

describe('the page', () => {
  it('begins with an example', async () => {
    const screen = await open();
    await gives('"Sayings"\n"Moby"');
    await expect.element(page.getByText('2 results')).toBeVisible();
    await expectNoAxeViolations(screen.container);
  });

  it('has an example in each language', async () => {
    await open();
    await page.getByRole('radio', { name: 'JSONPath' }).click();
    await gives('[\n  "Sayings",\n  "Moby"\n]');
    await page.getByRole('radio', { name: 'JMESPath' }).click();
    await expect.element(expression()).toHaveValue('store.book[?price < `10`].title');
    await gives('[\n  "Sayings",\n  "Moby"\n]');
  });

  it('says what is wrong beside the field', async () => {
    await open();
    await expression().fill('.store |');
    await expect.element(page.getByText(words.fault({ ...END, code: 'expression-end' }))).toBeVisible();
    await expression().fill('$.store.book[0].price');
    await page.getByRole('button', { name: words.switchTo('JSONPath') }).click();
    await gives('[\n  8.95\n]');
    await expression().fill('$.store[?nope(@)]');
    await expect.element(expression()).toBeInvalid();
    expect(page.getByRole('button', { name: words.switchTo('JSONPath') }).query()).toBeNull();
    await expression().fill('$.store');
    await data().fill('{"a":}');
    await expect.element(data()).toBeInvalid();
    await expect.element(expression()).not.toBeInvalid();
  });

  it('keeps results before an error, and messages apart', async () => {
    await open();
    await data().fill('{"a":1}');
    await expression().fill('.a, (.a | debug | empty), .a.b');
    await gives('1');
    await expect
      .element(page.getByRole('region', { name: words.errors }))
      .toHaveTextContent('Cannot index number with "b".');
    await expect.element(page.getByRole('region', { name: words.messages })).toHaveTextContent('1');
  });

  it('writes the path of a value that is picked, and marks what was found', async () => {
    const copied = watchClipboard();
    await open({ language: 'jsonpath' });
    await data().fill('{"a b":[{"c":1}]}');
    await expression().fill('$..c');
    await page.getByRole('tab', { name: words.tree }).click();
    const tree = page.getByRole('tree', { name: words.tree });
    await tree.getByRole('treeitem').first().click();
    await userEvent.keyboard('*{ArrowDown}*{ArrowDown}*{ArrowDown}');
    await expect.element(tree.getByRole('treeitem').last()).toHaveAttribute('data-found');
    await page.getByRole('button', { name: words.copyPathOf('jq') }).click();
    await page.getByRole('button', { name: words.copyPathOf('JMESPath') }).click();
    await page.getByRole('button', { name: words.copyPointer }).click();
    expect(copied).toEqual(['."a b"[0].c', '"a b"[0].c', '/a b/0/c']);
    await page.getByRole('button', { name: words.insertPath }).click();
    await expect.element(expression()).toHaveValue("$..c$['a b'][0].c");
    await page.getByRole('button', { name: words.usePath }).click();
    await expect.element(expression()).toHaveValue("$['a b'][0].c");
    // The browser's own undo.
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(expression()).toHaveValue("$..c$['a b'][0].c");
  });

  it('completes keys, and tries what the cheat sheet has', async () => {
    await open();
    await data().fill(BOOKSHOP);
    await expression().fill('.store.book[0].ti');
    await page.getByRole('group', { name: words.completions }).getByRole('button', { name: 'title' }).click();
    await gives('"Sayings"');
    await page.getByRole('tab', { name: words.sheet }).click();
    await page.getByRole('button', { name: `${words.useIt}: [.store.book[].price] | add` }).click();
    await page.getByRole('tab', { name: words.result }).click();
    await gives('30.93');
  });

  it('completes in the middle of an expression, and puts a path where the caret stands', async () => {
    await open();
    await data().fill(BOOKSHOP);
    await expression().fill('[.store.bo[].price] | add');
    const area = expression().element() as HTMLTextAreaElement;
    await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(10)}`);
    await page.getByRole('group', { name: words.completions }).getByRole('button', { name: 'book' }).click();
    await expect.element(expression()).toHaveValue('[.store.book[].price] | add');
    await expect.element(expression()).toHaveFocus();
    expect(area.selectionEnd).toBe(12);
    await gives('30.93');
    await userEvent.keyboard(`{Home}{ArrowRight}{Shift>}${'{ArrowRight}'.repeat(19)}{/Shift}`);
    await page.getByRole('tab', { name: words.tree }).click();
    await page.getByRole('tree', { name: words.tree }).getByRole('treeitem').first().click();
    await page.getByRole('button', { name: words.insertPath }).click();
    await expect.element(expression()).toHaveValue('[.] | add');
  });

  it('remembers names of arguments, never what they were', async () => {
    await open();
    const more = page.getByRole('button', { name: 'More options' });
    await more.click();
    const field = page.getByRole('textbox', { name: words.arguments });
    await field.fill('token=s3cret\nlimit:=10');
    await expression().fill('$token, $limit');
    await gives('"s3cret"\n10');
    expect(JSON.parse(storedOptions() ?? '{}')).toEqual({ argumentNames: ['token=', 'limit:='] });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('s3cret');
    await field.fill('');
    await page.getByRole('button', { name: 'limit:=', exact: true }).click();
    await userEvent.keyboard('7');
    await expect.element(field).toHaveValue('limit:=7');
    await expression().fill('$limit');
    await gives('7');
  });

  it('shows the tree and the cheat sheet where the expression is wrong', async () => {
    await open();
    await data().fill(BOOKSHOP);
    await expression().fill('.store |');
    await page.getByRole('tab', { name: words.tree }).click();
    await expect.element(page.getByRole('tree', { name: words.tree })).toBeVisible();
    await page.getByRole('tab', { name: words.sheet }).click();
    await expect.element(page.getByText('.. | .title? // empty')).toBeVisible();
  });

  it('waits to be asked where that is wanted', async () => {
    await open({ runs: 'asked' });
    await data().fill(BOOKSHOP);
    await expression().fill('.store | keys');
    await expect.element(page.getByText(words.empty)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await gives('[\n  "book"\n]');
  });

  it('stops what never ends, and runs again', async () => {
    await open();
    await expression().fill('last(repeat(1))');
    await expect.element(page.getByText('Stopped after 10 s', { exact: false })).toBeVisible();
    await expression().fill('1');
    await gives('1');
  });

  it('takes an expression that is handed over', async () => {
    handOver('json-query', { text: '$.store.book[2].title', direction: 'jsonpath' });
    await open();
    await expect.element(expression()).toHaveValue('$.store.book[2].title');
    await expect.element(page.getByRole('radio', { name: 'JSONPath' })).toBeChecked();
  });
});

const END = { at: 8, line: 1, column: 9, excerpt: '' } as const;
