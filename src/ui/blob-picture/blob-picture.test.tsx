import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BlobPicture } from './blob-picture';

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;

it.each([
  ['the markup of an SVG', svg(30)],
  ['a file', new File([svg(30)], 'some.svg', { type: 'image/svg+xml' })],
])('shows %s, and the next one in its place', async (_, picture) => {
  const screen = await render(<BlobPicture picture={picture} alt="Some picture" />);
  const image = screen.getByRole('img', { name: 'Some picture' });
  const width = () => {
    const element = image.element();
    return element instanceof HTMLImageElement ? element.naturalWidth : undefined;
  };
  await expect.poll(width).toBe(30);
  await screen.rerender(<BlobPicture picture={svg(50)} alt="Some picture" />);
  await expect.poll(width).toBe(50);
});
