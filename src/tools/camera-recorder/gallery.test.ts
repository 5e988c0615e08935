import { unzipSync } from 'fflate';
import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, it } from 'vitest';
import type { TemporalApi } from '../../lib/temporal';
import { clipName, photoName, timeStamp } from './file-names';
import { changeGallery, countUnsaved, galleryBytes, type Shot } from './gallery';
import { zipShots } from './zip-shots';

const shot = (id: number, text = 'x', name = `photo-${id}.png`): Shot => ({
  id,
  kind: 'photo',
  blob: new Blob([text]),
  name,
  takenAt: Date.UTC(2026, 10, 22),
});

describe('the gallery', () => {
  it('has the newest first, also one that is brought back', () => {
    const all = [1, 2, 3].reduce<readonly Shot[]>(
      (shots, id) => changeGallery(shots, { do: 'add', shot: shot(id) }),
      [],
    );
    expect(all.map(({ id }) => id)).toEqual([3, 2, 1]);
    const fewer = changeGallery(all, { do: 'remove', id: 2 });
    expect(fewer.map(({ id }) => id)).toEqual([3, 1]);
    expect(changeGallery(fewer, { do: 'add', shot: shot(2) }).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(changeGallery(all, { do: 'add', shot: shot(2) })).toHaveLength(3);
    expect(changeGallery(all, { do: 'clear' })).toEqual([]);
  });
  it('knows what was not downloaded', () => {
    const saved = changeGallery([shot(2), shot(1)], { do: 'save', ids: [1] });
    expect(countUnsaved(saved)).toBe(1);
    expect(countUnsaved(changeGallery(saved, { do: 'save', ids: [2, 1] }))).toBe(0);
  });
  it('knows its size', () => expect(galleryBytes([shot(1, 'abc'), shot(2, 'de')])).toBe(5));
});

describe('a file', () => {
  // The polyfill is what browsers without Temporal get.
  const T: TemporalApi = Temporal;
  const MOMENT = Date.UTC(2026, 10, 22, 16, 5, 7, 999);

  it.each([
    ['UTC', '20261122-160507'],
    ['Asia/Shanghai', '20261123-000507'],
    ['America/New_York', '20261122-110507'],
    ['Asia/Kathmandu', '20261122-215007'],
  ])('is named by the clock of its place: %s', (zone, stamp) => expect(timeStamp(T, MOMENT, zone)).toBe(stamp));

  it.each([
    ['image/png', 'photo-S.png'],
    ['image/jpeg', 'photo-S.jpg'],
    ['image/webp', 'photo-S.webp'],
  ])('of %s is %s', (type, name) => expect(photoName('S', type)).toBe(name));

  it('of a recording has the ending of what was recorded', () => {
    expect(clipName('S', 'webm')).toBe('video-S.webm');
    expect(clipName('S', 'mp4')).toBe('video-S.mp4');
  });
});

it('all files come in one archive, each of them, also two of one name', async () => {
  const zip = await zipShots([shot(2, 'two', 'a.png'), shot(1, 'one', 'a.png'), shot(3, '', 'empty.webm')]);
  expect(zip.type).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const texts = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, new TextDecoder().decode(file)]));
  expect(texts).toEqual({ 'a.png': 'two', 'a (2).png': 'one', 'empty.webm': '' });
});
