import { wallText } from '../../lib/iso-text';
import { browserZone } from '../../lib/zones';
import type { TemporalApi } from '../../lib/temporal';

/** `20261122-090507`: a moment, in Unix milliseconds, as the clocks of a zone show it; of the visitor if none is named. */
export function timeStamp(T: TemporalApi, epoch: number, zone: string = browserZone()): string {
  const local = wallText(T.Instant.fromEpochMilliseconds(Math.floor(epoch)).toZonedDateTimeISO(zone), '0');
  return local.replace(/[-:]/g, '').replace('T', '-');
}

/** The endings that people and programs expect, by MIME type. */
const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** Name of a photo's file, by what the browser really wrote. */
export function photoName(stamp: string, mimeType: string): string {
  return `photo-${stamp}.${ENDINGS[mimeType] ?? 'png'}`;
}

/** Name of a recording's file. */
export function clipName(stamp: string, container: string): string {
  return `video-${stamp}.${container}`;
}
