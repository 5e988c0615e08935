import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, storedOptions, watchSaved } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import AsciiTextDrawer from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(AsciiTextDrawer, { words, id: 'ascii-text-drawer' });
  const text = screen.getByRole('textbox', { name: words.text });
  await text.fill('Hi!');
  return { screen, text, printed: () => screen.container.querySelector('pre')?.textContent ?? '' };
}

it('draws what is typed in the font that is chosen, and remembers it', async () => {
  const { screen, printed } = await open();
  await expect.poll(printed).toContain('| |_| | | |');
  await choose(screen.getByRole('combobox', { name: words.options.font.label }), 'Small');
  await expect.poll(printed).toContain('|_||_|_');
  expect(storedOptions()).toContain('"font":"Small"');
  await choose(words.options.comment.label, '#');
  await expect.poll(printed).toMatch(/^# {3}_/);
  await expectNoAxeViolations(screen.container);
});

it('says what the font lacks, and that nothing was drawn', async () => {
  const { screen, text } = await open();
  await text.fill('你');
  const note = words.note({ code: 'missing', font: 'Standard', characters: ['你'], more: 0 });
  await expect.element(screen.getByText(note)).toBeVisible();
  await expect.element(screen.getByText(words.nothing)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'PNG' })).toBeDisabled();
  await text.fill('a'.repeat(1001));
  await expect.element(screen.getByText(words.fault({ code: 'too-long', length: 1001, limit: 1000 }))).toBeVisible();
});

it('saves the drawing as pictures', async () => {
  const saved = watchSaved();
  const { screen, printed } = await open();
  await expect.poll(printed).toContain('| |_| | | |');
  await screen.getByRole('button', { name: 'SVG' }).click();
  await screen.getByRole('button', { name: 'PNG' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['ascii-art.svg', 'ascii-art.png']);
  const [svg, png] = saved;
  expect(await svg?.blob.text()).toContain('| |_| | | |');
  const picture = png && (await createImageBitmap(png.blob));
  expect(picture && [picture.width, picture.height]).toEqual([(12 * 9 + 24) * 2, (6 * 18 + 24) * 2]);
});

it('shows the text in every font, of which only those in sight are drawn', async () => {
  const { screen, printed } = await open();
  await screen.getByRole('button', { name: words.allFonts }).click();
  const list = screen.getByRole('list', { name: words.options.font.label });
  await expect
    .element(list.getByRole('button', { name: 'Standard', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  const drawnCount = () => list.element().querySelectorAll('pre:not(:empty)').length;
  await expect.poll(drawnCount).toBeGreaterThan(2);
  expect(drawnCount()).toBeLessThan(60);
  // What goes out of sight goes: at the end of the list the first ones are empty again.
  const first = () => list.element().querySelector('pre')?.textContent;
  list.element().scrollTo(0, 1e6);
  await expect.poll(first).toBe('');
  list.element().scrollTo(0, 0);
  await expect.poll(first).not.toBe('');
  await list.getByRole('button', { name: 'Avatar', exact: true }).click();
  await expect.poll(printed).not.toContain('| |_| | | |');
  await expectNoAxeViolations(screen.container);
});

it('keeps favourite fonts, which stand first', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: words.allFonts }).click();
  const list = screen.getByRole('list', { name: words.options.font.label });
  const heart = list.getByRole('button', { name: words.favourite('Small'), exact: true });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(storedOptions()).toContain('"favourites":["Small"]');
  expect(list.element().querySelector('button span')?.textContent).toBe('Small');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(storedOptions() ?? '').not.toContain('favourites');
});

it('speaks Chinese', async () => {
  const screen = await openTool(AsciiTextDrawer, { words: zhCn, locale: 'zh-cn', id: 'ascii-text-drawer' });
  await expect.element(screen.getByRole('group', { name: zhCn.drawing })).toBeVisible();
});
