import { beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { userEvent } from 'vitest/browser';
import { ToolIdContext } from '../../operations/tool-context';
import { useOptions } from '../../operations/use-options';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { choose, forgetStored } from '../testing-visit';
import { useOptionField } from './use-option-field';

const schema = v.object({
  version: v.optional(v.picklist(['v4', 'v7', 'v1']), 'v4'),
  format: v.optional(v.picklist(['lines', 'json']), 'lines'),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 5),
  length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  upper: v.optional(v.boolean(), false),
  digits: v.optional(v.boolean(), true),
  prefix: v.optional(v.pipe(v.string(), v.maxLength(9)), ''),
});

const words = {
  version: { label: 'Version', values: { v4: 'v4, by chance', v7: 'v7, by time', v1: 'v1, by time and place' } },
  format: { label: 'Format', values: { lines: 'Lines', json: 'JSON' } },
  quantity: 'Quantity',
  length: { label: 'Length', unit: 'px' },
  upper: { label: 'Upper case', hint: 'As Windows writes them.' },
  digits: 'Digits',
  prefix: { label: 'Prefix', placeholder: 'sk_' },
};

let round = 0;

function Form() {
  const [options, change] = useOptions(schema);
  const field = useOptionField(schema, words);
  return (
    <>
      {field('version', {
        offered: ['v4', 'v7'],
        onChange: (version) => change({ version, quantity: version === 'v7' ? 7 : 1 }),
      })}
      {field('format', { as: 'buttons', size: 'small', hideLabel: true })}
      {field('quantity', { error: options.quantity > 50 ? 'Too many' : undefined })}
      {field('length', { as: 'slider', sliderMax: 50 })}
      {field('upper')}
      {field('digits', { as: 'checkbox' })}
      {field('prefix', { label: 'Begins with', clearable: true, inputMode: 'numeric', placeholder: 'none' })}
      <output>{JSON.stringify(options)}</output>
    </>
  );
}

async function show() {
  const screen = await renderWithWords(
    <ToolIdContext value={`form-${++round}`}>
      <Form />
    </ToolIdContext>,
  );
  const values = () => JSON.parse(screen.getByRole('status').element().textContent) as Record<string, unknown>;
  return { screen, values };
}

beforeEach(forgetStored);

it('draws each option as a field of a form', async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole('combobox', { name: 'Version' })).toHaveTextContent('v4, by chance');
  await expect.element(screen.getByRole('radio', { name: 'Lines' })).toBeChecked();
  await expect.element(screen.getByRole('radiogroup', { name: 'Format' })).toBeVisible();
  expect(screen.getByText('Format', { exact: true }).query()).toBeNull();
  await expect.element(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('5');
  await expect.element(screen.getByRole('slider', { name: 'Length' })).toHaveAttribute('max', '50');
  await expect.element(screen.getByRole('switch', { name: 'Upper case' })).toHaveAccessibleDescription(/Windows/);
  await expect.element(screen.getByRole('checkbox', { name: 'Digits' })).toBeChecked();
  const prefix = screen.getByRole('textbox', { name: 'Begins with' });
  await expect.element(prefix).toHaveAttribute('maxlength', '9');
  await expect.element(prefix).toHaveAttribute('inputmode', 'numeric');
  await expect.element(prefix).toHaveAttribute('placeholder', 'none');
  await expectNoAxeViolations(screen.container);
});

it('remembers what is changed, each with the type of its schema', async () => {
  const { screen, values } = await show();
  await screen.getByRole('radio', { name: 'JSON' }).click();
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('60');
  await expect.element(screen.getByText('Too many')).toBeVisible();
  await screen.getByRole('spinbutton', { name: 'Length' }).fill('80');
  await screen.getByRole('switch', { name: 'Upper case' }).click();
  await screen.getByRole('checkbox', { name: 'Digits' }).click();
  await screen.getByRole('textbox', { name: 'Begins with' }).fill('id_');
  const changed = { format: 'json', quantity: 60, length: 80, upper: true, digits: false, prefix: 'id_' };
  await expect.poll(values).toEqual({ version: 'v4', ...changed });
});

it('offers what the view names, and lets it change more than the option', async () => {
  const { screen, values } = await show();
  await choose('Version', 'v7, by time');
  await expect.poll(values).toMatchObject({ version: 'v7', quantity: 7 });
  await screen.getByRole('combobox', { name: 'Version' }).click();
  await expect.element(screen.getByRole('option', { name: 'v4, by chance' })).toBeVisible();
  expect(screen.getByRole('option', { name: /v1/ }).query()).toBeNull();
});

function Recognised() {
  const field = useOptionField(schema, words);
  return (
    <>
      {field('version', { value: 'v7' })}
      {field('quantity', { step: 10 })}
    </>
  );
}

it('shows what holds for now in place of what is remembered, and steps as far as it is told', async () => {
  const screen = await renderWithWords(
    <ToolIdContext value={`form-${++round}`}>
      <Recognised />
    </ToolIdContext>,
  );
  await expect.element(screen.getByRole('combobox', { name: 'Version' })).toHaveTextContent('v7, by time');
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(quantity).toHaveValue('15');
});
