import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, openTool, startAfresh, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import MathEvaluator from './view';

beforeEach(() => startAfresh(1280, 900));

/** The worker finds operations by the tool's own name. */
async function open(sheet: string) {
  const screen = await openTool(MathEvaluator, { words, id: 'math-evaluator', options: { sheet } });
  const field = screen.getByRole('textbox', { name: 'Sheet' });
  // What an earlier test typed is still there.
  await field.fill(sheet);
  const result = (line: number, text: string) => screen.getByRole('button', { name: words.insertResult(text, line) });
  return { screen, field, result };
}

it('opens with the answer first: the reference below it does not have to make room', async () => {
  const order: string[] = [];
  const watch = new MutationObserver(() => {
    for (const [name, found] of [
      ['answer', document.querySelector(`section[aria-label="${words.lineTitle(1)}"]`)],
      ['reference', document.querySelector('[type="search"]')],
    ] as const) {
      if (found && !order.includes(name)) order.push(name);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await openTool(MathEvaluator, { words, id: 'math-evaluator', options: { sheet: '1 + 1' } });
  await expect.poll(() => order).toEqual(['answer', 'reference']);
  watch.disconnect();
});

it('shows the result of each line, or what is wrong with it', async () => {
  const { screen, result } = await open('2 * sqrt(6)\n1,5\n\n0/0\n1/0');
  await expect.element(result(1, '4.898979485566356')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Use a dot: 1.5 (a comma separates arguments).' }))
    .toBeVisible();
  await expect.element(screen.getByText('undefined', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('3 results, 1 error')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('goes to a mistake and shows its place', async () => {
  const { screen, field } = await open('1 + 1\n2 * foo');
  await screen.getByRole('button', { name: '“foo” is not defined.' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Line 2' })).toBeVisible();
  expect(caretIn(field)).toBe(10);
});

it('writes results as the options say, with what else an integer is', async () => {
  const { screen, field, result } = await open('1234567 / 8\n255');
  await screen.getByRole('radio', { name: 'Comma' }).click();
  await screen.getByRole('checkbox', { name: 'Group thousands' }).click();
  await expect.element(result(1, '154\u202f320,875')).toBeVisible();
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(screen.getByText('0xff')).toBeVisible();
  await expect.element(screen.getByText('0b11111111')).toBeVisible();
});

it('inserts names and results at the caret', async () => {
  const { screen, field, result } = await open('16');
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
  await screen.getByRole('searchbox').fill('square root');
  await screen.getByRole('button', { name: /^sqrt square root/ }).click();
  await result(1, '16').click();
  await expect.element(field).toHaveValue('16\nsqrt(16)');
  await expect.element(result(2, '4')).toBeVisible();
});

it('copies the sheet with its results as comments', async () => {
  const copied = watchClipboard();
  const { screen, result } = await open('a = 2\n2 +');
  await expect.element(result(1, '2')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy with results' }).click();
  await expect.poll(() => copied).toEqual(['a = 2  # = 2\n2 +  # Unexpected end of expression (column 4).']);
});

it('stops a line that never ends, and gives the others their results', async () => {
  const { screen, result } = await open('f(x) = sum(1:1e6) + f(x + 1)\n1 + 1\nf(1)\nans * 3');
  await expect.element(screen.getByRole('button', { name: 'Stopped: took longer than 3 s.' })).toBeVisible();
  await expect.element(result(4, '6')).toBeVisible();
});

it('tries a line that was stopped again when it is typed again', async () => {
  const slow = 'f(x) = sum(1:1e6) + f(x + 1)\nf(1)';
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  // Runs of the slow sheet from which nothing is left out.
  const tries = () =>
    posted.mock.calls.filter(([message]) => {
      const text = JSON.stringify(message);
      return text.includes('sum(1:1e6)') && text.includes('"stopped":[]');
    }).length;
  const { screen, field, result } = await open(slow);
  const verdict = screen.getByRole('button', { name: 'Stopped: took longer than 3 s.' });
  await expect.element(verdict).toBeVisible();
  await field.fill('1 + 1');
  await expect.element(result(1, '2')).toBeVisible();
  const before = tries();
  await field.fill(slow);
  await expect.poll(tries).toBeGreaterThan(before);
  await expect.element(verdict).toBeVisible();
  vi.restoreAllMocks();
});
