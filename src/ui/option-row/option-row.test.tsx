import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ButtonsSelect } from '../buttons-select/buttons-select';
import { Checkbox } from '../checkbox/checkbox';
import { NumberField } from '../number-field/number-field';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Option, OptionRow } from './option-row';

const nothing = () => {};
const INDENTS = [2, 4].map((value) => ({ value, label: String(value) }));

async function show(onReset = vi.fn()) {
  const screen = await renderWithWords(
    <OptionRow
      onReset={onReset}
      more={
        <Option label="Width">
          <NumberField label="Width" hideLabel value={80} onChange={nothing} min={1} max={200} />
        </Option>
      }
    >
      <Option label="Indent">
        <ButtonsSelect label="Indent" hideLabel options={INDENTS} value={4} onChange={nothing} size="small" />
      </Option>
    </OptionRow>,
  );
  return { screen, onReset };
}

it('opens the other options and resets all', async () => {
  const { screen, onReset } = await show();
  const more = screen.getByRole('button', { name: 'More options' });
  expect(screen.getByRole('spinbutton', { name: 'Width' }).query()).toBeNull();
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('spinbutton', { name: 'Width' })).toBeVisible();
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  expect(onReset).toHaveBeenCalledOnce();
  await expectNoAxeViolations(screen.container);
});

it('leads from a label to its control, the chosen one of several', async () => {
  const { screen } = await show();
  await screen.getByText('Indent', { exact: true }).click();
  await expect.element(screen.getByRole('radio', { name: '4' })).toHaveFocus();
});

it('fits a phone', async () => {
  await page.viewport(320, 600);
  const { screen } = await show();
  await screen.getByRole('button', { name: 'More options' }).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 720);
});

it('has the way back beside the last option on a phone, never in a line of its own', async () => {
  await page.viewport(390, 600);
  const screen = await renderWithWords(
    <OptionRow onReset={nothing}>
      <Checkbox label="An option as wide as a phone, so that there is no room" checked onChange={nothing} />
    </OptionRow>,
  );
  const back = screen.getByRole('button', { name: 'Reset to defaults' }).element().getBoundingClientRect();
  const row = screen.getByRole('group', { name: 'Options' }).element().getBoundingClientRect();
  const option = screen.getByRole('checkbox').element().closest('label')?.getBoundingClientRect();
  expect(back.bottom).toBe(row.bottom);
  expect(back.top).toBeGreaterThanOrEqual(row.top);
  expect(option?.bottom).toBe(row.bottom);
  expect(option?.right).toBeLessThanOrEqual(back.left);
  await page.viewport(1280, 720);
});
