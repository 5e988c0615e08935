import { containerOf } from './video-format';
import { writeWebmLength } from './webm-length';

/** A recording that players can seek in: recorders write WebM files without their length. */
export async function finishClip(recorded: Blob, milliseconds: number): Promise<Blob> {
  if (containerOf(recorded.type) !== 'webm') return recorded;
  try {
    const { default: write } = await import('fix-webm-duration');
    return await writeWebmLength(recorded, milliseconds, write);
  } catch {
    // Offline before the library was ever fetched: better a clip without its length than none.
    return recorded;
  }
}
