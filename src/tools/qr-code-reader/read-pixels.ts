import { nextTask } from '../../lib/next-task';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { meantText, type Reading } from './charset';
import { prepareEngine, readGray, type EngineOptions, type Gray, type RawCode } from './engine';
import { foundCode } from './found-code';
import { enlarge, halve, layersOf, type Derived, type Layers } from './gray';
import { formatsOf } from './kinds';
import { inReadingOrder, mergeCodes } from './placing';
import type { FoundCode, Kind, Point, ReadReport } from './report';
import { seriesAmong } from './series';

/** What is looked for, and how its bytes are read. */
export interface ReadSettings extends Reading {
  /** None for all. */
  readonly kinds: readonly Kind[];
  /** One look, less thorough than others. */
  readonly isQuick?: boolean;
}

/** What a running job gives, as far as reading needs it. */
export type ReadJob = Pick<Job, 'signal' | 'progress'>;

/** How a picture was looked at: as it is on white or black, with a margin, larger, smaller, or with its gaps closed. */
export type Look = 'white' | 'black' | 'margin' | 'larger' | 'smaller' | 'denoised';

/** One look at a picture, and the size that was looked at. */
export interface Tried {
  readonly look: Look;
  readonly width: number;
  readonly height: number;
}

export interface NoCodeFault {
  readonly code: 'no-code';
  readonly tried: readonly Tried[];
}

export interface TooLargeFault {
  readonly code: 'too-large';
  readonly pixels: number;
  readonly limit: number;
}

/** 50 megapixels. */
export const MOST_PIXELS = 50_000_000;

/** The fault of a picture that is too large; undefined where it is not. */
export function tooLarge(width: number, height: number): TooLargeFault | undefined {
  const pixels = width * height;
  return pixels > MOST_PIXELS ? { code: 'too-large', pixels, limit: MOST_PIXELS } : undefined;
}

interface Attempt {
  readonly look: Look;
  readonly make: () => Gray | Derived;
  readonly options?: Partial<EngineOptions>;
}

/** Pixels up to which a picture is looked at larger, and with its gaps closed. */
const MOST_ENLARGED = 1_000_000;
const MOST_DENOISED = 4_000_000;
/** Pixels from which a picture is looked at smaller, and from which once more. */
const LEAST_HALVED = 500_000;
const LEAST_QUARTERED = 8_000_000;
/** Sides up to which a module may be a pixel. */
const TINY_SIDE = 300;
const SMALL_SIDE = 700;
/** Modules of a quiet zone that every kind is content with, in pixels of the enlarged picture. */
const MARGIN = 40;
const GROUNDS = [255, 0];

/** What is tried at once: on white and, where something shines through, on black. */
function firstAttempts({ white, black }: Layers): readonly Attempt[] {
  return [{ look: 'white', make: () => white }, ...(black ? [{ look: 'black' as const, make: () => black }] : [])];
}

function scaleFor({ width, height }: Gray): number {
  const side = Math.max(width, height);
  if (side <= TINY_SIDE) return 4;
  return side <= SMALL_SIDE ? 2 : 1;
}

/** What is tried where nothing was found. */
function furtherAttempts({ white, black }: Layers): readonly Attempt[] {
  const pixels = white.width * white.height;
  const layers = black ? [white, black] : [white];
  const scale = scaleFor(white);
  const attempts: Attempt[] = [];
  for (const layer of layers) {
    if (pixels <= MOST_ENLARGED) {
      const look = scale === 1 ? 'margin' : 'larger';
      attempts.push(...GROUNDS.map((ground) => ({ look, make: () => enlarge(layer, scale, MARGIN, ground) }) as const));
    }
    if (pixels >= LEAST_HALVED) attempts.push({ look: 'smaller', make: () => halve(layer) });
    if (pixels >= LEAST_QUARTERED) attempts.push({ look: 'smaller', make: () => quarter(layer) });
    if (pixels <= MOST_DENOISED) attempts.push({ look: 'denoised', make: () => layer, options: { tryDenoise: true } });
  }
  return attempts;
}

function quarter(gray: Gray): Derived {
  return { ...halve(halve(gray)), scale: 0.25 };
}

/** From a derived picture to the one it was made of. */
function wayBack(picture: Gray | Derived, { width, height }: Gray): (point: Point) => Point {
  const { offset, scale } = 'scale' in picture ? picture : { offset: 0, scale: 1 };
  const within = (place: number, most: number) => Math.min(most, Math.max(0, (place - offset) / scale));
  return ({ x, y }) => ({ x: within(x, width), y: within(y, height) });
}

/** Looks at a picture in one way after another. */
class Search {
  private readonly found: FoundCode[] = [];
  readonly tried: Tried[] = [];

  constructor(
    private readonly layers: Layers,
    private readonly settings: ReadSettings,
    private readonly read: (picture: Gray, options: EngineOptions) => readonly RawCode[],
    private readonly job: ReadJob,
  ) {}

  async run(attempts: readonly Attempt[], total: number, isEnough: () => boolean): Promise<void> {
    const { kinds, isQuick = false } = this.settings;
    const formats = formatsOf(kinds);
    for (const { look, make, options } of attempts) {
      this.job.progress(this.tried.length, total);
      // A message may say that the work is no longer wanted.
      // oxlint-disable-next-line no-await-in-loop -- the next look is only taken where this one was in vain
      await nextTask();
      this.job.signal.throwIfAborted();
      const picture = make();
      this.add(this.read(picture, { formats, isQuick, ...options }), wayBack(picture, this.layers.white));
      this.tried.push({ look, width: picture.width, height: picture.height });
      if (isEnough()) break;
    }
  }

  private add(raw: readonly RawCode[], place: (point: Point) => Point): void {
    const { kinds } = this.settings;
    for (const one of raw) {
      const code = foundCode(one, this.settings, place);
      if (code && (kinds.length === 0 || kinds.includes(code.kind))) this.found.push(code);
    }
  }

  hasWhole(): boolean {
    return this.found.some(({ isDamaged }) => !isDamaged);
  }

  codes(): readonly FoundCode[] {
    return inReadingOrder(mergeCodes(this.found));
  }
}

/** The report of codes that were found, with what they ask for and the series that they are parts of. */
export async function reportOf(
  codes: readonly FoundCode[],
  size: { readonly width: number; readonly height: number },
  reading: Reading,
): Promise<ReadReport> {
  const { readCard } = await import('./payload/read-card');
  const explained = codes.map((code) =>
    code.isDamaged || code.part
      ? code
      : {
          ...code,
          card: readCard(meantText(code, code.bytes, [{ bytes: code.bytes }], reading), {
            kind: code.kind,
            isGs1: code.isGs1,
          }),
        },
  );
  return { ...size, codes: explained, series: seriesAmong(codes, reading, readCard) };
}

/** Reads a picture that was laid on white, and on black where something shines through. */
export async function readLayers(
  layers: Layers,
  settings: ReadSettings,
  job: ReadJob,
): Promise<Result<ReadReport, NoCodeFault>> {
  const engine = await prepareEngine();
  job.signal.throwIfAborted();
  const search = new Search(layers, settings, (picture, options) => readGray(engine, picture, options), job);
  const [first, further] = [firstAttempts(layers), settings.isQuick ? [] : furtherAttempts(layers)];
  const total = first.length + further.length;
  await search.run(first, total, () => false);
  if (!search.hasWhole()) await search.run(further, total, () => search.hasWhole());
  job.progress(total, total);
  const codes = search.codes();
  if (codes.length === 0) return err({ code: 'no-code', tried: search.tried });
  const { width, height } = layers.white;
  return ok(await reportOf(codes, { width, height }, settings));
}

/** Reads all codes in a picture of RGBA pixels. Faults: more than 50 megapixels; no code. */
export async function readPixels(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  settings: ReadSettings,
  job: ReadJob,
): Promise<Result<ReadReport, NoCodeFault | TooLargeFault>> {
  const fault = tooLarge(width, height);
  return fault ? err(fault) : readLayers(layersOf(pixels, width, height), settings, job);
}
