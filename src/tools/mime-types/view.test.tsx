import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { dropOn, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import MimeTypes from './view';

const before = location.search;
beforeEach(() => startAfresh(1280, 900));
afterEach(() => history.replaceState(null, '', `${location.pathname}${before}`));

async function open(search = '') {
  history.replaceState(null, '', `${location.pathname}${search}`);
  const screen = await openTool(MimeTypes, { words });
  const answer = screen.getByRole('region', { name: 'Answer' });
  return { screen, answer, search: screen.getByRole('searchbox', { name: 'Search' }) };
}

it('answers for an extension, with all its types', async () => {
  const { screen, answer, search } = await open();
  await expect.element(answer.getByRole('button', { name: 'application/pdf', exact: true })).toBeVisible();
  await expect.element(answer.getByText('accept=".pdf,application/pdf"')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await search.fill('.JS');
  await expect.element(answer.getByText('Content-Type: text/javascript')).toBeVisible();
  await expect.element(answer.getByRole('button', { name: 'application/javascript' })).toBeVisible();
  await search.fill('archive.tar.gz');
  await expect.element(answer.getByText('The .tar inside is:')).toBeVisible();
  await search.fill('ts');
  await expect.element(answer.getByText(/not TypeScript/)).toBeVisible();
});

it('answers for a type, and says what it does not know', async () => {
  const { screen, answer, search } = await open();
  await search.fill('Content-Type: IMAGE/JPEG; q=1');
  await expect.element(answer.getByRole('button', { name: '.jpeg', exact: true })).toBeVisible();
  await search.fill('foo');
  await expect.element(screen.getByText('No type known for the extension “foo”.')).toBeVisible();
  expect(screen.getByText(words.nothingListed).query()).toBeNull();
  await expect.element(screen.getByText('Served as application/octet-stream by default.')).toBeVisible();
  await search.fill('text/');
  await expect.element(screen.getByText('A MIME type has the form type/subtype.')).toBeVisible();
});

it('repeats of a very long query only its ends', async () => {
  const { screen, search } = await open();
  await search.fill(`a.${'x'.repeat(400)}`);
  const ends = `${'x'.repeat(30)}…${'x'.repeat(29)}`;
  await expect.element(screen.getByText(`No type known for the extension “${ends}”.`)).toBeVisible();
});

it('lists and filters', async () => {
  const { screen, search } = await open();
  await search.fill('');
  await expect.element(screen.getByText('2,557 types')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'IANA only' }).click();
  await expect.element(screen.getByText('2,136 types')).toBeVisible();
  await search.fill('font/*');
  await expect.element(screen.getByText('6 types', { exact: true })).toBeVisible();
});

it('takes a file for its name', async () => {
  const { screen, answer, search } = await open();
  const file = new File(['x'], '报告.docx', { type: 'application/x-guess' });
  const place = screen.getByRole('button', { name: /Drop a file/ });
  await expect.element(place).toBeVisible();
  dropOn(place, file);
  await expect.element(search).toHaveValue('报告.docx');
  await expect.element(screen.getByText('The browser takes 报告.docx for application/x-guess.')).toBeVisible();
  await expect
    .element(
      answer.getByRole('button', {
        name: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        exact: true,
      }),
    )
    .toBeVisible();
});

it('looks up what the address asks for', async () => {
  const { search } = await open('?q=docx');
  await expect.element(search).toHaveValue('docx');
});
