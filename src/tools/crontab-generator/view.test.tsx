import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { doneRuns } from '../../operations/done-runs';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import CrontabGenerator from './view';

beforeEach(() => startAfresh(1280, 1000));

/** The true id: only that reaches the worker, which lists the runs. Each test types an expression of its own. */
async function open(expression: string, zone = 'UTC') {
  const screen = await openTool(CrontabGenerator, { words, id: 'crontab-generator', options: { zone } });
  const field = screen.getByRole('textbox', { name: 'Cron expression' });
  await field.fill(expression);
  return { screen, field };
}

/** The texts of a table's rows, without its head. */
function rowsOf(name: string): string[] {
  const table = document.querySelector(`table[aria-label="${name}"]`);
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent ?? '');
}

it('explains an expression and lists its runs from a given instant', async () => {
  const { screen } = await open('0 9 * * 1-5');
  await expect.element(screen.getByText('At 09:00, Monday through Friday')).toBeVisible();
  await screen.getByRole('radio', { name: 'Given' }).click({ force: true });
  await screen.getByRole('textbox', { name: 'Count from this instant' }).fill('2026-01-15T10:20:30Z');
  await expect.poll(() => rowsOf('Next runs')[0]).toMatch(/^Fri 2026-01-16 09:00 \+00:00.*2026-01-16T09:00:00Z/);
  expect(rowsOf('Next runs')).toHaveLength(5);
  await expect.poll(() => rowsOf('Fields')).toHaveLength(5);
  await expect.element(screen.getByText('cron(0 9 ? * MON-FRI *)')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('counts from the present without keeping it, so that a chain counts from its own', async () => {
  const { screen } = await open('7 9 * * 1-5');
  await screen.getByRole('radio', { name: 'Now' }).click({ force: true });
  await expect.poll(() => rowsOf('Next runs')).toHaveLength(5);
  const optionsOf = (id: string) =>
    doneRuns('crontab-generator').find(({ operation }) => operation.id === id)?.options ?? 'none';
  await expect.poll(() => optionsOf('nextRuns')).toMatchObject({ zone: 'UTC', count: 5 });
  expect(optionsOf('nextRuns')).not.toHaveProperty('from');
});

it('says what is wrong and shows no former result', async () => {
  const { screen, field } = await open('0 9 * * 1-5');
  await expect.element(screen.getByText('At 09:00, Monday through Friday')).toBeVisible();
  await field.fill('0 24 * * *');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Hour: 24 is outside 0–23.');
  expect(rowsOf('Next runs')).toEqual([]);
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await field.fill('*/10 * * *');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('4 fields found; a Unix expression has 5.');
  await field.fill('0 0 31 2 *');
  await expect.element(screen.getByText('This schedule never runs.')).toBeVisible();
  await field.fill('');
  await expect.element(screen.getByText('The result appears here.')).toBeVisible();
});

it('has the runs above the options on a phone, and the builder below them', async () => {
  await page.viewport(390, 844);
  const { screen } = await open('0 9 * * 1-5');
  await expect.poll(() => rowsOf('Next runs')).toHaveLength(5);
  const topOf = (name: string) =>
    screen.getByRole('heading', { name, exact: true }).element().getBoundingClientRect().top;
  const options = screen.getByRole('region', { name: 'Options' }).element().getBoundingClientRect();
  expect(topOf('Next runs')).toBeLessThan(options.top);
  expect(topOf('Builder')).toBeGreaterThan(options.bottom);
});

it('states the day rule and marks a run that the clocks move', async () => {
  const { screen, field } = await open('0 0 13 * 5');
  await expect.element(screen.getByText(/it runs when either matches/)).toBeVisible();
  await field.fill('CRON_TZ=Europe/Paris 30 2 * * *');
  await screen.getByRole('radio', { name: 'Given' }).click({ force: true });
  await screen.getByRole('textbox', { name: 'Count from this instant' }).fill('2026-03-28T12:00Z');
  await expect.poll(() => rowsOf('Next runs')[0]).toContain('moved: 02:30 is skipped');
});

it('binds the builder both ways', async () => {
  const { screen, field } = await open('0 9 * * 1-5');
  await choose('Minute: kind', 'every N');
  await expect.element(field).toHaveValue('*/2 9 * * 1-5');
  await screen.getByRole('spinbutton', { name: 'Minute: every' }).fill('15');
  await expect.element(field).toHaveValue('*/15 9 * * 1-5');
  await choose('Weekday: kind', 'chosen values');
  await screen.getByRole('group', { name: 'Weekday: values' }).getByRole('button', { name: 'Sun' }).click();
  await expect.element(field).toHaveValue('*/15 9 * * 0,1,2,3,4,5');
  await field.fill('*/15 8-18 * * *');
  await expect.element(screen.getByRole('combobox', { name: 'Hour: kind' })).toHaveTextContent('from–to');
  await expect.element(screen.getByRole('combobox', { name: 'Hour: to' })).toHaveTextContent('18');
  await expectNoAxeViolations(screen.container);
});

it('reads a whole crontab', async () => {
  const { screen } = await open('# jobs\nCRON_TZ=Asia/Shanghai\n30 8 * * 1-5 work\n60 * * * * no');
  await expect.poll(() => rowsOf('Lines of the crontab')).toHaveLength(3);
  const [setting, work, faulty] = rowsOf('Lines of the crontab');
  expect(setting).toContain('Variable');
  expect(work).toMatch(/work.*At 08:30, Monday through Friday.*08:30 \+08:00.*Asia\/Shanghai/);
  expect(faulty).toContain('Minute: 60 is outside 0–59.');
  await expectNoAxeViolations(screen.container);
});

it('remembers an expression and gives the defaults back', async () => {
  const { screen, field } = await open('@hourly');
  expect(storedOptions()).toContain('@hourly');
  await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  await expect.element(field).toHaveValue('0 9 * * 1-5');
});
