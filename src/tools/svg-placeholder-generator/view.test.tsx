import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { words } from './locales/en';
import { drawPlaceholder } from './placeholder';
import { rasterize } from './raster';
import SvgPlaceholderGenerator from './view';

beforeEach(async () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await page.viewport(1280, 900);
});

let visits = 0;

/** Each test is a tool of its own to the drafts, which live as long as the page. */
async function open() {
  visits += 1;
  return renderWithWords(
    <ToolIdContext value={`svg-placeholder-generator-${visits}`}>
      <SvgPlaceholderGenerator />
    </ToolIdContext>,
    'en',
    words,
  );
}

it('draws what is asked for, as a picture', async () => {
  const screen = await open();
  const picture = screen.getByRole('img', { name: 'Placeholder: 600x350' });
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(600);
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('textbox', { name: 'Width' }).fill('16');
  await screen.getByRole('textbox', { name: 'Text', exact: true }).fill('<b>&"你好😀');
  const drawn = screen.getByRole('img', { name: 'Placeholder: <b>&"你好😀' });
  await expect.poll(() => (drawn.element() as HTMLImageElement).naturalWidth).toBe(16);
  const svg = screen.getByText(/^<svg .*&lt;b&gt;&amp;&quot;你好😀/).element().textContent ?? '';
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('text')?.textContent).toBe('<b>&"你好😀');
});

it('refuses a size that is none, and shows nothing for it', async () => {
  const screen = await open();
  const width = screen.getByRole('textbox', { name: 'Width' });
  for (const wrong of ['0', '', '-5', '1.5', '20001']) {
    await width.fill(wrong);
    await expect.element(screen.getByText('Enter a whole number from 1 to 20,000.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'SVG' })).not.toBeInTheDocument();
  }
  await width.fill('800');
  await expect.element(screen.getByRole('img', { name: 'Placeholder: 800x350' })).toBeVisible();
});

it('saves pixels, and says when there are too many', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const screen = await open();
  await screen.getByRole('radio', { name: '2×' }).click();
  await screen.getByRole('button', { name: 'PNG' }).click();
  await expect
    .poll(() => (clicked.mock.contexts[0] as HTMLAnchorElement | undefined)?.download)
    .toBe('placeholder-600x350@2x.png');
  await screen.getByRole('textbox', { name: 'Width' }).fill('20000');
  await screen.getByRole('textbox', { name: 'Height' }).fill('20000');
  await screen.getByRole('button', { name: 'PNG' }).click();
  await expect.element(screen.getByText('Too large for a PNG; download the SVG instead.')).toBeVisible();
  clicked.mockRestore();
});

it('draws every pixel of the scale', async () => {
  const drawn = drawPlaceholder('x', {
    width: 10,
    height: 20,
    fontSize: 4,
    fitsBox: false,
    font: 'serif',
    background: '#ff0000',
    color: '#ffffff',
    exactSize: false,
    radius: 0,
    pattern: 'none',
    hasTitle: false,
    pretty: true,
  });
  const blob = drawn.ok ? await rasterize(drawn.value, { width: 10, height: 20, scale: 3, format: 'png' }) : undefined;
  const bitmap = await createImageBitmap(blob ?? new Blob());
  expect([bitmap.width, bitmap.height]).toEqual([30, 60]);
});
