import { openBlobSink } from '../../lib/blob-sink';
import { distinctNames } from '../../lib/distinct-names';
import type { Shot } from './gallery';

/** What a ZIP file without the extensions for more can hold, with room for its own lists. */
export const ZIP_LIMIT = 4_200_000_000;

/** All shots in one ZIP file. They are compressed already, so they are put into it as they are, piece by piece. */
export async function zipShots(shots: readonly Pick<Shot, 'name' | 'blob' | 'takenAt'>[]): Promise<Blob> {
  const { Zip, ZipPassThrough } = await import('fflate');
  const sink = await openBlobSink(0);
  let written: Promise<unknown> = Promise.resolve();
  const zip = new Zip((error, part) => {
    if (error) throw error;
    written = sink.write(new Uint8Array(part));
  });
  const names = distinctNames(shots.map(({ name }) => name));
  for (const [index, { blob, takenAt }] of shots.entries()) {
    const entry = new ZipPassThrough(names[index] ?? '');
    entry.mtime = takenAt;
    zip.add(entry);
    const reader = blob.stream().getReader();
    for (;;) {
      const { done, value } = await reader.read();
      entry.push(value ?? new Uint8Array(), done);
      await written;
      if (done) break;
    }
  }
  zip.end();
  await written;
  const made = await sink.finish();
  if (!made) throw new Error('The archive was lost');
  return new Blob([made], { type: 'application/zip' });
}
