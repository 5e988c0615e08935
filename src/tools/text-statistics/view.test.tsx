import { userEvent } from 'vitest/browser';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { forgetStored, openTool, pickFiles, watchClipboard } from '../../ui/testing-visit';
import { words as en } from './locales/en';
import View from './view';

const open = () => openTool(View, { words: en });

// The first import of a dependency is bundled by the test server, which may take longer than a test waits.
beforeAll(async () => {
  await import('./statistics');
}, 60_000);

beforeEach(forgetStored);

type Screen = Awaited<ReturnType<typeof open>>;
/** The tile under a name: its number. */
const tile = (screen: Screen, name: string) => () =>
  [...screen.container.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling
    ?.textContent;
const cell = (screen: Screen, name: string) => () =>
  [...screen.container.querySelectorAll('tr')].find((row) => row.cells[0]?.textContent === name)?.cells[1]?.textContent;

it('counts the sample at once', async () => {
  const screen = await open();
  await expect.poll(tile(screen, 'Characters')).toBe('58');
  await expect.poll(cell(screen, 'Sentences')).toBe('2');
  await expect.element(screen.getByRole('meter', { name: 'Single SMS' })).toHaveAttribute('aria-valuetext', '58 / 70');
  await expectNoAxeViolations(screen.container);
});

it('counts what is typed, and nothing when it is cleared', async () => {
  const screen = await open();
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(' hello  world ');
  await expect.poll(tile(screen, 'Words')).toBe('2');
  await text.fill('👨‍👩‍👧 😀');
  await expect.poll(tile(screen, 'Characters')).toBe('3');
  await expect.poll(cell(screen, 'GBK bytes')).toBe('not encodable');
  await text.fill('');
  await expect.poll(tile(screen, 'Lines')).toBe('0');
  await expect.poll(cell(screen, 'Paragraphs')).toBe('0');
});

it('says where the counts are while an option is wrong', async () => {
  const screen = await open();
  const shortest = screen.getByRole('spinbutton', { name: 'Shortest word' });
  await shortest.fill('0');
  await expect.element(screen.getByText(/^Correct the marked place/)).toBeVisible();
  await shortest.fill('2');
  await expect.poll(tile(screen, 'Characters')).toBe('58');
  expect(screen.getByText(/^Correct the marked place/).query()).toBeNull();
});

it('counts the selection', async () => {
  const screen = await open();
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('one two three');
  const box = text.element() as HTMLTextAreaElement;
  box.focus();
  box.setSelectionRange(0, 7);
  await expect.element(screen.getByText('Selected: 7 characters, 2 words, 1 line, 7 bytes')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText(/^Selected/)).not.toBeInTheDocument();
});

it('remembers options and not the text', async () => {
  const screen = await open();
  await screen.getByRole('textbox', { name: 'Text', exact: true }).fill('The the cat');
  await screen.getByRole('checkbox', { name: 'Leave out stop words' }).click();
  await screen.getByRole('checkbox', { name: 'Ignore case' }).click();
  await expect.poll(cell(screen, 'Unique words')).toBe('3');
  await expect.poll(() => JSON.stringify(localStorage)).toMatch(/hideStopWords/);
  expect(JSON.stringify(localStorage)).not.toContain('cat');
});

it('shows how much a limit is exceeded', async () => {
  const screen = await open();
  await screen.getByRole('textbox', { name: 'Text', exact: true }).fill('a'.repeat(300));
  await expect.element(screen.getByText('20 over')).toBeVisible();
  await expect.element(screen.getByText('140 over').first()).toBeVisible();
});

it('gives the whole table as CSV and as JSON', async () => {
  const copied = watchClipboard();
  const screen = await open();
  await screen.getByRole('textbox', { name: 'Text', exact: true }).fill('你好abc😀');
  await expect.poll(tile(screen, 'Characters')).toBe('6');
  for (const name of ['Copy CSV', 'Copy JSON']) {
    await screen.getByRole('button', { name: 'Copy', exact: true }).click();
    await screen.getByRole('button', { name }).click();
  }
  await expect.poll(() => copied).toHaveLength(2);
  expect(copied[0]).toMatch(/^Count,Value\r\nCharacters,6\r\nCharacters without white space,6\r\nWords,2\r\n/);
  expect(copied[0]).toMatch(/\nCode points,6\r\n/);
  // As many rows as the JSON has entries.
  expect(copied[0]?.trim().split('\r\n').length).toBe(Object.keys(JSON.parse(copied[1] ?? '{}') as object).length + 1);
  expect(copied[0]).toMatch(/\nGBK bytes,\r?\n/);
  expect(JSON.parse(copied[1] ?? '')).toMatchObject({ characters: 6, bytes: 13, gbkBytes: null });
});

it.each([
  ['GB18030', Uint8Array.of(0xc4, 0xe3, 0xba, 0xc3, 0xa3, 0xac, 0xca, 0xc0, 0xbd, 0xe7), '你好，世界', '5'],
  ['Windows-1252', Uint8Array.of(0x64, 0xe9, 0x6a, 0xe0, 0x20, 0x76, 0x75), 'déjà vu', '7'],
])('reads a file in %s', async (encoding, bytes, text, characters) => {
  const screen = await open();
  pickFiles(screen.container, new File([bytes], 'notes.txt'));
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(text);
  await expect.poll(tile(screen, 'Characters')).toBe(characters);
  await expect.element(screen.getByText(encoding)).toBeVisible();
});
