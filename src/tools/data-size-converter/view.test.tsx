import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, rowValue, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words as kit } from '../../i18n/kit/en';
import { words } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import DataSizeConverter from './view';

beforeEach(() => startAfresh(1280, 1000));

const open = (options: object = {}, id?: string) =>
  openTool(DataSizeConverter, { words, options, ...(id !== undefined && { id }) });

it('shows a size in all units of both families, and as programs show it', async () => {
  const copied = watchClipboard();
  const screen = await open();
  await expect.element(screen.getByText('4.7 GB ≈ 4.377 GiB')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Size' }).fill('1 TB');
  await expect.poll(() => rowValue('GiB')).toBe('931.322574615478515625');
  expect(rowValue('B')).toBe('1,000,000,000,000');
  expect(rowValue('Windows')).toBe('931 GB');
  expect(rowValue('ls -h, du -h')).toBe('932G');
  expect(rowValue('In words')).toBe('1 trillion bytes');
  await screen.getByRole('button', { name: 'Copy GiB', exact: true }).click();
  await expect.poll(() => copied).toEqual(['931.322574615478515625 GiB']);
  expect(storedOptions()).toContain('"size":"1 TB"');
  await expectNoAxeViolations(screen.container);
});

it('says what is wrong beside the field, and shows no result of before', async () => {
  const screen = await open();
  const size = screen.getByRole('textbox', { name: 'Size' });
  await size.fill('12 XB');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not a size: 12 XB');
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  expect(rowValue('GiB')).toBeUndefined();
  await screen.getByRole('button', { name: 'Go to character 4' }).click();
  await expect.element(size).toHaveFocus();
  await size.fill('-1 B');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('An amount cannot be negative.');
  await size.fill('9'.repeat(1001));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('at most 1,000 digits');
  await size.fill('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByText(words.empty)).toBeVisible();
});

it('asks whether a small b means bytes, and puts them in', async () => {
  const screen = await open({ size: '1.5 Gb' });
  await expect.poll(() => rowValue('MB')).toBe('187.5');
  await screen.getByRole('button', { name: 'Use GB' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Size' })).toHaveValue('1.5 GB');
  await expect.poll(() => rowValue('MB')).toBe('1,500');
});

it('has the unit apart, and says what it is', async () => {
  const screen = await open();
  await expect.element(screen.getByText('1 GB = 1000³ B')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Unit of size' }).click();
  await screen.getByRole('option', { name: 'MiB', exact: true }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Size' })).toHaveValue('4.7 MiB');
  await expect.element(screen.getByText('1 MiB = 1024² B')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Size' }).fill('0.1 B');
  await expect.element(screen.getByText(words.fractionOfBit)).toBeVisible();
});

it('finds times, rates and volumes', async () => {
  const screen = await open();
  await screen.getByRole('tab', { name: 'Rate' }).click();
  await expect.poll(() => rowValue('MiB/s')).toBe('11.920928955078125');
  await expect.poll(() => rowValue('Per hour')).toBe('45 GB');
  await screen.getByRole('tab', { name: 'Time' }).click();
  await expect.poll(() => rowValue('In seconds')).toBe('376 s');
  expect(rowValue('ISO 8601')).toBe('PT6M16S');
  expect(rowValue('1 Gbit/s · Gigabit Ethernet')).toBe('37.6 s');
  await screen.getByRole('textbox', { name: 'Rate' }).fill('0 Mbit/s');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The rate must be above zero.');
  await screen.getByRole('radio', { name: 'Rate needed' }).click({ force: true });
  await screen.getByRole('textbox', { name: 'Size' }).fill('5 TB');
  await expect.poll(() => rowValue('Exactly')).toBe('12500/9 Mbit/s');
  await expect.poll(() => rowValue('Mbit/s')).toBe('1,388.888…');
  await screen.getByRole('tab', { name: 'Volume' }).click();
  await screen.getByRole('radio', { name: 'Events × size × period' }).click({ force: true });
  await expect.poll(() => rowValue('TB')).toBe('1.0368');
  await expectNoAxeViolations(screen.container);
});

it('adds up a list, leads to its wrong lines, and counts no folder twice', async () => {
  const screen = await open({ tab: 'list' }, 'data-size-list');
  await expect.element(screen.getByText(words.nestedNote(1))).toBeVisible();
  await expect.element(screen.getByRole('table')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Sizes' }).fill('1.0K\t./a\n12 XB\n512 B');
  await expect.poll(() => rowValue('Sum')).toBe('1,536 B');
  await expect.element(screen.getByRole('button', { name: 'Line 2' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Sizes' }).fill('1 GB\n8 Mb');
  await expect.element(screen.getByText(words.smallB(1))).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('follows its options and gives the defaults back, but stays on its page', async () => {
  const screen = await open({ kilo: '1024', digits: 4, size: '1 GB', numbers: 'plain' });
  await expect.poll(() => rowValue('10⁹ B')).toBe('1.074');
  await expect.element(screen.getByText('1 GB = 1024³ B')).toBeVisible();
  await screen.getByRole('tab', { name: 'Rate' }).click();
  await screen.getByRole('textbox', { name: 'Rate' }).fill('200 Mbit/s');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('200 Mbit/s');
  await expect.poll(() => rowValue('MB/s')).toBe('25');
  await expect.element(screen.getByRole('tab', { name: 'Rate' })).toHaveAttribute('aria-selected', 'true');
});

it('speaks French and Chinese, each with its units and numbers', async () => {
  const screen = await openTool(DataSizeConverter, { words: fr, locale: 'fr', options: { size: '1,5 Go' } });
  await expect.poll(() => rowValue('Ko')).toBe('1\u202f500\u202f000');
  await expect.element(screen.getByText('1 Go = 1000³ o')).toBeVisible();
  await screen.unmount();
  await openTool(DataSizeConverter, { words: zhCn, locale: 'zh-cn', options: { size: '3 兆字节' } });
  await expect.poll(() => rowValue('KiB')).toBe('2,929.6875');
});

it('says that the overhead is wrong at its field alone', async () => {
  const screen = await open({ tab: 'time' }, 'data-size-overhead');
  const unit = screen.getByRole('combobox', { name: words.unitOf.size });
  await expect.element(unit).toHaveTextContent('GB');
  await screen.getByRole('spinbutton', { name: 'Overhead' }).fill('95');
  await expect.element(screen.getByText(words.empty)).not.toBeInTheDocument();
  await expect.element(screen.getByText(kit.fixInput)).toBeVisible();
  await expect.element(unit).toHaveTextContent('GB');
  await screen.getByRole('spinbutton', { name: 'Overhead' }).fill('20');
  await expect.poll(() => rowValue('In seconds')).toBe('470 s');
});

it('is used by keyboard alone', async () => {
  const screen = await open();
  await screen.getByRole('tab', { name: 'Size' }).click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Time' })).toHaveFocus();
  await expect.poll(() => rowValue('In seconds')).toBe('376 s');
});

it('has its result near the field on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await open();
  const headline = screen.getByText('4.7 GB ≈ 4.377 GiB');
  await expect.element(headline).toBeVisible();
  expect(headline.element().getBoundingClientRect().bottom).toBeLessThan(844);
});
