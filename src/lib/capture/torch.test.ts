import { expect, it, vi } from 'vitest';
import { hasTorch, switchTorch } from './torch';

it.each([
  [{ torch: true }, true],
  [{ torch: false }, false],
  [{}, false],
])('a camera that can %j has one: %s', (capabilities, has) => {
  // A torch is in no type yet.
  expect(hasTorch({ getCapabilities: () => capabilities as MediaTrackCapabilities })).toBe(has);
});

it('is asked of no browser that does not tell', () => {
  // As older browsers are.
  expect(hasTorch({} as Pick<MediaStreamTrack, 'getCapabilities'>)).toBe(false);
});

it('is switched, and says where it was not', async () => {
  const applyConstraints = vi.fn(() => Promise.resolve());
  expect(await switchTorch({ applyConstraints }, true)).toBe(true);
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  expect(await switchTorch({ applyConstraints: () => Promise.reject(new Error('no')) }, true)).toBe(false);
});
