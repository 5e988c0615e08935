import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import OgMetaGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

/** What was typed outlives a view; the button puts it back. */
async function open() {
  const screen = await openTool(OgMetaGenerator, { words, id: 'og-meta-generator' });
  await screen.getByRole('button', { name: 'Empty the form' }).click();
  return screen;
}

const output = () => document.body.textContent;

it('opens with a sample', async () => {
  const screen = await openTool(OgMetaGenerator, { words, id: 'og-meta-generator' });
  await expect.element(screen.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('First steps');
  await expect.poll(output).toContain('<meta property="og:title" content="First steps">');
  expect(screen.getByText(words.asksFor).query()).toBeNull();
});

it('writes what is filled in, and asks for what is missing', async () => {
  const screen = await open();
  await expect.element(screen.getByText(words.asksFor)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Title', exact: true }).fill('Tom & "Jerry"');
  await expect.poll(output).toContain('<meta property="og:title" content="Tom &amp; &quot;Jerry&quot;">');
  await screen.getByRole('textbox', { name: 'URL', exact: true }).fill('https://example.com/');
  await screen.getByRole('textbox', { name: 'Image URL' }).fill('https://example.com/i.png');
  await expect.poll(() => screen.getByText(words.asksFor).elements().length).toBe(0);
  await screen.getByRole('button', { name: 'X (Twitter)' }).click();
  await screen.getByRole('textbox', { name: 'Account of the site' }).fill('nasa');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Account of the site' })).toHaveValue('@nasa');
  await screen.getByRole('radio', { name: 'JSX' }).click();
  await expect.poll(output).toContain('{/* Open Graph */}');
  // The page's policy forbids pictures from elsewhere, so none is ever asked for.
  expect([...document.images].map(({ src }) => src)).toEqual([]);
  await expectNoAxeViolations(screen.container);
});

it('has the tags above the other fields on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await openTool(OgMetaGenerator, { words });
  await expect.poll(output).toContain('<meta property="og:title" content="First steps">');
  expect(screen.getByText(words.asksFor).elements()).toEqual([]);
  const options = screen.getByRole('region', { name: 'Options' }).element().getBoundingClientRect();
  const tags = screen.getByRole('region', { name: 'Tags' }).first().element().getBoundingClientRect();
  expect(tags.bottom).toBeLessThan(options.top);
  const preview = screen.getByRole('heading', { name: 'Preview' }).element();
  expect(preview.getBoundingClientRect().top).toBeGreaterThan(options.bottom);
});

it('has the fields of each type, and lists that grow', async () => {
  const screen = await open();
  await choose('Type', 'article');
  await screen.getByRole('button', { name: 'Of this type' }).click();
  await screen.getByRole('textbox', { name: 'Tag', exact: true }).fill('a');
  await screen.getByRole('button', { name: 'Add: Tag' }).click();
  await screen.getByRole('textbox', { name: 'Tag 2' }).fill('b');
  await expect.poll(output).toMatch(/article:tag" content="a">.*article:tag" content="b">/s);
  await screen.getByRole('button', { name: 'Remove Tag 1' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Tag', exact: true })).toHaveValue('b');
});

it('says what is wrong beside the field, and shows no tags', async () => {
  const screen = await open();
  await screen.getByRole('textbox', { name: 'URL', exact: true }).fill('/about');
  const details = screen.getByRole('button', { name: 'Image details' });
  await details.click();
  await screen.getByRole('textbox', { name: 'Width (px)' }).fill('12px');
  await expect.element(screen.getByText('Use a full http(s) URL.')).toBeVisible();
  await expect.element(screen.getByText('Use a whole number above 0.')).toBeVisible();
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  // What is wrong does not go out of sight.
  await details.click();
  await expect.element(screen.getByRole('textbox', { name: 'Width (px)' })).toBeVisible();
});

it('fills the form from HTML', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Import existing tags' }).click();
  const field = screen.getByRole('textbox', { name: 'HTML with meta tags' });
  await field.fill('<p>nothing</p>');
  await screen.getByRole('button', { name: 'Fill in the form' }).click();
  await expect.element(screen.getByText(words.importNone)).toBeVisible();
  await field.fill('<meta property="og:title" content="A &amp; B"><meta property="og:video" content="v">');
  await screen.getByRole('button', { name: 'Fill in the form' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('A & B');
  await expect.element(screen.getByText('No field for these, left out: og:video')).toBeVisible();
});

it('shows a picture of one’s own in the preview, and knows its size', async () => {
  const screen = await open();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>';
  const file = new File([svg], 'picture.svg', { type: 'image/svg+xml' });
  await userEvent.upload(screen.getByLabelText('Choose a file').first(), file);
  await screen.getByRole('button', { name: 'Fill in its size, 40 × 20' }).click();
  await screen.getByRole('button', { name: 'Image details' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Width (px)' })).toHaveValue('40');
  await expect.poll(() => screen.getByRole('img', { name: 'Picture of the preview' }).elements().length).toBe(2);
  await screen.getByRole('button', { name: 'Remove the picture' }).click();
  await expect.element(screen.getByText(words.pictureLabel)).toBeVisible();
});
