import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import NumeronymGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(NumeronymGenerator, { words });
  return { screen, text: screen.getByRole('textbox', { name: 'Word or text' }) };
}

it('shortens a word as one types, and says what else it may be', async () => {
  const { screen, text } = await open();
  await expect.element(screen.getByRole('button', { name: 'i18n', exact: true })).toBeVisible();
  await expect.element(screen.getByText('internationalisation')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await text.fill('Kubernetes');
  await expect.element(screen.getByRole('button', { name: 'K8s', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('checkbox', { name: 'Lower case' }).click();
  await expect.element(screen.getByRole('button', { name: 'k8s', exact: true })).toBeVisible();
  await text.fill('👨‍👩‍👧‍👦ab👍🏽');
  await expect.element(screen.getByRole('button', { name: '👨‍👩‍👧‍👦2👍🏽', exact: true })).toBeVisible();
});

it('says why a word stays as it is', async () => {
  const { screen, text } = await open();
  await text.fill('abc');
  await expect.element(screen.getByRole('button', { name: 'abc', exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^No word has 4 characters or more/)).toBeVisible();
  await screen.getByRole('spinbutton', { name: 'Shortest word' }).fill('3');
  await expect.element(screen.getByRole('button', { name: 'a1c', exact: true })).toBeVisible();
});

it('has no result while an option is wrong', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: 'i18n', exact: true })).toBeVisible();
  await screen.getByRole('spinbutton', { name: 'Shortest word' }).fill('x');
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Numeronyms' }).query()).toBeNull();
});

it('takes several words each or as one', async () => {
  const { screen, text } = await open();
  await text.fill('Andreessen Horowitz');
  await expect.element(screen.getByRole('button', { name: 'A8n H6z' })).toBeVisible();
  await screen.getByRole('radio', { name: 'As one string' }).click();
  await expect.element(screen.getByRole('button', { name: 'A16z' })).toBeVisible();
  await screen.getByRole('radio', { name: 'Each word' }).click();
  await text.fill('internationalization\nlocalization');
  await expect.element(screen.getByRole('group', { name: 'Numeronyms' })).toHaveTextContent('i18nl10n');
});

it('looks numeronyms up', async () => {
  const { screen, text } = await open();
  await text.fill('a11y');
  await screen.getByRole('region', { name: 'Notes' }).getByRole('button', { name: 'Look up' }).click();
  await expect.element(screen.getByText('accessibility')).toBeVisible();
  const numeronyms = screen.getByRole('textbox', { name: 'Numeronyms' });
  await numeronyms.fill('q99q');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No known word is written as q99q.');
  await numeronyms.fill('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
