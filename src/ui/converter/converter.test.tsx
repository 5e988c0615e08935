import { boolean, object, optional } from 'valibot';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { err, ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { caretIn } from '../testing-visit';
import { Converter, type ConverterProps } from './converter';

const shout = defineOperation({
  id: 'shout',
  inputs: { text: text() },
  output: 'text',
  options: object({ twice: optional(boolean(), false) }),
  examples: [{ inputs: { text: 'a' }, output: { text: 'A' } }],
  run: ({ text: words }, { twice }) => {
    const at = words.indexOf('?');
    if (at >= 0) return err({ code: 'question', at });
    if (words === 'throw') throw new Error('ours');
    return ok({ text: words.toUpperCase().repeat(twice ? 2 : 1) });
  },
});

type Props = ConverterProps<typeof shout.options, { text: string }, { code: 'question'; at: number }>;

let visits = 0;

async function show(props: Partial<Props> = {}) {
  visits += 1;
  const element = (more: Partial<Props> = {}) => (
    <ToolIdContext value={`converter-test-${visits}`}>
      <Converter
        operation={shout}
        options={{}}
        inputLabel="Input"
        outputLabel="Result"
        fault={({ at }, given) => ({ message: `“${given.charAt(at)}” is not shouted.`, at })}
        fileName="loud.txt"
        {...props}
        {...more}
      />
    </ToolIdContext>
  );
  const screen = await renderWithWords(element());
  return {
    screen,
    again: (more: Partial<Props>) => screen.rerender(element(more)),
    input: screen.getByRole('textbox', { name: 'Input' }),
    result: screen.getByRole('group', { name: 'Result' }),
    region: screen.getByRole('region', { name: 'Result' }),
  };
}

it('gives the result of what is typed and of the options', async () => {
  const { screen, again, input, result } = await show({ initial: 'ab' });
  await expect.element(result).toHaveTextContent('AB');
  await input.fill('xyz');
  await expect.element(result).toHaveTextContent('XYZ');
  await again({ options: { twice: true } });
  await expect.element(result).toHaveTextContent('XYZXYZ');
  await expectNoAxeViolations(screen.container);
});

it('does nothing while there is nothing', async () => {
  const { region, input } = await show();
  await expect.element(region).toHaveTextContent('The result appears here.');
  await input.fill('a');
  await expect.element(region).toHaveTextContent('A');
  await input.fill('');
  await expect.element(region).toHaveTextContent('The result appears here.');
});

it('shows a fault beside the input, empties the result and leads to the place', async () => {
  const { screen, input, region } = await show({ initial: 'ab' });
  await input.fill('why ? not');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('“?” is not shouted.');
  await expect.element(region).toHaveTextContent('No result yet');
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await screen.getByRole('button', { name: 'Go to line 1, column 5' }).click();
  const area = input.element() as HTMLTextAreaElement;
  expect([area.selectionStart, area.selectionEnd]).toEqual([4, 5]);
  await input.fill('fine');
  expect(screen.getByRole('alert').query()).toBeNull();
});

it('leaves the text and the foot their room on a phone beside what is wrong', async () => {
  await page.viewport(390, 844);
  const { screen, input } = await show({ initial: 'why ? not\nsecond\nthird' });
  await expect.element(screen.getByRole('button', { name: 'Go to line 1, column 5' })).toBeVisible();
  const pane = screen.getByRole('region', { name: 'Input' }).element();
  expect(input.element().clientHeight).toBeGreaterThan(90);
  expect(pane.scrollHeight).toBeLessThanOrEqual(pane.clientHeight);
  await page.viewport(1280, 720);
});

it('keeps the height of the head on a phone, whether the link to another tool is there or not', async () => {
  await page.viewport(360, 740);
  const label = 'Open this in another tool with a long name';
  const { screen, input, region } = await show({ initial: 'ab', leadsTo: { tool: 'other', label } });
  await expect.element(screen.getByRole('link', { name: label })).toBeVisible();
  const { right } = screen.getByRole('button', { name: 'Copy', exact: true }).element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(region.element().getBoundingClientRect().right);
  const height = () => region.element().querySelector('header')?.clientHeight;
  const before = height();
  await input.fill('?');
  await expect.poll(() => screen.getByRole('link', { name: label }).query()).toBeNull();
  expect(height()).toBe(before);
  await page.viewport(1280, 720);
});

it('says when the fault is ours', async () => {
  const { region, input } = await show();
  await input.fill('throw');
  await expect.element(region).toHaveTextContent('Something went wrong');
  await expect.element(input).toHaveValue('throw');
});

it('shows what the value tells: notes, format, foot', async () => {
  const onGo = vi.fn();
  const { screen, input } = await show({
    initial: 'a\nb',
    notes: ({ text: loud }, { toInput, toOutput }) => [
      {
        kind: 'info',
        message: `${loud.length} characters.`,
        where: 'Line 2',
        onGo: () => {
          toInput(2)?.();
          toOutput(2)();
          onGo();
        },
      },
    ],
    readAs: () => 'words',
    footer: ({ text: loud }) => <span>{loud.length} units</span>,
  });
  await expect.element(screen.getByText('3 units')).toBeVisible();
  await expect.element(screen.getByText('words', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Line 2' }).click();
  expect(onGo).toHaveBeenCalledOnce();
  expect(caretIn(input)).toBe(2);
  await input.fill('?');
  expect(screen.getByText('3 units').query()).toBeNull();
  expect(screen.getByRole('region', { name: 'Notes' }).query()).toBeNull();
});

it('runs again with Ctrl+Enter', async () => {
  const run = vi.spyOn(shout, 'run');
  const { input, result } = await show({ initial: 'ab' });
  await expect.element(result).toHaveTextContent('AB');
  const before = run.mock.calls.length;
  await input.click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => run.mock.calls.length).toBe(before + 1);
  run.mockRestore();
});

it('refuses what it knows before the work to be hopeless', async () => {
  const { screen, input, region } = await show({
    initial: 'ab',
    refuse: (source) => (source === 'no' ? { code: 'question', at: 0 } : undefined),
  });
  await expect.element(region).toHaveTextContent('AB');
  await input.fill('no');
  await expect.element(screen.getByText('“n” is not shouted.')).toBeVisible();
  await expect.element(region).toHaveTextContent('No result yet');
});
