import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textCompareWords as words } from '../../i18n/text-compare/en';
import { compareTexts } from '../../lib/diff/comparison';
import { IGNORE_NOTHING, type IgnoreOptions } from '../../lib/diff/line-diff';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { TextCompare, type TextCompareProps } from './text-compare';

type Settings = Partial<TextCompareProps> & { ignore?: Partial<IgnoreOptions> };

async function show(left: string, right: string, { ignore, ...props }: Settings = {}) {
  const screen = await renderWithWords(
    <TextCompare
      comparison={compareTexts(left, right, { ...IGNORE_NOTHING, ...ignore })}
      names={{ left: 'left.txt', right: 'right.txt' }}
      words={words}
      {...props}
    />,
  );
  return { screen };
}

const view = () => page.getByRole('group', { name: 'Comparison' });
const element = () => view().element() as HTMLElement;

/** The rows in the page: numbers, signs and texts, the marks in brackets. */
function rows(): string[] {
  return [...element().querySelectorAll<HTMLElement>('[data-row]')].map((row) =>
    [...row.children]
      .map((cell) => {
        if (cell instanceof HTMLElement && cell.dataset['number']) return cell.dataset['number'];
        const sign = cell.tagName === 'DEL' ? '−' : cell.tagName === 'INS' ? '+' : '';
        const copy = cell.cloneNode(true) as HTMLElement;
        for (const mark of copy.querySelectorAll('mark')) mark.textContent = `[${mark.textContent}]`;
        return sign + copy.textContent;
      })
      .join('|'),
  );
}

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `line ${n + 1}\n`);

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('two texts', () => {
  it('stand side by side, with what changed within a line', async () => {
    const { screen } = await show('s\nthe quick brown fox\ngone\nend\n', 's\nthe quick red fox\nend\nnew\n');
    expect(rows()).toEqual([
      '1|s|1|s',
      '2|−the quick [brown] fox|2|+the quick [red] fox',
      '3|−gone||',
      '4|end|3|end',
      '||4|+new',
    ]);
    await expect.element(page.getByText('1 line added, 1 line removed, 1 line changed')).toBeInTheDocument();
    await expect.element(page.getByText(/^\d+(\.\d)? % alike$/)).toBeVisible();
    await expectNoAxeViolations(screen.container);
  });

  it('stand in one column where that is asked for', async () => {
    await show('a\nb 1\n', 'a\nb 2\n', { layout: 'inline' });
    expect(rows()).toEqual(['1|1|a', '2||−b [1]', '|2|+b [2]']);
  });

  it('stand below each other in a narrow window', async () => {
    await page.viewport(600, 900);
    await show('x 1\nx 2\n', 'x 3\nx 4\n');
    await expect.poll(rows).toEqual(['1||−x [1]', '|1|+x [3]', '2||−x [2]', '|2|+x [4]']);
    await page.viewport(1280, 900);
    await expect.poll(rows).toEqual(['1|−x [1]|1|+x [3]', '2|−x [2]|2|+x [4]']);
  });

  it('are marked by words, characters or not at all', async () => {
    const { screen } = await show('colour', 'color', { marks: 'character' });
    expect(rows()).toEqual(['1|−colo[u]r|1|+color']);
    await screen.rerender(<span />);
    await show('my colour', 'my color', { marks: 'line' });
    expect(rows()).toEqual(['1|−my colour|1|+my color']);
  });

  it('are coloured', async () => {
    await show('{"a": 1}', '{"a": 2}', { highlight: highlightJsonLine });
    expect(element().querySelectorAll('[data-kind="key"]').length).toBe(2);
    expect(element().querySelector('mark[data-kind="number"]')?.textContent).toBe('1');
  });

  it.each([
    ['a\r\nb\r\n', 'a\nb\n', 'Only line ends differ.'],
    ['a\nb', 'a\nb\n', 'Only the last line feed is missing on one side.'],
    ['é', 'e\u0301', 'They look the same: only the Unicode form of characters (NFC and NFD) differs.'],
  ])('%j and %j: %s', async (left, right, message) => {
    await show(left, right);
    await expect.element(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  });

  it('show how lines end where nothing else differs', async () => {
    await show('a\r\nb\n', 'a\nb');
    expect(rows()).toEqual(['1|−aCRLF|1|+aLF', '2|−bLF|2|+bno line feed']);
  });

  it('that are the same need no rows', async () => {
    await show('a\nb', 'a\nb');
    await expect.element(page.getByText('The two texts are identical.')).toBeVisible();
    expect(view().query()).toBeNull();
  });
});

describe('what is equal', () => {
  it('is folded and opens on a click', async () => {
    const lines = numbered(30);
    const { screen } = await show(lines.join(''), lines.with(20, 'x\n').join(''));
    expect(rows()).toHaveLength(9);
    await page.getByRole('button', { name: 'Show 17 equal lines' }).click();
    expect(rows().slice(0, 2)).toEqual(['1|line 1|1|line 1', '2|line 2|2|line 2']);
    expect(rows()).toHaveLength(25);
    await expect.element(view()).toHaveFocus();
    await expectNoAxeViolations(screen.container);
  });

  it('stays where all is to be shown', async () => {
    const lines = numbered(30);
    await show(lines.join(''), lines.with(20, 'x\n').join(''), { context: 'all' });
    expect(rows()).toHaveLength(30);
  });
});

describe('many lines', () => {
  const lines = numbered(100_000);
  const right = lines.map((line, n) => (n % 1000 === 500 ? `changed ${n}\n` : line)).join('');

  it('are in the page where they are in sight only', async () => {
    await show(lines.join(''), right, { context: 'all' });
    expect(rows().length).toBeLessThan(150);
    element().scrollTop = 22 * 50_500 - 220;
    await expect.poll(() => rows().some((row) => row.includes('changed 50500'))).toBe(true);
    expect(rows().length).toBeLessThan(150);
  });

  it('are gone through from change to change', async () => {
    await show(lines.join(''), right);
    await expect.element(page.getByText('100 changes')).toBeVisible();
    await page.getByRole('button', { name: /^Next change/ }).click();
    await expect.element(page.getByText('Change 1 of 100')).toBeVisible();
    await view().click({ position: { x: 200, y: 10 } });
    element().focus();
    await userEvent.keyboard('n');
    await expect.element(page.getByText('Change 2 of 100')).toBeVisible();
    await userEvent.keyboard('{F7}');
    await expect.element(page.getByText('Change 3 of 100')).toBeVisible();
    await userEvent.keyboard('p{Shift>}{F7}{/Shift}');
    await expect.element(page.getByText('Change 1 of 100')).toBeVisible();
    await userEvent.keyboard('p');
    await expect.element(page.getByText('Change 100 of 100')).toBeVisible();
    await expect.poll(() => rows().some((row) => row.includes('changed 99500'))).toBe(true);
    const current = element().querySelector('[data-current]')?.getBoundingClientRect();
    const box = element().getBoundingClientRect();
    expect(current && current.top >= box.top && current.bottom <= box.bottom).toBe(true);
    await userEvent.keyboard('{F7}');
    await expect.element(page.getByText('Change 1 of 100')).toBeVisible();
  });

  it('are gone through by keys wherever the focus is, but not while somebody types', async () => {
    await show(lines.join(''), right, { actions: <input aria-label="Typed" /> });
    const next = page.getByRole('button', { name: /^Next change/ });
    await next.click();
    await userEvent.keyboard('n');
    await expect.element(page.getByText('Change 2 of 100')).toBeVisible();
    (next.element() as HTMLElement).blur();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('n');
    await expect.element(page.getByText('Change 3 of 100')).toBeVisible();
    await userEvent.keyboard('p{F7}');
    await expect.element(page.getByText('Change 3 of 100')).toBeVisible();
    await page.getByRole('textbox', { name: 'Typed' }).click();
    await userEvent.keyboard('nnp');
    await expect.element(page.getByRole('textbox', { name: 'Typed' })).toHaveValue('nnp');
    await expect.element(page.getByText('Change 3 of 100')).toBeVisible();
    await userEvent.keyboard('{F7}');
    await expect.element(page.getByText('Change 4 of 100')).toBeVisible();
  });

  it('have a map that leads to a place', async () => {
    const { screen } = await show(lines.join(''), right, { context: 'all' });
    const map = screen.container.querySelector<HTMLElement>('[data-map]');
    expect(map?.querySelectorAll('rect[data-lane="0"]').length).toBe(100);
    const box = map?.getBoundingClientRect();
    const at = { clientX: (box?.left ?? 0) + 5, clientY: (box?.top ?? 0) + (box?.height ?? 0) / 2 };
    map?.dispatchEvent(new PointerEvent('pointerdown', { ...at, bubbles: true, pointerId: 1 }));
    await expect.poll(() => rows().some((row) => /\|line 5000[0-9]\|/.test(row))).toBe(true);
  });

  it('reach the last one, though no browser is that high', async () => {
    const text = 'x\n'.repeat(900_000);
    await show(text, `${text}y\n`, { context: 'all' });
    element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => rows().at(-1)).toBe('||900001|+y');
  });
});

describe('long lines', () => {
  const long = `${'word '.repeat(100)}end`;

  it('are scrolled to on both sides at once', async () => {
    await show(long, `${long}!`);
    expect(element().scrollWidth).toBeGreaterThan(element().clientWidth + 1000);
    element().scrollLeft = 300;
    await expect.poll(() => element().style.getPropertyValue('--x')).toBe('300px');
    const shifts = [...element().querySelectorAll<HTMLElement>('del > span, ins > span')].map(
      (text) => new DOMMatrix(getComputedStyle(text).transform).e,
    );
    expect(shifts).toEqual([-300, -300]);
    element().scrollLeft = 1e6;
    // The end of the longer line is within its half.
    const edgeOf = (selector: string) => element().querySelector(selector)?.getBoundingClientRect().right ?? 0;
    await expect.poll(() => edgeOf('ins > span') <= edgeOf('ins')).toBe(true);
  });

  it('wrap where that is asked for, rows of both sides level', async () => {
    await show(`${long}\nlast`, 'short\nlast', { wrap: true });
    await expect.poll(() => element().scrollWidth).toBe(element().clientWidth);
    const texts = rows();
    expect(texts.length).toBeGreaterThan(5);
    expect(texts[0]).toMatch(/^1\|−word .*\|1\|\+short$/);
    expect(texts.at(-1)).toBe('2|last|2|last');
    expect(
      texts
        .slice(0, -1)
        .map((row) => /−(.*?)\|/.exec(row)?.[1])
        .join(''),
    ).toBe(long);
  });

  it('of megabytes are shown in slices, without marks', async () => {
    const text = 'abcdefghij'.repeat(1_000_000);
    await show(text, `${text}x`);
    expect(rows()[0]).toBe(`1|−${text.slice(0, 1000)}|1|+${text.slice(0, 1000)}`);
    expect(element().querySelector('mark')).toBeNull();
  });

  it('up to 5,000 characters are marked after they are drawn', async () => {
    const text = 'some words '.repeat(400);
    await show(`${text}left end`, `${text}right end`);
    await expect.poll(() => element().querySelector('mark')?.textContent).toBe('left');
  });
});

it('leaves the other side out of what is selected', async () => {
  await show('left\n', 'right\n');
  element()
    .querySelector('ins > span')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const old = element().querySelector('del');
  expect(old && getComputedStyle(old).userSelect).toBe('none');
});
