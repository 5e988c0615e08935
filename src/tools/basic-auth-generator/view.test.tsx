import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import BasicAuthGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(BasicAuthGenerator, { words });
  return {
    screen,
    username: screen.getByRole('textbox', { name: 'Username' }),
    password: screen.getByLabelText('Password', { exact: true }),
    encoded: screen.getByRole('textbox', { name: 'Header, token or URL' }),
  };
}

it('writes the header at once, and follows what is typed', async () => {
  const { screen, username, password } = await open();
  await expect
    .element(screen.getByText('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', { exact: true }))
    .toBeVisible();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveAttribute('autocomplete', 'off');
  await username.fill('admin');
  await password.fill('p@ss:word');
  await expect.element(screen.getByText('https://admin:p%40ss%3Aword@example.com/')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('p@ss');
});

it('takes another charset and header, and remembers them', async () => {
  const { screen, username, password } = await open();
  await username.fill('test');
  await password.fill('123£');
  await screen.getByRole('radio', { name: 'ISO-8859-1' }).click({ force: true });
  await choose('Header name', 'Proxy-Authorization');
  await expect.element(screen.getByText('Proxy-Authorization: Basic dGVzdDoxMjOj', { exact: true })).toBeVisible();
  expect(screen.getByText('fetch headers').elements()).toEqual([]);
  await expect.poll(storedOptions).toContain('Proxy-Authorization');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(screen.getByText('Authorization: Basic dGVzdDoxMjPCow==', { exact: true })).toBeVisible();
});

it('says what is wrong beside the field', async () => {
  const { screen, username, password } = await open();
  await username.fill('a:b');
  await expect.element(screen.getByText('A username cannot contain “:” (RFC 7617).')).toBeVisible();
  await expect.element(username).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('button', { name: 'Copy Header' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await username.fill('a');
  await password.fill('\u0001');
  await expect.element(screen.getByText('Control characters are not allowed.')).toBeVisible();
  await password.fill('😀');
  await screen.getByRole('radio', { name: 'ISO-8859-1' }).click({ force: true });
  await expect.element(screen.getByText('😀 does not exist in ISO-8859-1.')).toBeVisible();
});

it('reads a header back', async () => {
  const { screen, encoded } = await open();
  await encoded.fill('basic YWRtaW46cEBzczp3b3Jk');
  await expect.element(screen.getByText('p@ss:word', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('admin', { exact: true })).toBeVisible();
  await encoded.fill('Og');
  await expect.poll(() => screen.getByText('(empty)').elements().length).toBe(2);
  await expectNoAxeViolations(screen.container);
  await encoded.fill('YWJj');
  await expect.element(screen.getByText('No “:” found after decoding.')).toBeVisible();
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await encoded.fill('https://a%3Ab:c@example.com/');
  await expect.element(screen.getByText(/^The username holds a colon/)).toBeVisible();
  await encoded.fill('Authorization: Basic *');
  await expect.element(screen.getByText('This is not Base64.')).toBeVisible();
});
