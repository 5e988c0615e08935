import { detectType } from '../../lib/file-signatures';
import { readDimensions } from '../../lib/picture-dimensions';
import { err, ok, type Result } from '../../lib/result';
import { prepareEngine, readPictureFile } from './engine';
import { foundCode } from './found-code';
import { Laying, layersOf, type Layers } from './gray';
import { formatsOf } from './kinds';
import { inReadingOrder, mergeCodes } from './placing';
import {
  readLayers,
  reportOf,
  tooLarge,
  type NoCodeFault,
  type ReadJob,
  type ReadSettings,
  type TooLargeFault,
} from './read-pixels';
import type { ReadReport } from './report';

export interface NotPictureFault {
  readonly code: 'not-picture';
  /** What the file is instead, or the kind of picture that is not read here; '' where nobody knows. */
  readonly type: string;
}

export type ReadFault = NotPictureFault | TooLargeFault | NoCodeFault;

/** So many bytes tell what a picture is, and how large. */
const HEAD = 1_000_000;
/** Rows that are taken from a canvas at once: a canvas of all of a large picture is refused by some browsers. */
const STRIP_PIXELS = 4_000_000;

/** Reads all codes in a file. Where there is no browser, PNG, JPEG, GIF and BMP are pictures. */
export async function readPicture(
  file: Blob,
  settings: ReadSettings,
  job: ReadJob,
): Promise<Result<ReadReport, ReadFault>> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const type = detectType(head)?.mimeType ?? '';
  const size = readDimensions(head, type);
  // Before it is opened: a small file may hold a picture of any size.
  const fault = size && tooLarge(size.width, size.height);
  if (fault) return err(fault);
  job.signal.throwIfAborted();
  if (!import.meta.env.SSR) return readWithBrowser(file, type, settings, job);
  return readWithoutBrowser(file, { type, size }, settings, job);
}

async function readWithBrowser(
  file: Blob,
  type: string,
  settings: ReadSettings,
  job: ReadJob,
): Promise<Result<ReadReport, ReadFault>> {
  // Turned as its EXIF data say, as the page shows it.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return err({ code: 'not-picture', type });
  try {
    const fault = tooLarge(bitmap.width, bitmap.height);
    return fault ? err(fault) : await readLayers(layersOfBitmap(bitmap), settings, job);
  } finally {
    bitmap.close();
  }
}

function layersOfBitmap(bitmap: ImageBitmap): Layers {
  const { width, height } = bitmap;
  const laying = new Laying(width, height);
  const rows = Math.max(1, Math.min(height, Math.floor(STRIP_PIXELS / width)));
  const context = new OffscreenCanvas(width, rows).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  for (let top = 0; top < height; top += rows) {
    context.clearRect(0, 0, width, rows);
    context.drawImage(bitmap, 0, -top);
    laying.add(context.getImageData(0, 0, width, Math.min(rows, height - top)).data);
  }
  return laying.layers();
}

interface KnownPicture {
  readonly type: string;
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

/** Kinds that the engine opens by itself. */
const OPENED_BY_ENGINE = ['image/jpeg', 'image/gif', 'image/bmp'];

async function readWithoutBrowser(
  file: Blob,
  { type, size }: KnownPicture,
  settings: ReadSettings,
  job: ReadJob,
): Promise<Result<ReadReport, ReadFault>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (type === 'image/png') {
    const { readPng } = await import('./read-png');
    const png = readPng(bytes);
    return png
      ? readLayers(layersOf(png.pixels, png.width, png.height), settings, job)
      : err({ code: 'not-picture', type });
  }
  if (!OPENED_BY_ENGINE.includes(type) || !size) return err({ code: 'not-picture', type });
  const raw = readPictureFile(await prepareEngine(), bytes, { formats: formatsOf(settings.kinds) });
  const codes = raw.flatMap((one) => foundCode(one, settings, (point) => point) ?? []);
  const wanted = codes.filter(({ kind }) => settings.kinds.length === 0 || settings.kinds.includes(kind));
  if (wanted.length === 0) return err({ code: 'no-code', tried: [{ look: 'white', ...size }] });
  return ok(await reportOf(inReadingOrder(mergeCodes(wanted)), size, settings));
}
