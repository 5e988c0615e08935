import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import CaseConverter from './view';

beforeEach(() => startAfresh(1280, 900));

async function open(id?: string) {
  const screen = await openTool(CaseConverter, { words, id });
  const rows = () => [...screen.container.querySelectorAll('ul[aria-label="All cases"] > li')];
  const row = (name: string) =>
    rows()
      .find((item) => item.textContent?.startsWith(name))
      ?.textContent?.slice(name.length);
  return { screen, rows, row, text: screen.getByRole('textbox', { name: 'Text', exact: true }) };
}

it('writes the text in every style', async () => {
  const { screen, rows, row, text } = await open();
  await expect.poll(() => row('camelCase')).toBe('loremIpsumDolorSitAmet');
  expect(rows()).toHaveLength(18);
  await text.fill('user 2 address v10');
  await expect.poll(() => row('camelCase')).toBe('user2AddressV10');
  expect(row('CONSTANT_CASE')).toBe('USER_2_ADDRESS_V10');
  await expectNoAxeViolations(screen.container);
});

it('follows the options, and remembers them', async () => {
  const { screen, row, text } = await open();
  await text.fill('SHA256Hash id');
  await screen.getByRole('checkbox', { name: 'Split letters and digits' }).click();
  await expect.poll(() => row('snake_case')).toBe('sha_256_hash_id');
  await screen.getByRole('textbox', { name: 'Acronyms to keep upper' }).fill('sha, ID');
  await expect.poll(() => row('PascalCase')).toBe('SHA256HashID');
  expect(storedOptions()).toContain('"splitDigits":true');
  await choose('Case rules', 'Turkish, Azeri');
  await expect.poll(() => row('UPPER CASE')).toBe('SHA256HASH İD');
});

it('keeps favourites on top', async () => {
  const { screen, rows } = await open();
  await screen.getByRole('button', { name: 'Keep on top: kebab-case' }).click();
  await expect.poll(() => rows()[0]?.textContent).toBe('kebab-caselorem-ipsum-dolor-sit-amet');
  await expect
    .element(screen.getByRole('button', { name: 'Keep on top: kebab-case' }))
    .toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Keep on top: kebab-case' }).click();
  await expect.poll(() => rows()[0]?.textContent).toMatch(/^lower case/);
});

it('says why the rows of words are empty', async () => {
  const { screen, row, text } = await open();
  await text.fill('… 😀');
  await expect.element(screen.getByText(/^The text has no letter or digit/)).toBeVisible();
  expect(row('camelCase')).toBe('');
  await expect.element(screen.getByRole('button', { name: 'Copy camelCase' })).toBeDisabled();
  await text.fill('');
  await expect.element(screen.getByText(/^The text has no letter or digit/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('The result appears here.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy camelCase' })).not.toBeInTheDocument();
});

it('opens rows of several lines', async () => {
  const { screen, text } = await open();
  await text.fill('user_id\nHTTPServerError');
  await screen.getByRole('button', { name: 'Show all of PascalCase' }).click();
  await expect.element(screen.getByRole('group', { name: 'PascalCase' })).toHaveTextContent('UserIdHttpServerError');
  await screen.getByRole('button', { name: 'Show less of PascalCase' }).click();
  await expect.element(screen.getByRole('group', { name: 'PascalCase' })).not.toBeInTheDocument();
});

it('shows the beginning of a long text and copies all of it', async () => {
  const copied = watchClipboard();
  // The worker knows the tool by its own id.
  const { screen, row, text } = await open('case-converter');
  await text.fill('foo bar\n'.repeat(1000));
  await expect.poll(() => row('snake_case')).toMatch(/^foo_bar\nfoo_bar\n/);
  expect(row('snake_case')?.length).toBeLessThan(2000);
  await screen.getByRole('button', { name: 'Copy snake_case' }).click();
  await expect.poll(() => copied).toEqual(['foo_bar\n'.repeat(1000)]);
});
