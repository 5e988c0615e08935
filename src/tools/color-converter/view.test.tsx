import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { words } from './locales/en';
import ColorConverter from './view';

beforeEach(async () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await page.viewport(1280, 1000);
});

let visits = 0;

/** Each test is a tool of its own to the drafts, which live as long as the page. */
async function open() {
  visits += 1;
  const screen = await renderWithWords(
    <ToolIdContext value={`color-converter-${visits}`}>
      <ColorConverter />
    </ToolIdContext>,
    'en',
    words,
  );
  const box = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const showAll = () => screen.getByRole('button', { name: 'More notations' }).click();
  return { screen, box, showAll };
}

it('begins with a colour in every notation', async () => {
  const { screen, box, showAll } = await open();
  expect(box('Integer').query()).toBeNull();
  await showAll();
  await expect.element(box('Colour')).toHaveValue('#1ea54c');
  await expect.element(box('Name')).toHaveValue('≈ mediumseagreen');
  await expect.element(box('RGB')).toHaveValue('rgb(30, 165, 76)');
  await expect.element(box('CMYK')).toHaveValue('device-cmyk(81.8% 0% 53.9% 35.3%)');
  await expect.element(box('Integer')).toHaveValue('2008396');
  await expect.element(screen.getByText('at a distance ΔE2000 of 6.55', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Without a colour profile, approximate.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy RGB' })).toBeEnabled();
  await expectNoAxeViolations(screen.container);
});

it('lets any row drive the others, and leaves what is typed alone until it is left', async () => {
  const { box, showAll } = await open();
  await showAll();
  await box('Name').fill('REBECCAPURPLE');
  await expect.element(box('Name')).toHaveValue('REBECCAPURPLE');
  await expect.element(box('Hex')).toHaveValue('#663399');
  await expect.element(box('Colour')).toHaveValue('#663399');
  await userEvent.tab();
  await expect.element(box('Name')).toHaveValue('rebeccapurple');
  await box('Integer').fill('255');
  await expect.element(box('Hex')).toHaveValue('#0000ff');
  await box('HSL').fill('hsl(140, 69%, 38%)');
  await expect.element(box('Hex')).toHaveValue('#1ea44b');
  await expect.element(box('Integer')).toHaveValue('2008139');
});

it('empties the others while a row is wrong', async () => {
  const { screen, box } = await open();
  await box('Hex').fill('#12345');
  await expect.element(screen.getByText('Not a colour: #12345 has 5 digits.')).toBeVisible();
  await expect.element(box('Hex')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box('RGB')).toHaveValue('');
  // The colour, its contrast and its code.
  const nothing = screen.getByText('Correct the marked place, and the result appears here.');
  await expect.poll(() => nothing.elements().length).toBe(3);
  await expect.element(box('Colour')).toHaveValue('');
  await expect.element(screen.getByRole('button', { name: 'Copy RGB' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Copy Flutter' })).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(box('Hex')).toHaveValue('#12345');
  await expectNoAxeViolations(screen.container);
  await box('Hex').fill('#123456');
  await expect.element(box('RGB')).toHaveValue('rgb(18, 52, 86)');
  await box('Hex').fill('');
  await expect.element(box('RGB')).toHaveValue('');
  expect(screen.getByRole('alert').query()).toBeNull();
});

it('says what was clamped', async () => {
  const { screen, box } = await open();
  await box('RGB').fill('rgb(300, 0, 0)');
  await expect.element(box('Hex')).toHaveValue('#ff0000');
  await userEvent.tab();
  await expect.element(box('RGB')).toHaveValue('rgb(255, 0, 0)');
  await expect.element(screen.getByText('The red 300 is out of range and was taken as 255.')).toBeVisible();
});

it('shows the nearest colour of sRGB and keeps the true one', async () => {
  const { screen, box, showAll } = await open();
  await showAll();
  await box('Colour').fill('color(display-p3 1 0 0)');
  await expect.element(box('Hex')).toHaveValue('#ff0b0c');
  await expect.element(box('Display P3')).toHaveValue('color(display-p3 1 0 0)');
  // Name, hex, RGB, HSL, HWB, HSV, CMYK, integer and the swatch.
  expect(screen.getByText('outside sRGB', { exact: true }).elements()).toHaveLength(9);
  await expectNoAxeViolations(screen.container);
});

it('keeps the colour when the opacity changes, and the opacity when the colour changes', async () => {
  const { screen, box, showAll } = await open();
  await showAll();
  await box('Colour').fill('oklch(0.7 0.4 150)');
  await screen.getByRole('spinbutton', { name: 'Opacity' }).fill('50');
  await expect.element(box('OKLCH')).toHaveValue('oklch(0.7 0.4 150 / 0.5)');
  await expect.element(box('Colour')).toHaveValue('oklch(0.7 0.4 150 / 0.5)');
  await screen.getByLabelText('Pick a colour').fill('#ff0000');
  await expect.element(box('Hex')).toHaveValue('#ff000080');
  await expect.element(box('RGB')).toHaveValue('rgba(255, 0, 0, 0.5)');
  await expect.element(box('Integer')).toHaveValue('16711680 / 0.5');
});

it('writes as asked without changing the colour', async () => {
  const { screen, box } = await open();
  await box('Hex').fill('#ff00cc88');
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('radio', { name: '#AARRGGBB' }).click();
  await expect.element(box('Hex')).toHaveValue('#88ff00cc');
  await expect.element(box('OKLCH')).toHaveValue('oklch(0.6745 0.29255 340.37 / 0.533)');
  await screen.getByRole('radio', { name: 'Upper case' }).click();
  await expect.element(box('Hex')).toHaveValue('#88FF00CC');
  await screen.getByRole('radio', { name: 'Spaces' }).click();
  await expect.element(box('RGB')).toHaveValue('rgb(255 0 204 / 0.533)');
  await box('Hex').fill('#80ff0000');
  await expect.element(box('RGB')).toHaveValue('rgb(255 0 0 / 0.502)');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(box('Hex')).toHaveValue('#1ea54c');
  await expect.element(box('RGB')).toHaveValue('rgb(30, 165, 76)');
});

it('says how well the colour can be read', async () => {
  const { screen, box } = await open();
  await box('Colour').fill('#767676');
  const contrast = screen.getByRole('list', { name: 'Contrast' });
  await expect.element(contrast.getByText('4.54', { exact: true })).toBeVisible();
  await expect.element(contrast.getByRole('img', { name: 'AA: passed', exact: true }).first()).toBeVisible();
  await expect.element(contrast.getByRole('img', { name: 'AAA: failed', exact: true }).first()).toBeVisible();
});

it('writes literals, with a name for the variable', async () => {
  const { screen, box } = await open();
  await expect.element(screen.getByText('--color: #1ea54c;')).toBeVisible();
  expect(screen.getByText('Color(0xFF1EA54C)').elements()).toHaveLength(2);
  await box('Variable name').fill('brand-1');
  await expect.element(screen.getByText('--brand-1: #1ea54c;')).toBeVisible();
  await expect.element(screen.getByText('<color name="brand_1">#1EA54C</color>')).toBeVisible();
  await box('Variable name').fill('1');
  await expect.element(screen.getByText('A name has letters, digits', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy CSS variable' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
});

it('takes several pasted lines into a table', async () => {
  const { screen, box } = await open();
  await box('Colour').click();
  const pasted = new DataTransfer();
  pasted.setData('text/plain', 'olive\n#12345\n\noklch(0.7 0.4 150)\n');
  box('Colour')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole('tab', { name: 'Several colours' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByText('3 colours')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '#808000', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Not a colour: #12345 has 5 digits.' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '#00c248', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'outside sRGB' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  await expectNoAxeViolations(screen.container);
});
