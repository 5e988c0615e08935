import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ToolIdContext } from '../../operations/tool-context';
import { resetFields } from '../../operations/wrong-fields';
import { SliderField } from '../slider-field/slider-field';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { NumberField, type NumberFieldProps } from './number-field';

async function show(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn();
  function Frame() {
    const [value, setValue] = useState(props.value ?? 8);
    return (
      <>
        <NumberField
          label="Count"
          min={1}
          max={100}
          {...props}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(50)}>
          Fifty
        </button>
      </>
    );
  }
  const screen = await renderWithWords(<Frame />);
  return { screen, onChange, field: screen.getByRole('spinbutton', { name: 'Count' }) };
}

it('takes numbers in range', async () => {
  const { screen, onChange, field } = await show();
  await field.fill('42');
  expect(onChange).toHaveBeenLastCalledWith(42);
  await expect.element(field).toHaveAttribute('aria-valuenow', '42');
  await expectNoAxeViolations(screen.container);
});

it.each(['0', '101', '1.5', 'abc', ''])('keeps %j as typed, says what is wrong and does not tell', async (typed) => {
  const { screen, onChange, field } = await show();
  await field.fill(typed);
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue(typed);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Enter a whole number from 1 to 100.');
  await userEvent.tab();
  await expect.element(field).toHaveValue(typed);
  await expectNoAxeViolations(screen.container);
});

it('writes full-width digits plainly once it is left', async () => {
  const { onChange, field } = await show();
  await field.fill('１２');
  expect(onChange).toHaveBeenLastCalledWith(12);
  await expect.element(field).toHaveValue('１２');
  await userEvent.tab();
  await expect.element(field).toHaveValue('12');
});

it('steps with the arrow keys and stays in range', async () => {
  const { onChange, field } = await show({ value: 99 });
  await field.click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(field).toHaveValue('100');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveValue('99');
  expect(onChange.mock.calls.flat()).toEqual([100, 99]);
});

it('follows a value from elsewhere, also over something invalid', async () => {
  const { screen, field } = await show();
  await field.fill('999');
  await screen.getByRole('button', { name: 'Fifty' }).click();
  await expect.element(field).toHaveValue('50');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

it('takes decimals where the step has them', async () => {
  const { onChange, field } = await show({ min: 0, max: 1, step: 0.1, value: 0.2 });
  await field.click();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(0.3);
  await field.fill('2');
  await expect.element(field).toHaveAccessibleDescription('Enter a number from 0 to 1.');
});

it('has a slider that goes less far than the number', async () => {
  function Frame() {
    const [value, setValue] = useState(64);
    return <SliderField label="Length" value={value} onChange={setValue} min={1} max={4096} sliderMax={512} />;
  }
  const screen = await renderWithWords(<Frame />);
  const slider = screen.getByRole('slider', { name: 'Length' });
  const field = screen.getByRole('spinbutton', { name: 'Length' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(field).toHaveValue('65');
  await field.fill('4000');
  await expect.element(slider).toHaveValue('512');
  await expect.element(field).toHaveValue('4000');
  await field.fill('5000');
  await expect.element(slider).toHaveValue('512');
  await expectNoAxeViolations(screen.container);
});

it('shows its value again when the options of the tool are reset', async () => {
  const screen = await renderWithWords(
    <ToolIdContext value="with-a-number">
      <NumberField label="Count" value={8} onChange={() => {}} min={1} max={100} />
    </ToolIdContext>,
  );
  const field = screen.getByRole('spinbutton', { name: 'Count' });
  await field.fill('');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  resetFields('with-a-number');
  await expect.element(field).toHaveValue('8');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});
