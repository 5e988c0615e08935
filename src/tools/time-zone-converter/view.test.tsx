import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import { showDate } from './show-time';
import TimeZoneConverter from './view';

beforeEach(() => startAfresh(1280, 900));

/** What is remembered of the zones. */
function storedZones(): unknown {
  const stored: unknown = JSON.parse(storedOptions() ?? '{}');
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'zones') : undefined;
}

async function open(text: string, zones = ['Europe/Paris', 'America/New_York', 'Asia/Kathmandu']) {
  localStorage.setItem(
    'options.time-zone-converter',
    JSON.stringify({ zones, reference: 'Europe/Paris', clock: '24' }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const screen = await openTool(TimeZoneConverter, { words, id: 'time-zone-converter' });
  await screen.getByRole('tab', { name: words.tabs.clocks }).click();
  const moment = screen.getByRole('textbox', { name: words.moment, exact: true });
  await moment.fill(text);
  const timeIn = (name: string) => screen.getByRole('textbox', { name: words.timeIn(name) });
  return { screen, moment, timeIn };
}

it('shows a moment on the clocks of each zone', async () => {
  const { screen, timeIn } = await open('2026-03-16 10:00');
  await expect.element(timeIn('Paris')).toHaveValue('10:00');
  await expect.element(timeIn('New York')).toHaveValue('05:00');
  await expect.element(timeIn('Kathmandu')).toHaveValue('14:45');
  await expect.element(screen.getByText('EDT, UTC−4')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('takes the time of any card', async () => {
  const { moment, timeIn } = await open('2026-03-16 10:00');
  await expect.element(timeIn('New York')).toHaveValue('05:00');
  await timeIn('New York').fill('3:30 pm');
  await userEvent.keyboard('{Enter}');
  await expect.element(timeIn('Paris')).toHaveValue('20:30');
  await expect.element(moment).toHaveValue('2026-03-16 3:30 pm America/New_York');
});

it.each(['30:00', '25:99', 'soon', '15:00 CST'])(
  'keeps the moment where %s is typed for a time of a card',
  async (typed) => {
    const { screen, moment, timeIn } = await open('2026-03-16 10:00');
    await expect.element(timeIn('New York')).toHaveValue('05:00');
    await timeIn('New York').fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(words.noTime(typed))).toBeVisible();
    await expect.element(timeIn('New York')).toHaveFocus();
    await expect.element(timeIn('New York')).toHaveValue(typed);
    await expect.element(timeIn('New York')).toBeInvalid();
    await userEvent.keyboard('{Tab}');
    await expect.element(moment).toHaveValue('2026-03-16 10:00');
    await expect.element(timeIn('Paris')).toHaveValue('10:00');
    await timeIn('New York').fill('6:00');
    await expect.element(screen.getByText(words.noTime(typed))).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(timeIn('Paris')).toHaveValue('11:00');
    await timeIn('New York').fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(words.noTime(typed))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(timeIn('New York')).toHaveValue('06:00');
  },
);

it('asks which zone a short name means', async () => {
  const { screen, timeIn } = await open('2026-01-15 15:00 CST');
  await expect.element(screen.getByRole('button', { name: 'China (UTC+8)' })).toBeVisible();
  await expect.element(timeIn('Paris')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'US Central (UTC−6)' }).click();
  await expect.element(timeIn('Paris')).toHaveValue('22:00');
});

it('says what is wrong, and what was meant instead', async () => {
  const { screen, moment, timeIn } = await open('15:00 Pariss');
  await screen.getByRole('button', { name: 'Paris', exact: true }).click();
  await expect.element(timeIn('Paris')).toHaveValue('15:00');
  await moment.fill('2026-02-30');
  await expect.element(screen.getByText('February 2026 has 28 days.')).toBeVisible();
  await expect.element(timeIn('Paris')).not.toBeInTheDocument();
});

it('tells of times that the clocks skip or show twice', async () => {
  const { screen, moment, timeIn } = await open('2026-03-29 02:30');
  await expect
    .element(
      screen.getByText(
        '02:30 does not exist on 2026-03-29 in Europe/Paris (clocks go from 02:00 to 03:00); 03:30 is used.',
      ),
    )
    .toBeVisible();
  await moment.fill('2026-10-25 02:30');
  await screen.getByRole('button', { name: words.later('UTC+1') }).click();
  await expect.element(moment).toHaveValue('2026-10-25T02:30:00+01:00');
  await expect.element(timeIn('New York')).toHaveValue('21:30');
});

it('moves, names and removes zones by the keyboard', async () => {
  const { screen, timeIn } = await open('2026-03-16 10:00');
  await expect.element(timeIn('New York')).toBeVisible();
  screen
    .getByRole('button', { name: words.move('New York') })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(storedZones).toEqual(['America/New_York', 'Europe/Paris', 'Asia/Kathmandu']);
  await screen.getByRole('textbox', { name: words.label('New York') }).fill('Bob');
  await expect.element(timeIn('Bob')).toHaveValue('05:00');
  await screen.getByRole('button', { name: words.makeReference('Bob') }).click();
  await expect.element(timeIn('Paris')).toHaveValue('15:00');
  await screen.getByRole('button', { name: words.remove('Kathmandu') }).click();
  await expect.poll(storedZones).toEqual(['America/New_York', 'Europe/Paris']);
});

it('keeps the focus by the card that was moved or made the reference, and by what takes the place of one that was removed', async () => {
  const { screen, timeIn } = await open('2026-03-16 10:00', [
    'Europe/Paris',
    'America/New_York',
    'UTC',
    'Asia/Kathmandu',
  ]);
  await expect.element(timeIn('New York')).toBeVisible();
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  button(words.move('Paris')).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(storedZones).toEqual(['America/New_York', 'Europe/Paris', 'UTC', 'Asia/Kathmandu']);
  await expect.element(button(words.move('Paris'))).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.poll(storedZones).toEqual(['America/New_York', 'UTC', 'Europe/Paris', 'Asia/Kathmandu']);
  await expect.element(button(words.move('Paris'))).toHaveFocus();

  button(words.makeReference('New York')).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(timeIn('UTC')).toHaveValue('14:00');
  await expect.element(button(words.move('New York'))).toHaveFocus();

  button(words.remove('UTC')).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(words.remove('Paris'))).toHaveFocus();
  button(words.remove('Kathmandu')).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(button(words.remove('Paris'))).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(storedZones).toEqual(['America/New_York']);
  await expect.element(button(words.move('New York'))).toHaveFocus();
});

it('finds zones by their cities, and names what is near', async () => {
  const { screen, timeIn } = await open('2026-03-16 10:00');
  const field = screen.getByRole('combobox', { name: words.addZone });
  await field.click();
  await userEvent.keyboard('bj');
  await screen.getByRole('option', { name: /Asia\/Shanghai/ }).click();
  await expect.element(timeIn('Shanghai')).toHaveValue('17:00');
  await field.click();
  await userEvent.keyboard('Londn');
  await expect.element(screen.getByText(words.noZone('Londn'))).toBeVisible();
  await screen.getByRole('button', { name: 'London', exact: true }).click();
  await expect.element(timeIn('London')).toHaveValue('09:00');
});

it.each([
  ['北京', 'Asia/Shanghai'],
  ['bj', 'Asia/Shanghai'],
  ['pekin', 'Asia/Shanghai'],
  ['Pékin', 'Asia/Shanghai'],
  ['深圳', 'Asia/Shanghai'],
  ['Lyon', 'Europe/Paris'],
])('finds %s although its zone is listed, and says so', async (query, zone) => {
  const { screen } = await open('2026-03-16 10:00', ['Europe/Paris', 'Asia/Shanghai']);
  await screen.getByRole('combobox', { name: words.addZone }).click();
  await userEvent.keyboard(query);
  const option = screen.getByRole('option', { name: new RegExp(`${zone}.*${words.listed('').trim()}`) });
  await expect.element(option).toBeVisible();
  await expect.element(option).toBeDisabled();
  await expect.element(screen.getByText(words.noZone(query))).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(option).toBeVisible();
  expect(storedZones()).toEqual(['Europe/Paris', 'Asia/Shanghai']);
});

it('draws nothing in the half of the last row that an odd number of zones leaves', async () => {
  const { timeIn } = await open('2026-03-16 10:00');
  await expect.element(timeIn('Kathmandu')).toBeVisible();
  const cards = timeIn('Kathmandu').element().closest('ul');
  expect(cards && getComputedStyle(cards).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

it('copies the clocks', async () => {
  const { screen, timeIn } = await open('2026-03-16 10:00');
  const copied = watchClipboard();
  await expect.element(timeIn('Paris')).toHaveValue('10:00');
  await screen.getByRole('button', { name: words.copyAs }).click();
  await screen.getByRole('button', { name: words.forms.discord }).click();
  await expect.poll(() => copied.at(-1)).toBe('<t:1773651600:F>');
});

it('plans a meeting', async () => {
  const { screen, moment } = await open('2026-03-16 10:00', ['Europe/Paris 9-18', 'America/New_York 9-17']);
  await screen.getByRole('tab', { name: words.tabs.plan }).click();
  await expect.element(screen.getByText('14:00–18:00')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: words.choose('15:30–16:30') })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: words.choose('15:30–16:30') }).click();
  await expect.element(moment).toHaveValue('2026-03-16T14:30:00Z');
  await screen.getByLabelText(words.to('Paris')).fill('12:00');
  await expect.element(screen.getByText(words.noCommon)).toBeVisible();
  await expect.element(screen.getByText(words.least)).toBeVisible();
  await screen.getByRole('button', { name: words.weekly }).click();
  await expect.element(screen.getByText(showDate('2026-11-02', 'en'))).toBeVisible();
});
