import type { InferOutput } from 'valibot';
import type { Pixels } from '../../lib/picture-pixels';
import { err, type Result } from '../../lib/result';
import { runOperation, type RunSettings } from '../../operations/run-operation';
import { read, readFrame, type remembered } from './operations';
import type { ReadReport } from './report';

/** Why a picture has no codes to show. */
export type ReadFault = Extract<Awaited<ReturnType<typeof read.run>>, { readonly ok: false }>['fault'];

/** One look at a picture, and the size that was looked at. */
export type Tried = Extract<ReadFault, { readonly code: 'no-code' }>['tried'][number];

export interface ReadOptions extends InferOutput<typeof remembered> {
  /** Of the visitor: it decides where several charsets are equally likely. */
  readonly language: string;
}

/** All codes in a picture of any kind that this browser shows: what a worker cannot decode is drawn by the page. */
export async function readPicture(
  picture: File,
  options: ReadOptions,
  settings: RunSettings,
): Promise<Result<ReadReport, ReadFault>> {
  if (picture.type !== 'image/svg+xml') {
    const answer = await runOperation(read, { picture }, options, settings);
    if (answer.ok || answer.fault.code !== 'not-picture') return answer;
  }
  const { drawPixels } = await import('./draw-pixels');
  const drawn = await drawPixels(picture);
  return drawn ? readPixels(drawn, options, settings) : err({ code: 'not-picture', type: await typeOf(picture) });
}

/** What the bytes of a file say that it is; nothing where they are those of no picture, whatever its name says. */
async function typeOf(picture: File): Promise<string> {
  const { detectType } = await import('../../lib/file-signatures');
  return detectType(new Uint8Array(await picture.slice(0, 512).arrayBuffer()))?.mimeType ?? '';
}

/** All codes in pixels, such as those of a frame of a camera. */
export function readPixels(
  { pixels, width, height }: Pixels,
  options: ReadOptions,
  settings: RunSettings,
): Promise<Result<ReadReport, ReadFault>> {
  return runOperation(readFrame, { pixels }, { ...options, width, height }, settings);
}
