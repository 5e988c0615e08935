import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToolIdContext } from '../../operations/tool-context';
import { useOptions } from '../../operations/use-options';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Options } from './options';

const schema = v.object({
  indent: v.optional(v.picklist([2, 4]), 2),
  order: v.optional(v.picklist(['source', 'az']), 'source'),
  comments: v.optional(v.boolean(), false),
  strict: v.optional(v.boolean(), false),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(200)), 80),
  key: v.optional(v.pipe(v.string(), v.maxLength(5)), 'items'),
  start: v.optional(v.pipe(v.union([v.number(), v.literal('auto')]), v.metadata({ offered: [1, 0, 'auto'] })), 1),
  list: v.optional(v.array(v.string()), []),
});

const words = {
  indent: { label: 'Indent', values: { '2': 'two', '4': 'four' } },
  order: { label: 'Keys', values: { source: 'As they are', az: 'A–Z' }, hints: { az: 'By code unit' } },
  comments: { label: 'Comments', values: { false: 'Drop', true: 'Keep' } },
  strict: { label: 'Strict', hint: 'Only what the standard allows.' },
  width: 'Width',
  key: { label: 'Key', placeholder: 'items', hint: 'For the root' },
  start: { label: 'Start', values: { '0': 'nought', '1': 'one', auto: 'found' } },
  list: 'List',
};

let round = 0;

function Shown() {
  const [options] = useOptions(schema);
  return <output>{JSON.stringify(options)}</output>;
}

async function show(without?: readonly ['width']) {
  const onReset = vi.fn();
  const screen = await renderWithWords(
    // A tool of its own, so that nothing is remembered from another test.
    <ToolIdContext value={`options-${++round}`}>
      <Options
        schema={schema}
        words={words}
        open={['order', 'indent']}
        buttons={['indent']}
        clearable={['key']}
        without={without}
        own={{ list: <button type="button">Choose</button> }}
        before={<p>before</p>}
        after={<p>after</p>}
        onReset={onReset}
      />
      <Shown />
    </ToolIdContext>,
  );
  const values = () => JSON.parse(screen.getByRole('status').element().textContent) as Record<string, unknown>;
  return { screen, onReset, values };
}

beforeEach(() => localStorage.clear());

it('has room for what is wrong with a number', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('spinbutton', { name: 'Width' }).fill('7');
  const message = screen.getByText('Enter a whole number from 20 to 200.');
  await expect.element(message).toBeVisible();
  expect(message.element().getBoundingClientRect().height).toBeLessThan(50);
});

it('draws each option as its schema says, those named first in sight', async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole('combobox', { name: 'Keys' })).toHaveTextContent('As they are');
  await expect.element(screen.getByRole('radio', { name: 'two' })).toBeChecked();
  const row = screen.getByRole('group', { name: 'Options' });
  await expect.element(row).toHaveTextContent(/^before.*Keys.*Indent.*after/);
  expect(screen.getByRole('checkbox', { name: 'Strict' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'More options' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Strict' })).not.toBeChecked();
  await expect.element(screen.getByRole('combobox', { name: 'Comments' })).toHaveTextContent('Drop');
  await expect.element(screen.getByRole('spinbutton', { name: 'Width' })).toHaveValue('80');
  await expect.element(screen.getByRole('textbox', { name: 'Key' })).toHaveAttribute('maxlength', '5');
  await expect.element(screen.getByRole('combobox', { name: 'Start' })).toHaveTextContent('one');
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('changes them, each with the type of its schema, and gives all of them back', async () => {
  const { screen, onReset, values } = await show();
  const before = values();
  await screen.getByRole('radio', { name: 'four' }).click();
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('checkbox', { name: 'Strict' }).click();
  await screen.getByRole('spinbutton', { name: 'Width' }).fill('100');
  await screen.getByRole('textbox', { name: 'Key' }).fill('rows');
  for (const [name, choice] of [
    ['Keys', 'A–Z'],
    ['Comments', 'Keep'],
    ['Start', 'found'],
  ] as const) {
    await screen.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: choice }).click();
  }
  const changed = { indent: 4, order: 'az', comments: true, strict: true, width: 100, key: 'rows', start: 'auto' };
  await expect.poll(values).toEqual({ ...changed, list: [] });
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(values).toEqual(before);
  expect(onReset).toHaveBeenCalledOnce();
});

it('offers the values in the order of the schema', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('combobox', { name: 'Start' }).click();
  await expect.element(page.getByRole('option').nth(2)).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['one', 'nought', 'found']);
});

it('leaves out what has no effect', async () => {
  const { screen } = await show(['width']);
  await screen.getByRole('button', { name: 'More options' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Key' })).toBeVisible();
  expect(screen.getByRole('spinbutton').query()).toBeNull();
});

it('says what is wrong with a number beside it in few lines, and the controls stay on theirs', async () => {
  await page.viewport(1280, 800);
  const screen = await renderWithWords(
    <ToolIdContext value={`options-${++round}`}>
      <Options schema={schema} words={words} open={['width', 'order']} without={['list']} />
    </ToolIdContext>,
  );
  const width = screen.getByRole('spinbutton', { name: 'Width' });
  const frame = () => width.element().parentElement?.getBoundingClientRect();
  const before = frame()?.width;
  await width.fill('1');
  const error = screen.getByRole('alert');
  await expect.element(error).toBeVisible();
  expect(frame()?.width).toBe(before);
  expect(error.element().clientHeight).toBeLessThan(48);
  const keys = screen.getByRole('combobox', { name: 'Keys' }).element().getBoundingClientRect();
  expect(Math.abs(keys.top - (frame()?.top ?? 0))).toBeLessThan(4);
  await page.viewport(1280, 720);
});

it('empties a text at a press', async () => {
  const { screen, values } = await show();
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(values).toMatchObject({ key: '' });
});

it('offers what suits, changes what goes along, and says what is wrong', async () => {
  const screen = await renderWithWords(
    <ToolIdContext value={`options-${++round}`}>
      <Options
        schema={schema}
        words={words}
        open={['order', 'start', 'key', 'indent']}
        offered={{ start: [1, 0], order: ['az'] }}
        along={{ indent: { strict: true } }}
        errors={{ key: 'No such key.' }}
        groups={[{ label: 'Looks', names: ['width', 'strict'], note: 'Both are rare.' }]}
        own={{ list: null }}
      />
      <Shown />
    </ToolIdContext>,
    'en',
  );
  const choice = (name: string) => screen.getByRole('combobox', { name, exact: true });
  await expect.element(choice('Keys')).not.toBeInTheDocument();
  await choice('Start').click();
  await expect.element(screen.getByRole('option', { name: 'found' })).not.toBeInTheDocument();
  await screen.getByRole('option', { name: 'nought' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Key' })).toHaveAccessibleDescription('No such key.');
  await choice('Indent').click();
  await screen.getByRole('option', { name: 'four' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('"strict":true');
  await screen.getByRole('button', { name: 'More options' }).click();
  const group = screen.getByRole('group', { name: 'Looks' });
  await expect.element(group).toHaveTextContent('Both are rare.');
  await expect.element(group.getByRole('spinbutton', { name: 'Width' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});
