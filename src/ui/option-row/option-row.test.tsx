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

it.each(['en', 'zh-cn', 'fr'] as const)('never leaves the buttons at its end alone in a line (%s)', async (locale) => {
  const screen = await renderWithWords(
    <OptionRow onReset={nothing} more={<Checkbox label="Rare" checked onChange={nothing} />}>
      <Option label="Indent">
        <ButtonsSelect label="Indent" hideLabel options={INDENTS} value={4} onChange={nothing} size="small" />
      </Option>
      <Checkbox label="Sorted" checked onChange={nothing} />
    </OptionRow>,
    locale,
  );
  const row = screen.container.querySelector<HTMLElement>('[data-options]');
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  for (let width = 720; width > 230; width -= 4) {
    if (row) row.style.width = `${width}px`;
    const option = boxOf(screen.getByText('Sorted').element().closest('label'));
    const reset = boxOf(row?.querySelector('button:last-of-type[aria-label]'));
    const more = boxOf(row?.querySelector('[aria-expanded]'));
    expect(reset.top).toBeLessThan(option.bottom);
    expect(option.right).toBeLessThanOrEqual(more.left);
    expect(more.right).toBeLessThanOrEqual(reset.left);
    expect(more.height).toBe(reset.height);
    expect(Math.abs(reset.right - boxOf(row).right)).toBeLessThanOrEqual(1);
  }
});

it.each((['en', 'zh-cn', 'fr'] as const).flatMap((locale) => [1, 2, 3, 4, 5].map((count) => [locale, count] as const)))(
  'has "more options" beside the last option of a phone (%s, %i options)',
  async (locale, count) => {
    await page.viewport(390, 600);
    const screen = await renderWithWords(
      <OptionRow onReset={nothing} more={<Checkbox label="Rare" checked onChange={nothing} />}>
        {[1, 2, 3, 4, 5].slice(0, count).map((number) => (
          <Option key={number} label={`Width ${number}`}>
            <NumberField
              label={`Width ${number}`}
              hideLabel
              size="small"
              value={80}
              onChange={nothing}
              min={1}
              max={200}
            />
          </Option>
        ))}
      </OptionRow>,
      locale,
    );
    const last = screen.getByRole('spinbutton').last().element().getBoundingClientRect();
    const more = screen.container.querySelector('[aria-expanded]')?.getBoundingClientRect() ?? new DOMRect();
    const reset = screen.container.querySelector('[data-options] button[aria-label]')?.getBoundingClientRect();
    const row = screen.getByRole('group').element().getBoundingClientRect();
    expect(Math.abs(more.bottom - last.bottom)).toBeLessThanOrEqual(1);
    expect(last.right).toBeLessThanOrEqual(more.left);
    expect(reset?.bottom).toBe(more.bottom);
    expect(Math.abs((reset?.right ?? 0) - row.right)).toBeLessThanOrEqual(1);
    expect(last.width).toBeGreaterThanOrEqual(140);
    await page.viewport(1280, 720);
  },
);

it('keeps two columns of fields on a phone, whatever the size of their letters', async () => {
  await page.viewport(390, 600);
  const screen = await renderWithWords(
    <OptionRow onReset={nothing}>
      {['Width', 'Height', 'Depth'].map((label) => (
        <Option key={label} label={label}>
          <NumberField label={label} hideLabel value={80} onChange={nothing} min={1} max={200} />
        </Option>
      ))}
    </OptionRow>,
  );
  // As a touch screen has them, so that the browser does not zoom.
  for (const field of screen.container.querySelectorAll('input')) field.style.fontSize = '24px';
  const top = (name: string) => screen.getByRole('spinbutton', { name }).element().getBoundingClientRect().top;
  expect(top('Height')).toBe(top('Width'));
  await page.viewport(1280, 720);
});

const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

it.each([
  [390, false],
  [390, true],
  [1280, false],
  [1280, true],
] as const)(
  'has a checkbox at the middle of the controls beside it (%i px, with a hint: %s)',
  async (width, isHinted) => {
    await page.viewport(width, 600);
    const screen = await renderWithWords(
      <OptionRow onReset={nothing}>
        <Option label="Indent">
          <ButtonsSelect label="Indent" hideLabel options={INDENTS} value={4} onChange={nothing} size="small" />
        </Option>
        <Checkbox label="Sorted" {...(isHinted && { hint: 'By their names.' })} checked onChange={nothing} />
      </OptionRow>,
    );
    const reset = middle(screen.getByRole('button', { name: 'Reset to defaults' }).element());
    const box = middle(screen.getByRole('checkbox').element());
    expect(Math.abs(box - reset)).toBeLessThanOrEqual(1);
    const offset = box - middle(screen.getByRole('radiogroup').element());
    // On a phone a hint needs the line for itself.
    const isBelow = isHinted && width < 700;
    expect(isBelow ? offset > 28 : Math.abs(offset) <= 1).toBe(true);
    await page.viewport(1280, 720);
  },
);
