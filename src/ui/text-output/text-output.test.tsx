import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexLines } from '../../lib/large-text';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { watchClipboard, watchSaved } from '../testing-visit';
import { TextOutput, type OutputRun, type TextOutputProps } from './text-output';

const cancel = vi.fn();
const retry = vi.fn();
const done: OutputRun = { status: 'done', stale: false, cancel, retry };

function element(run: Partial<OutputRun>, props: Partial<TextOutputProps> = {}) {
  return (
    <div style={{ display: 'grid', height: 300 }}>
      <TextOutput label="Result" fileName="a.json" text={'{\n  "a": 1\n}'} {...props} run={{ ...done, ...run }} />
    </div>
  );
}

async function show(run: Partial<OutputRun>, props?: Partial<TextOutputProps>) {
  const screen = await renderWithWords(element(run, props));
  return {
    screen,
    copy: screen.getByRole('button', { name: 'Copy', exact: true }),
    download: screen.getByRole('button', { name: 'Download a.json' }),
    region: screen.getByRole('region', { name: 'Result' }),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  cancel.mockClear();
  retry.mockClear();
});

it('shows a result with its counts, and copies all of it', async () => {
  const copied = watchClipboard();
  const { screen, copy, region } = await show({});
  await expect.element(region).toHaveTextContent('"a": 1');
  await expect.element(screen.getByText('3 lines')).toBeVisible();
  await expect.element(screen.getByText('12 bytes')).toBeVisible();
  await copy.click();
  expect(copied).toEqual(['{\n  "a": 1\n}']);
  await expectNoAxeViolations(screen.container);
});

it('shows how a result begins while the rest is made, without offering it as the result', async () => {
  const run = { status: 'busy', beginning: '{\n  "a": 1,' } as const;
  const { screen, copy, download, region } = await show(run, { text: undefined });
  await expect.element(region).toHaveTextContent('"a": 1,');
  await expect.element(screen.getByText('Working; these are the first lines')).toBeVisible();
  await expect.element(region).toHaveAttribute('aria-busy', 'true');
  await expect.element(copy).toBeDisabled();
  await expect.element(download).toBeDisabled();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(cancel).toHaveBeenCalledOnce();
});

it('copies and measures a text far longer than what is shown', async () => {
  const text = '你好\n'.repeat(1_000_000);
  const copied = watchClipboard();
  const { screen, copy } = await show({}, { text, lines: indexLines(text) });
  await expect.element(screen.getByText('1,000,001 lines')).toBeVisible();
  await expect.element(screen.getByText('7 MB')).toBeVisible();
  await copy.click();
  expect(copied[0]?.length).toBe(text.length);
});

it('downloads all of it under its name', async () => {
  const saved = watchSaved();
  const text = '😀'.repeat(1_500_000);
  const { download } = await show({}, { text, mimeType: 'application/json' });
  await download.click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['a.json']);
  expect(saved[0]?.blob.type).toBe('application/json');
  expect(await saved[0]?.blob.text()).toBe(text);
});

describe('without a result', () => {
  it.each([
    ['idle', 'The result appears here.'],
    ['fault', 'Correct the marked place, and the result appears here.'],
    ['cancelled', 'Cancelled'],
    ['failed', 'Something went wrong'],
  ] as const)('%s says so, and there is nothing to take', async (status, words) => {
    const { screen, copy, download, region } = await show({ status });
    await expect.element(region).toHaveTextContent(words);
    await expect.element(region).not.toHaveTextContent('"a": 1');
    await expect.element(copy).toBeDisabled();
    await expect.element(download).toBeDisabled();
    await expectNoAxeViolations(screen.container);
  });

  it('an empty text is nothing to take either', async () => {
    const { copy, region } = await show({}, { text: '' });
    await expect.element(copy).toBeDisabled();
    await expect.element(region).toHaveTextContent('The result appears here.');
  });

  it('work that was cancelled or failed can run again', async () => {
    const { screen } = await show({ status: 'cancelled' });
    await screen.getByRole('button', { name: 'Run again' }).click();
    expect(retry).toHaveBeenCalledOnce();
    await screen.rerender(element({ status: 'failed' }));
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('a failure is told by its kind', async () => {
    const failure = { code: 'not-text', input: 'text', at: 16, encoding: 'utf-8' } as const;
    const { region } = await show({ status: 'failed', failure });
    await expect.element(region).toHaveTextContent('The file is not valid UTF-8 text: byte 17 does not belong.');
  });
});

describe('while busy', () => {
  it('shows the former result greyed, but does not give it away', async () => {
    const { copy, region } = await show({ status: 'busy', stale: true });
    await expect.element(region).toHaveTextContent('"a": 1');
    expect(region.element().querySelector('[data-stale]')).not.toBeNull();
    await expect.element(copy).toBeDisabled();
  });

  it('shows amount and cancel after 300 ms, and the old result is gone', async () => {
    const progress = { done: 18_300_000, total: 48_200_000, startedAt: Date.now() - 4000 };
    const { screen, region } = await show({ status: 'busy', stale: true, progress });
    expect(screen.getByRole('progressbar').query()).toBeNull();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '37');
    await expect.element(region).not.toHaveTextContent('"a": 1');
    await expect.element(region).toHaveTextContent('18.3 / 48.2 MB');
    await expectNoAxeViolations(screen.container);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(cancel).toHaveBeenCalledOnce();
  });
});

it('can show another view in place of the lines', async () => {
  const { region, copy } = await show(
    {},
    { body: <p>A tree.</p>, tabs: <span>tabs</span>, footer: <span>depth 2</span> },
  );
  await expect.element(region).toHaveTextContent('A tree.');
  await expect.element(region).toHaveTextContent('depth 2');
  await expect.element(region).not.toHaveTextContent('"a": 1');
  await expect.element(copy).toBeEnabled();
});

it('takes all of a text of which only the beginning is shown', async () => {
  const copied = watchClipboard();
  const { screen, copy } = await show({}, { text: '[1', whole: new Blob(['[1,2,3]']) });
  await expect.element(screen.getByText(/Only the beginning is shown/)).toBeVisible();
  await expect.element(screen.getByText('7 bytes')).toBeVisible();
  await copy.click();
  await expect.poll(() => copied).toEqual(['[1,2,3]']);
  await expectNoAxeViolations(screen.container);
});

it('asks before it copies very much', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const part = new Blob(['x'.repeat(1_000_000)]);
  const { screen, copy } = await show({}, { text: 'x', whole: new Blob(Array.from({ length: 21 }, () => part)) });
  await copy.click();
  const dialog = screen.getByRole('dialog', { name: 'Copy 21 MB?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(write).not.toHaveBeenCalled();
  await copy.click();
  await expectNoAxeViolations(screen.container);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(write).toHaveBeenCalledOnce();
});
