import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import ListConverter from './view';

beforeEach(() => startAfresh(1280, 1000));

/** Only the true id is known to the worker. */
async function open(id?: string) {
  const screen = await openTool(ListConverter, { words, id });
  return {
    screen,
    text: screen.getByRole('textbox', { name: 'List', exact: true }),
    result: screen.getByRole('region', { name: 'Result' }),
    copy: screen.getByRole('button', { name: 'Copy', exact: true }),
    printed: () => printedIn(screen.getByRole('region', { name: 'Result' })),
    more: () => screen.getByRole('button', { name: 'More options' }).click(),
  };
}

it('begins with an example and reworks what is typed', async () => {
  const { screen, text, result, printed } = await open();
  await expect.poll(printed).toBe('apple, banana, cherry');
  await expectNoAxeViolations(screen.container);
  await text.fill('b\na \na\n\n');
  await expect.poll(printed).toBe('b, a, a');
  await screen.getByRole('checkbox', { name: 'Remove duplicates' }).click();
  await expect.poll(printed).toBe('b, a');
  for (const count of ['4 items in', '1 empty dropped', '1 duplicate removed', '2 items out']) {
    await expect.element(result).toHaveTextContent(count);
  }
});

it('leaves the focus where the kind of work was chosen by its keys', async () => {
  const { screen } = await open();
  const radios = screen.getByRole('radiogroup', { name: words.options.mode.label }).getByRole('radio');
  const last = radios.elements().length - 1;
  radios.nth(0).element().focus();
  for (let place = 1; place <= last; place += 1) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radios.nth(place)).toHaveFocus();
    await expect.element(radios.nth(place)).toBeChecked();
  }
});

it('has presets, and sees when the options are none', async () => {
  const { screen, text, printed, more } = await open();
  await text.fill("O'Brien\n12");
  await choose('Preset', 'SQL IN (…)');
  await expect.poll(printed).toBe("IN ('O''Brien', '12')");
  await choose('Preset', 'HTML <ul>');
  await expect.poll(printed).toBe('<ul>\n<li>O&#39;Brien</li>\n<li>12</li>\n</ul>');
  await more();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('textbox', { name: 'List prefix' }).fill('<ol>');
  await expect.element(screen.getByRole('combobox', { name: 'Preset' })).toHaveTextContent('Custom');
  await screen.getByRole('button', { name: /reset/i }).click();
  await expect.poll(printed).toBe("O'Brien, 12");
});

it('sorts, turns round, cuts and removes', async () => {
  const { screen, text, printed, more } = await open();
  await text.fill('- file10\n- file2\n- File1');
  await choose('Sort', 'Natural Z→A');
  await more();
  await screen.getByRole('textbox', { name: 'Remove prefix' }).fill('-');
  await expect.poll(printed).toBe('file10, file2, File1');
  await screen.getByRole('checkbox', { name: 'Reverse' }).click();
  await screen.getByRole('spinbutton', { name: 'Keep only the first' }).fill('2');
  await choose('Case', 'Upper');
  await expect.poll(printed).toBe('FILE1, FILE2');
  await screen.getByRole('spinbutton', { name: 'Longest item, in characters' }).fill('1');
  await expect.poll(printed).toBe('F, F');
});

it('says what is wrong with a pattern, beside it and under the text', async () => {
  const { screen, text, printed, copy } = await open('list-converter');
  await text.fill('a1b2c');
  await choose('Split on', 'Pattern (regex)');
  const pattern = screen.getByRole('textbox', { name: 'Pattern to split on' });
  await pattern.fill('(');
  await expect.element(pattern).toHaveAccessibleDescription(/^Invalid pattern: \S/);
  await expect.element(text).toHaveAccessibleDescription(/Invalid pattern: \S/);
  await expect.element(copy).toBeDisabled();
  await pattern.fill('\\d');
  await expect.poll(printed).toBe('a, b, c');
});

it('does not freeze with a pattern that never ends', async () => {
  const { screen, text, printed } = await open('list-converter');
  await text.fill(`${'a'.repeat(60)}!`);
  await choose('Split on', 'Pattern (regex)');
  const pattern = screen.getByRole('textbox', { name: 'Pattern to split on' });
  await pattern.fill('(a+)+$');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
  await pattern.fill('!');
  await expect.poll(printed).toBe('a'.repeat(60));
});

it('counts how often each value comes', async () => {
  const { screen, text, result } = await open();
  await text.fill('b\na\nb');
  await screen.getByRole('tab', { name: 'Frequency' }).click();
  await expect.element(screen.getByRole('row', { name: 'b 2' })).toBeVisible();
  await expect.element(result).toHaveTextContent('2 different values.');
  await expectNoAxeViolations(screen.container);
});

it('shuffles again when asked', async () => {
  const { screen, text, printed } = await open();
  await text.fill(Array.from({ length: 20 }, (_, n) => n).join('\n'));
  await choose('Sort', 'Shuffle');
  await expect.element(screen.getByRole('button', { name: 'Shuffle again' })).toBeVisible();
  const former = printed();
  await screen.getByRole('button', { name: 'Shuffle again' }).click();
  await expect.poll(printed).not.toBe(former);
  expect(printed().split(', ')).toHaveLength(20);
});

it('compares two lists', async () => {
  const { screen, printed } = await open('list-converter');
  await screen.getByRole('radio', { name: 'Compare two lists' }).click();
  await screen.getByRole('textbox', { name: 'First list' }).fill('a\nb\nc');
  await screen.getByRole('textbox', { name: 'Second list' }).fill('c\nd\nb');
  await expect.poll(printed).toBe('b, c');
  await choose('Keep', 'Only in the second');
  await expect.poll(printed).toBe('d');
  await screen.getByRole('radio', { name: 'Rework a list' }).click();
});

it('makes columns of lines', async () => {
  const { screen, text, printed, result } = await open();
  await text.fill('a,b\n1\n2,3,4');
  await screen.getByRole('radio', { name: 'Transpose' }).click();
  await screen.getByRole('radio', { name: 'Comma' }).click();
  await expect.poll(printed).toBe('a,1,2\nb,,3\n,,4');
  await expect.element(result).toHaveTextContent('from 3 × 3 cells');
  await screen.getByRole('radio', { name: 'Own', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Own delimiter' }).fill('');
  await expect.poll(printed).toBe('a,b12,3,4');
  await expect.element(screen.getByRole('button', { name: 'More options' })).not.toBeInTheDocument();
});
