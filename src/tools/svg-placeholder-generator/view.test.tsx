import { parse } from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openMoreOptions, openTool, startAfresh, watchSaved } from '../../ui/testing-visit';
import { drawOnCanvas } from './draw-on-canvas';
import { words } from './locales/en';
import { placeholderOptions, type PlaceholderOptions } from './operations';
import { drawPlaceholder, MOST_TYPED } from './placeholder';
import { rasterizeSvg } from './raster';
import SvgPlaceholderGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

const open = (id?: string) => openTool(SvgPlaceholderGenerator, { words, id });

it('draws what is asked for, as a picture', async () => {
  const screen = await open();
  const picture = screen.getByRole('img', { name: 'Placeholder: 600x350' });
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(600);
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('spinbutton', { name: 'Width' }).fill('16');
  await screen.getByRole('textbox', { name: 'Text', exact: true }).fill('<b>&"你好😀');
  const drawn = screen.getByRole('img', { name: 'Placeholder: <b>&"你好😀' });
  await expect.poll(() => (drawn.element() as HTMLImageElement).naturalWidth).toBe(16);
  const svg = screen.getByText(/^<svg .*&lt;b&gt;&amp;&quot;你好😀/).element().textContent ?? '';
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('text')?.textContent).toBe('<b>&"你好😀');
});

it('refuses a size that is none, and shows nothing for it', async () => {
  const screen = await open();
  const width = screen.getByRole('spinbutton', { name: 'Width' });
  for (const wrong of ['0', '', '-5', '1.5', '20001']) {
    await width.fill(wrong);
    await expect.element(screen.getByText('Enter a whole number from 1 to 20,000.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'SVG', exact: true })).not.toBeInTheDocument();
  }
  await width.fill('800');
  await expect.element(screen.getByRole('img', { name: 'Placeholder: 800x350' })).toBeVisible();
});

it('shows nothing for a colour or a number that is none', async () => {
  const screen = await open();
  for (const [name, wrong] of [
    ['Background', 'red'],
    ['Text colour', '#12'],
  ] as const) {
    const field = screen.getByRole('textbox', { name, exact: true });
    await field.fill(wrong);
    await expect.element(screen.getByText(/^This is not a colour\./)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'SVG', exact: true })).not.toBeInTheDocument();
    await field.fill('#12345678');
    await expect.element(screen.getByRole('button', { name: 'SVG', exact: true })).toBeVisible();
  }
  await openMoreOptions();
  const size = screen.getByRole('spinbutton', { name: 'Font size' });
  await size.fill('0');
  await expect.element(screen.getByRole('button', { name: 'SVG', exact: true })).not.toBeInTheDocument();
  // What is wrong does not go out of sight.
  await openMoreOptions();
  await expect.element(size).toBeVisible();
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(screen.getByRole('button', { name: 'SVG', exact: true })).toBeVisible();
});

it('saves pixels, large ones out of the worker, and says when there are too many', async () => {
  const files = watchSaved();
  const saved = () => files.map(({ name }) => name);
  const screen = await open('svg-placeholder-generator');
  await screen.getByRole('radio', { name: '2×' }).click();
  await screen.getByRole('button', { name: 'PNG' }).click();
  await expect.poll(saved).toEqual(['placeholder-600x350@2x.png']);
  await screen.getByRole('spinbutton', { name: 'Width' }).fill('2100');
  await screen.getByRole('spinbutton', { name: 'Height' }).fill('20');
  await screen.getByRole('button', { name: 'WebP' }).click();
  await expect.poll(saved).toContain('placeholder-2100x20@2x.webp');
  await screen.getByRole('spinbutton', { name: 'Width' }).fill('20000');
  await screen.getByRole('spinbutton', { name: 'Height' }).fill('20000');
  await screen.getByRole('button', { name: 'PNG' }).click();
  await expect.element(screen.getByText('Too large for a PNG; download the SVG instead.')).toBeVisible();
  expect(saved()).toHaveLength(2);
});

it('says when the browser does not write the format', async () => {
  const png = new Blob(['x'], { type: 'image/png' });
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(png));
  const screen = await open();
  await screen.getByRole('button', { name: 'WebP' }).click();
  await expect.element(screen.getByText('This browser cannot write WebP; download another format.')).toBeVisible();
  toBlob.mockRestore();
});

it('refuses a text that would hold the page up', async () => {
  const screen = await open();
  const text = '你好 hello '.repeat(20_000);
  const field = screen.getByRole('textbox', { name: words.text, exact: true });
  await field.fill(text);
  await expect.element(screen.getByText(words.tooLong)).toBeVisible();
  await expect.element(field).toHaveValue(text.slice(0, MOST_TYPED));
  await expect.element(screen.getByText(/^Correct the marked place/)).toBeVisible();
});

const SIZE = { width: 90, height: 60 };

/** The pixels of a picture three times as large as the design. */
async function pixelsOf(picture: CanvasImageSource): Promise<Uint8ClampedArray> {
  const canvas = new OffscreenCanvas(SIZE.width * 3, SIZE.height * 3);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
}

it.each<[string, Partial<PlaceholderOptions>]>([
  ['', { pattern: 'cross' }],
  ['Ag\n\n  你 好 ', { pattern: 'border', radius: 40, background: '#3366cc80', font: 'serif' }],
  ['x', { radius: 5, color: '#ff000080', fitsBox: true, font: 'monospace' }],
])('the worker draws %j as the page does', async (text, changes) => {
  const options = parse(placeholderOptions, { ...SIZE, fontSize: 14, ...changes });
  const svg = drawPlaceholder(text, options);
  const size = { width: SIZE.width * 3, height: SIZE.height * 3 };
  const raster = svg.ok ? await rasterizeSvg(svg.value, size, 'png') : undefined;
  const bitmap = await createImageBitmap(raster?.ok ? raster.value : new Blob());
  expect([bitmap.width, bitmap.height]).toEqual([size.width, size.height]);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context?.scale(3, 3);
  if (context) drawOnCanvas(context, text, options);
  const [page, worker] = await Promise.all([pixelsOf(bitmap), pixelsOf(canvas)]);
  // Edges may be smoothed in another way, and nothing else differs.
  const different = page.filter((value, at) => Math.abs(value - (worker[at] ?? 0)) > 64).length;
  expect(different / page.length).toBeLessThan(0.01);
});
