import { createRef, Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { LineView, type LineViewHandle, type LineViewProps } from './line-view';

type Settings = Omit<LineViewProps, 'label'> & { width?: number; height?: number };

async function show({ width = 500, height = 220, ...props }: Settings) {
  const handle = createRef<LineViewHandle>();
  const screen = await renderWithWords(
    <div style={{ display: 'flex', width, height }}>
      <LineView ref={handle} label="Sample" {...props} />
    </div>,
  );
  const view = screen.getByRole('group', { name: 'Sample' }).element() as HTMLElement;
  await frames(2);
  return { screen, view, handle };
}

/** Waits until so many pictures have been drawn. */
async function frames(count: number) {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

const rowsOf = (view: HTMLElement) => [...view.querySelectorAll<HTMLElement>('[data-row]')];
const textsOf = (view: HTMLElement) => rowsOf(view).map((row) => row.textContent);

/** Numbers of the lines that are in sight, the first and the last. */
function inSight(view: HTMLElement) {
  const box = view.getBoundingClientRect();
  const seen = rowsOf(view)
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > box.top + 1 && top < box.bottom - 1;
    })
    .map((row) => Number(row.querySelector<HTMLElement>('[data-number]')?.dataset.number));
  return [seen[0], seen.at(-1)];
}

/** What Ctrl+C would put on the clipboard. */
function copyFrom(view: HTMLElement): string {
  const clipboardData = new DataTransfer();
  view.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `line ${i + 1}`).join('\n');

describe('rows', () => {
  it('show the text, without numbers in it, and are all there for a short text', async () => {
    const { view } = await show({ text: 'a\n\nb' });
    expect(textsOf(view)).toEqual(['a', '', 'b']);
    await expectNoAxeViolations(view);
  });

  it('wrap at the width of the view', async () => {
    const { view } = await show({ text: 'x'.repeat(300) + '\nend', width: 320 });
    const texts = textsOf(view);
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.slice(0, -1).join('')).toBe('x'.repeat(300));
    expect(view.scrollWidth).toBe(view.clientWidth);
    expect(view.querySelectorAll('[data-number]').length).toBe(2);
  });

  it('are coloured, also where they wrap', async () => {
    const text = `"${'k'.repeat(120)}": 1`;
    const { view } = await show({
      text,
      width: 320,
      highlight: (line) => [{ text: line.slice(0, -3), kind: 'key' }, { text: ': ', kind: 'quiet' }, { text: '1' }],
    });
    expect(textsOf(view).join('')).toBe(text);
    expect(view.querySelectorAll('[data-kind="key"]').length).toBeGreaterThan(1);
  });

  it('follow a new text', async () => {
    const { screen, view } = await show({ text: numbered(5000) });
    view.scrollTop = 50_000;
    await frames(2);
    await screen.rerender(
      <div style={{ display: 'flex', width: 500, height: 220 }}>
        <LineView label="Sample" text="only" />
      </div>,
    );
    await expect
      .poll(() => textsOf(screen.getByRole('group', { name: 'Sample' }).element() as HTMLElement))
      .toEqual(['only']);
  });
});

describe('200,000 lines', () => {
  const text = numbered(200_000);

  it('put only what is near in the page and scroll by bar and keyboard', async () => {
    const { view } = await show({ text });
    expect(rowsOf(view).length).toBeLessThan(80);
    expect(inSight(view)[0]).toBe(1);
    view.scrollTop = 22 * 100_000 + 8;
    await expect.poll(() => inSight(view)[0]).toBe(100_001);
    expect(rowsOf(view).length).toBeLessThan(80);

    view.focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect.poll(() => view.scrollTop).toBe(44);
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => view.scrollTop).toBe(44 + 220 - 22);
    await userEvent.keyboard('{End}');
    await expect.poll(() => inSight(view)[1]).toBe(200_000);
    await expectNoAxeViolations(view);
  });

  it('are drawn anew in every frame, a screenful and little more', async () => {
    let drawings = 0;
    const screen = await renderWithWords(
      <div style={{ display: 'flex', width: 500, height: 220 }}>
        <Profiler id="view" onRender={() => drawings++}>
          <LineView label="Sample" text={text} highlight={(line) => [{ text: line, kind: 'string' }]} />
        </Profiler>
      </div>,
    );
    const view = screen.getByRole('group', { name: 'Sample' }).element() as HTMLElement;
    await frames(2);
    drawings = 0;
    for (let i = 1; i <= 40; i += 1) {
      view.scrollTop = i * 4000;
      await expect.poll(() => inSight(view)[0]).toBe(Math.floor((i * 4000 - 8) / 22) + 1);
      // Ten rows are in sight. How long it takes is measured by `npm run bench`: here it would be up to the machine.
      expect(rowsOf(view).length).toBeLessThan(60);
    }
    expect(drawings).toBeGreaterThanOrEqual(40);
  });

  it('copy whole after Ctrl+A', async () => {
    const { view } = await show({ text });
    view.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    view.scrollTop = 100_000;
    await expect.poll(() => copyFrom(view)).toBe(text);
  });
});

describe('2 million lines', () => {
  it('reach both ends and move by lines in between, though no browser is that high', async () => {
    const { view, handle } = await show({ text: numbered(2_000_000) });
    expect(view.scrollHeight).toBeLessThanOrEqual(8_000_000);
    view.focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => inSight(view)[1]).toBe(2_000_000);

    handle.current?.goTo(1_234_567);
    await expect.poll(() => inSight(view)[0]).toBeLessThanOrEqual(1_234_567);
    const [first = 0, last = 0] = inSight(view);
    expect(last).toBeGreaterThanOrEqual(1_234_567);

    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => inSight(view)[0]).toBe(first + 1);
    view.scrollTop += 66;
    await expect.poll(() => inSight(view)[0]).toBe(first + 4);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => inSight(view)[0]).toBe(1);
  });
});

describe('one line of 5 MB', () => {
  it('is shown in slices, at once, and copied whole', async () => {
    const text = '0123456789'.repeat(500_000);
    const { view } = await show({ text, highlight: () => expect.fail('a line this long is not coloured') });
    expect(textsOf(view)[0]).toBe('0123456789'.repeat(100));
    expect(view.querySelectorAll('[data-number]').length).toBe(1);
    view.scrollTop = view.scrollHeight;
    await expect.poll(() => textsOf(view).at(-1)).toBe('0123456789'.repeat(100));
    view.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(copyFrom(view)).toBe(text);
  });
});

describe('selection', () => {
  it('copies exactly what it spans: across wrapped rows, with the text’s own line ends', async () => {
    const text = `${'ab'.repeat(60)}\r\ncd\r\n\r\nef`;
    const { view } = await show({ text, width: 320 });
    const rows = rowsOf(view);
    const last = rows.at(-1)?.querySelector('[class~="line-view-line"]')?.firstChild;
    const first = rows[0]?.querySelector('[class~="line-view-line"]')?.firstChild;
    if (!first || !last) throw new Error('no rows');
    document.getSelection()?.setBaseAndExtent(first, 3, last, 1);
    expect(copyFrom(view)).toBe(text.slice(3, -1));
    document.getSelection()?.removeAllRanges();
    expect(copyFrom(view)).toBe('');
  });

  it('of all ends with a click', async () => {
    const { view } = await show({ text: 'one\ntwo' });
    view.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(view.dataset.all).toBe('');
    await userEvent.click(rowsOf(view)[1] ?? view);
    expect(view.dataset.all).toBeUndefined();
  });
});

describe('folds', () => {
  const text = '{\n"a": [\n1,\n2\n],\n"b": {\n"c": 3\n}\n}';
  const foldRanges = Uint32Array.from([1, 9, 2, 5, 6, 8]);

  it('close and open by their buttons, and are copied whole', async () => {
    const { screen, view } = await show({ text, foldRanges });
    const fold = screen.getByRole('button', { name: 'Fold from line 2' });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.click();
    expect(textsOf(view)).toEqual(['{', '"a": [', '],', '"b": {', '"c": 3', '}', '}']);
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await expectNoAxeViolations(view);
    view.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(copyFrom(view)).toBe(text);
    await fold.click();
    expect(textsOf(view).length).toBe(9);
  });

  it('are one stop of the Tab key; arrow keys go between them, fold and unfold', async () => {
    const { screen, view } = await show({ text, foldRanges });
    view.focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Fold from line 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('button', { name: 'Fold from line 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(textsOf(view).length).toBe(7);
    await userEvent.keyboard('{ArrowRight}');
    expect(textsOf(view).length).toBe(9);
    expect(view.querySelectorAll('button[tabindex="0"]').length).toBe(1);
  });

  it('open when one goes to a line inside', async () => {
    const { screen, view, handle } = await show({ text, foldRanges });
    await screen.getByRole('button', { name: 'Fold from line 1' }).click();
    expect(textsOf(view)).toEqual(['{', '}']);
    handle.current?.goTo(7);
    await expect.poll(() => view.querySelector('[data-target]')?.textContent).toBe('"c": 3');
    expect(document.activeElement).toBe(view);
  });
});

it('marks lines and goes to one', async () => {
  const { view, handle } = await show({ text: numbered(3000), marks: new Map([[2, 'warn']]) });
  expect(view.querySelector('[data-mark="warn"]')?.textContent).toBe('line 2');
  handle.current?.goTo(2900);
  await expect.poll(() => view.querySelector('[data-target]')?.textContent).toBe('line 2900');
});

it('is as high as a short text and at most as high as the window, where nothing else limits it', async () => {
  const screen = await renderWithWords(
    <>
      <LineView label="Short" text={numbered(3)} />
      <LineView label="Long" text={numbered(100_000)} />
    </>,
  );
  const height = (name: string) => screen.getByRole('group', { name }).element().clientHeight;
  await expect.poll(() => height('Short')).toBe(3 * 22 + 16);
  expect(height('Long')).toBe(window.innerHeight);
  expect(rowsOf(screen.container).length).toBeLessThan(200);
});

it('has no scroll bar of the page at 320 px', async () => {
  await page.viewport(320, 600);
  await show({ text: `${'wide '.repeat(500)}\n`.repeat(500), width: 300 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 720);
});

vi.setConfig({ testTimeout: 30_000 });
