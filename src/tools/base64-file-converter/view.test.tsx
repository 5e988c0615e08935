import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  choose,
  openTool,
  pickFiles,
  startAfresh,
  storedOptions,
  watchClipboard,
  watchSaved,
} from '../../ui/testing-visit';
import { words } from './locales/en';
import Base64FileConverter from './view';

beforeEach(() => startAfresh(1280, 900));

const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const gif = () => new File([Uint8Array.from(atob(GIF), (character) => character.charCodeAt(0))], 'dot.gif');

async function open() {
  // The worker finds operations by the tool's id, so drafts are emptied instead of given another one.
  const screen = await openTool(Base64FileConverter, { words, id: 'base64-file-converter' });
  const tab = (name: string) => screen.getByRole('tab', { name });
  await tab('File → Base64').click();
  for (const remove of screen.getByRole('button', { name: /^Remove / }).elements()) {
    if (remove instanceof HTMLElement && remove.isConnected) remove.click();
  }
  const give = (...files: File[]) => pickFiles(screen.container, ...files);
  return { screen, tab, give };
}

it('turns a picture into a data URI and shows it', async () => {
  const { screen, give } = await open();
  give(gif());
  const text = screen.getByRole('textbox', { name: 'Base64 of dot.gif' });
  await expect.element(text).toHaveValue(`data:image/gif;base64,${GIF}`);
  await expect.element(screen.getByText('image/gif', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 × 1 pixels')).toBeVisible();
  const picture = screen.getByRole('img', { name: 'Preview of dot.gif' });
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(1);
  await expectNoAxeViolations(screen.container);
});

it('leaves the prefix out when asked, and remembers that', async () => {
  const { screen, give } = await open();
  give(gif());
  await choose('Form', 'Bare Base64');
  await expect.element(screen.getByRole('textbox', { name: 'Base64 of dot.gif' })).toHaveValue(GIF);
  expect(storedOptions()).toContain('bare');
});

it('makes one JSON of several files', async () => {
  const copied = watchClipboard();
  const { screen, give } = await open();
  give(gif(), new File(['hi'], 'a.txt'), new File([], 'empty'));
  await expect.element(screen.getByRole('heading', { name: '3 files' })).toBeVisible();
  await expect.element(screen.getByText('The file is empty')).toBeVisible();
  const copy = screen.getByRole('button', { name: 'Copy all as JSON' });
  await expect.element(copy).toBeEnabled();
  await copy.click();
  await expect.poll(() => copied).toHaveLength(1);
  expect(JSON.parse(copied[0] ?? '')).toEqual({
    'dot.gif': `data:image/gif;base64,${GIF}`,
    'a.txt': 'data:text/plain;charset=utf-8;base64,aGk=',
    empty: 'data:application/octet-stream;base64,',
  });
  await screen.getByRole('button', { name: 'Remove a.txt' }).click();
  await expect.element(screen.getByRole('heading', { name: '2 files' })).toBeVisible();
});

it('restores a file from Base64 without a prefix', async () => {
  const { screen, tab } = await open();
  await tab('Base64 → file').click();
  const input = screen.getByRole('textbox', { name: 'Base64 or data URI' });
  await input.fill(GIF);
  await expect
    .element(screen.getByText('ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629'))
    .toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Extension' })).toHaveValue('gif');
  const picture = screen.getByRole('img', { name: 'Preview of file.gif' });
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(1);
  await expectNoAxeViolations(screen.container);
  await input.fill('data:,Hello%2C%20World%21');
  await expect.element(screen.getByRole('textbox', { name: 'Extension' })).toHaveValue('txt');
  await expect.element(screen.getByRole('region', { name: 'Text inside' })).toHaveTextContent('Hello, World!');
});

it('downloads under the name given', async () => {
  const saved = watchSaved();
  const { screen, tab } = await open();
  await tab('Base64 → file').click();
  await screen.getByRole('textbox', { name: 'Base64 or data URI' }).fill('/9j/4A==');
  await screen.getByRole('textbox', { name: 'File name' }).fill('photo');
  await screen.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saved[0]?.name).toBe('photo.jpg');
  // Four bytes are no picture.
  await expect.element(screen.getByText('Cannot be shown as an image')).toBeVisible();
});

it('says what is wrong, and shows nothing else', async () => {
  const { screen, tab } = await open();
  await tab('Base64 → file').click();
  const input = screen.getByRole('textbox', { name: 'Base64 or data URI' });
  await input.fill('{"a":1}');
  await expect.element(screen.getByText('This is not Base64 (first bad character “{” at position 1).')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  await input.fill('data:image/png;base64,/9j/4A==');
  await expect.element(screen.getByText(/given as image\/png, but the content is image\/jpeg/)).toBeVisible();
  await input.fill('data:text/html,<script>alert(1)</script><h3>x</h3>');
  await expect.element(screen.getByRole('region', { name: 'Text inside' })).toHaveTextContent('<h3>x</h3>');
  expect(screen.container.querySelector('iframe, h3')).toBeNull();
});

it('reads a text by the charset that is named', async () => {
  const { screen, tab } = await open();
  await tab('Base64 → file').click();
  const input = screen.getByRole('textbox', { name: 'Base64 or data URI' });
  await input.fill('data:text/plain;charset=gbk;base64,xOO6ww==');
  await expect.element(screen.getByText('text/plain;charset=gbk', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Text inside' })).toHaveTextContent('你好');
});

it('can be stopped', async () => {
  const { screen, give } = await open();
  // 200 GB that lie nowhere: no machine is done with them before the click.
  let blob = new Blob([new Uint8Array(8_000_000)]);
  for (const times of [25, 100, 10]) blob = new Blob(Array.from({ length: times }, () => blob));
  give(new File([blob], 'endless.bin'));
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Base64 of endless.bin' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('turns a large file into Base64 in the worker and asks before it copies so much', async () => {
  const { screen, give } = await open();
  const block = new Uint8Array(8_000_000).fill(65);
  give(new File([block, block, block, block, block, block], 'large.bin'));
  await expect.element(screen.getByText(/Only the first 65,536 characters/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy', exact: true }));
  await expect.element(screen.getByRole('dialog', { name: 'Copy that much?' })).toBeVisible();
});
