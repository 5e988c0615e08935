import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import PasswordStrengthAnalyser from './view';

beforeEach(() => startAfresh(1280, 900));

const SLOW = { timeout: 40_000 };

const open = async () => {
  const screen = await openTool(PasswordStrengthAnalyser, { words, id: 'password-strength-analyser' });
  return { screen, password: screen.getByLabelText('Password', { exact: true }) };
};

it('judges by patterns, with the blind search as a bound only', async () => {
  const { screen, password } = await open();
  await expect.element(screen.getByText('The result appears here once there is a password.')).toBeVisible();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveAttribute('autocomplete', 'off');
  await password.fill('ABCabc123!@#');
  await expect.element(screen.getByText('Cracked in 0.0115 seconds'), SLOW).toBeVisible();
  await expect.element(screen.getByText('Very weak')).toBeVisible();
  await expect.element(screen.getByText(/^0 of 4/)).toBeVisible();
  await expect.element(screen.getByText('78.66 bits')).toBeVisible();
  await expect.element(screen.getByText('754,050 years')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ABCabc');
});

it('shows the parts on demand, with warning and suggestions', async () => {
  const { screen, password } = await open();
  await password.fill('password');
  await expect.element(screen.getByText('This is one of the ten most used passwords.'), SLOW).toBeVisible();
  await expect.element(screen.getByText('Add more words that are less common.')).toBeVisible();
  const parts = screen.getByRole('list', { name: 'How it was taken apart' });
  await expect.element(parts).not.toHaveTextContent('password ');
  await screen.getByRole('button', { name: 'Show text' }).click();
  await expect.element(parts.getByText('password', { exact: true })).toBeVisible();
  await expect.element(parts).toHaveTextContent('common passwords · rank 2');
  await password.fill('');
  await expect.element(screen.getByText('The result appears here once there is a password.')).toBeVisible();
  await expect.poll(() => parts.elements()).toEqual([]);
});

it('has an example, own words, and an attacker to choose', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Fill in an example' }).click();
  await expect.element(screen.getByText('Cracked in 41 seconds'), SLOW).toBeVisible();
  await expect.element(screen.getByText('Very weak')).toBeVisible();
  expect(document.querySelectorAll('[data-kind="bad"] [data-on]')).toHaveLength(1);
  await choose('Speed of the attacker', /^10⁴/);
  await expect.element(screen.getByText(/^Cracked in 476 days$/)).toBeVisible();
  await expect.element(screen.getByText('Strong', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^3 of 4 · 10⁴ per second/)).toBeVisible();
  expect(document.querySelectorAll('[data-kind="ok"] [data-on]')).toHaveLength(4);
  await screen.getByRole('textbox', { name: 'Words about you' }).fill('Tr0ub4dour');
  await expect.element(screen.getByText('Strong', { exact: true }), SLOW).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(screen.getByText(/^Cracked in (less than 1 millisecond|0\.)/)).toBeVisible();
});
