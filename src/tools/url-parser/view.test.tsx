import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, pickFiles, startAfresh, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as frWords } from './locales/fr';
import UrlParser from './view';

beforeEach(() => startAfresh(1280, 900));

async function open(id?: string) {
  const screen = await openTool(UrlParser, { words, ...(id && { id }) });
  const box = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, box, button, url: box('URL') };
}

it('shows the parts of the example, the password only on demand', async () => {
  const { screen, button, box } = await open();
  const parts = screen.getByRole('list', { name: 'Parts' });
  await expect.element(parts.getByText('https://example.com:8443', { exact: true })).toBeVisible();
  await expect.element(parts.getByText('/a b/c', { exact: true })).toBeVisible();
  await expect.element(parts.getByText('p@ss', { exact: true })).not.toBeInTheDocument();
  await button('Show').click();
  await expect.element(parts.getByText('p@ss', { exact: true })).toBeVisible();
  await expect.element(box('Value of parameter 5')).toHaveValue('你好 x');
  await expect.element(screen.getByRole('table', { name: 'Fragment parameters' }).getByText('abc')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('radio', { name: 'Raw' }).click();
  await expect.element(box('Value of parameter 5')).toHaveValue('%E4%BD%A0%E5%A5%BD+x');
});

it('shows the route and the words of a page to which a fragment leads', async () => {
  const { screen, url } = await open();
  await url.fill('https://e.com/#/users/7?tab=a%20b');
  const parts = screen.getByRole('list', { name: 'Parts' });
  await expect.element(parts.getByText('/users/7', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('table', { name: 'Fragment parameters' }).getByText('a b')).toBeVisible();
  await url.fill('https://e.com/#:~:text=before-,the%20start,the%20end');
  const words = screen.getByRole('table', { name: 'Text directives' });
  await expect.element(words.getByText('the start', { exact: true })).toBeVisible();
  await expect.element(words.getByText('before', { exact: true })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('writes edits back into the URL', async () => {
  const copied = watchClipboard();
  const { box, button, url } = await open();
  await url.fill('https://e.com/?b=1&a=%7e&flag#f');
  await box('Value of parameter 1').fill('x & y');
  await expect.element(url).toHaveValue('https://e.com/?b=x%20%26%20y&a=%7e&flag#f');
  await button('Sort by name').click();
  await expect.element(url).toHaveValue('https://e.com/?a=%7e&b=x%20%26%20y&flag#f');
  await button('Delete flag').click();
  await button('Add').click();
  await expect.element(url).toHaveValue('https://e.com/?a=%7e&b=x%20%26%20y&name=#f');
  await button('Copy').click();
  await button('Copy JSON').click();
  await button('Copy').click();
  await button('Copy as curl -d').click();
  await expect.poll(() => copied).toEqual(['{"a":"~","b":"x & y","name":""}', "-d 'a=%7e&b=x%20%26%20y&name='"]);
  await box('Name of parameter 3').click();
  await userEvent.keyboard('{End}é');
  await expect.element(url).toHaveValue('https://e.com/?a=%7e&b=x%20%26%20y&name%C3%A9=#f');
  await expect.element(box('Name of parameter 3')).toHaveFocus();
});

it('removes tracking and opens addresses inside', async () => {
  const { button, url } = await open();
  await url.fill('https://e.com/?utm_source=a&to=https%3A%2F%2Fo.com%2F%3Fx%3D1&gclid=2');
  await button('Remove tracking').click();
  await expect.element(url).toHaveValue('https://e.com/?to=https%3A%2F%2Fo.com%2F%3Fx%3D1');
  await button('Open the URL in to').click();
  await expect.element(url).toHaveValue('https://o.com/?x=1');
  await button('Back to the outer URL').click();
  await expect.element(url).toHaveValue('https://e.com/?to=https%3A%2F%2Fo.com%2F%3Fx%3D1');
});

it('leads to the tools that show more of what a URL holds', async () => {
  const { screen, url } = await open();
  await url.fill('https://e.com/?a=%7B%22x%22%3A1%7D#access_token=eyJhbGciOiJub25lIn0.e30.');
  await expect
    .element(screen.getByRole('link', { name: 'Prettify the JSON' }))
    .toHaveAttribute('href', expect.stringMatching(/json-prettify$/));
  await expect
    .element(screen.getByRole('link', { name: 'Read the token' }))
    .toHaveAttribute('href', expect.stringMatching(/jwt-parser$/));
  await url.fill('data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP');
  await expect
    .element(screen.getByRole('link', { name: 'Open as a file' }))
    .toHaveAttribute('href', expect.stringMatching(/base64-file-converter$/));
});

it('says what is wrong, what was changed and offers a way', async () => {
  const { screen, box, button, url } = await open();
  await url.fill('example.com/path');
  await expect
    .element(screen.getByText('Not a valid URL. No scheme. Did you mean https://example.com/path?'))
    .toBeVisible();
  await button('Use https://example.com/path').click();
  await expect.element(url).toHaveValue('https://example.com/path');
  await url.fill('http://host:99999/');
  await expect.element(screen.getByText('Not a valid URL. The port must be 0 to 65535.')).toBeVisible();
  await url.fill('HTTP://e.com:80/');
  await expect.element(screen.getByText('Default port of the scheme left out: 80 → (empty)')).toBeVisible();
  await expect.element(screen.getByText('80 by default')).toBeVisible();
  await url.fill('../x');
  await box('Base URL').fill('https://example.com/a/b/c');
  await expect.element(screen.getByText('https://example.com/a/x', { exact: true })).toBeVisible();
  await url.fill('ws://h/?a=%zz');
  await expect.element(screen.getByRole('table').getByText('not decodable')).toBeVisible();
});

it('has a place for the parts of what cannot be read, and offers it without quotes', async () => {
  const copied = watchClipboard();
  const { screen, button, url } = await open();
  await url.fill('http://[fe80::1%25eth0]/');
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await url.fill('"https://e.com/a%2Fb/c?x=1%262=3"');
  await button('Use https://e.com/a%2Fb/c?x=1%262=3').click();
  await expect.element(url).toHaveValue('https://e.com/a%2Fb/c?x=1%262=3');
  await button('Copy Path').click();
  await button('Copy Query').click();
  await expect.poll(() => copied).toEqual(['/a%2Fb/c', 'x=1%262=3']);
  await expect.element(screen.getByText('a/b', { exact: true })).toBeVisible();
});

it('keeps the focus in a long address while an edit of it is read', async () => {
  // By its real name, under which the worker finds it.
  const { screen, box } = await open('url-parser');
  const long = `https://e.com/?a=1&b=${'x'.repeat(250_000)}&c=2`;
  pickFiles(screen.container, new File([long], 'url.txt', { type: 'text/plain' }));
  const field = box('Value of parameter 3');
  await expect.element(field).toHaveValue('2');
  await field.click();
  for (const key of '345') {
    await userEvent.keyboard(key);
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('2345');
  await expect.element(screen.getByText('c=2345', { exact: true })).toBeVisible();
});

it.each([
  ['en', words],
  ['fr', frWords],
] as const)('has the acts on parameters in one line of a phone (%s)', async (locale, shown) => {
  await page.viewport(390, 844);
  const screen = await openTool(UrlParser, { words: shown, locale });
  const topOf = (name: string) =>
    screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top;
  await expect.element(screen.getByRole('button', { name: shown.sortByName })).toBeVisible();
  expect(topOf(shown.add)).toBe(topOf(shown.sortByName));
  expect(topOf(locale === 'fr' ? 'Copier' : 'Copy')).toBe(topOf(shown.sortByName));
});
