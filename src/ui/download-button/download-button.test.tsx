import { afterEach, expect, it, vi } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { DownloadButton } from './download-button';

afterEach(() => vi.restoreAllMocks());

it('saves a Blob as it is', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const blob = new Blob(['x'], { type: 'image/png' });
  const screen = await renderWithWords(<DownloadButton fileName="a.png" content={() => blob} />);
  await screen.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => save.mock.calls[0]?.[0]).toBe(blob);
  await expectNoAxeViolations(screen.container);
});

it('says when there is nothing to save', async () => {
  const screen = await renderWithWords(
    <DownloadButton fileName="a.png" iconOnly content={() => Promise.reject(new Error('no canvas'))} />,
  );
  await screen.getByRole('button', { name: 'Download a.png' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The download failed.');
});
