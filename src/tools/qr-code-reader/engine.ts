import { engineBytes } from 'virtual:zxing-engine';
import { prepareZXingModule, type ZXingReaderModule } from 'zxing-wasm/reader';

/** A picture of one byte per pixel, 0 for black. */
export interface Gray {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A code as the engine gives it. */
export type RawCode = Pick<
  NonNullable<ReturnType<Vector['get']>>,
  | 'isValid'
  | 'error'
  | 'format'
  | 'bytes'
  | 'bytesECI'
  | 'hasECI'
  | 'position'
  | 'isMirrored'
  | 'isInverted'
  | 'symbologyIdentifier'
  | 'sequenceSize'
  | 'sequenceIndex'
  | 'sequenceId'
  | 'lineCount'
  | 'extra'
>;

/** The engine with its memory, whose types its builder declares for all the world, which we do not let in. */
export interface Engine extends ZXingReaderModule {
  readonly HEAPU8: Uint8Array;
  readonly _malloc: (bytes: number) => number;
  readonly _free: (pointer: number) => void;
}

let loaded: Promise<Engine> | undefined;

/** Fetches and compiles the engine, once for all pictures. Its own file comes from where ours come from. */
export async function prepareEngine(): Promise<Engine> {
  loaded ??= load();
  try {
    return await loaded;
  } catch (error) {
    // Or it would never come, although the network has come back.
    loaded = undefined;
    throw error;
  }
}

async function load(): Promise<Engine> {
  const bytes = await engineBytes();
  const wasmBinary = bytes instanceof Uint8Array ? bytes.slice().buffer : bytes;
  const engine = await prepareZXingModule({ overrides: { wasmBinary, locateFile: ownFile }, fireImmediately: true });
  // Every module of this builder has these; a test reads with them.
  return engine as Engine;
}

/** Never asked for, since the bytes are there; the library's own would name another origin. */
const ownFile = (name: string) => name;

/** What is looked for in a picture, and how. */
export interface EngineOptions {
  /** Names of the library. */
  readonly formats: readonly string[];
  /** Closes gaps in what is printed badly. */
  readonly tryDenoise?: boolean;
  /** Fewer lines are looked at. */
  readonly isQuick?: boolean;
}

// In the engine these are numbers.
const LOCAL_AVERAGE = 0;
const READ_ADD_ON = 1;
const PLAIN = 0;
const NO_CHARSET = 0;
/** The most that the engine gives of one picture. */
const MOST_CODES = 255;

function settingsOf({ formats, tryDenoise = false, isQuick = false }: EngineOptions) {
  return {
    formats: formats.join(','),
    tryHarder: !isQuick,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: true,
    tryDenoise,
    binarizer: LOCAL_AVERAGE,
    isPure: false,
    downscaleThreshold: 500,
    downscaleFactor: 3,
    minLineCount: 2,
    maxNumberOfSymbols: MOST_CODES,
    validateOptionalChecksum: false,
    returnErrors: true,
    eanAddOnSymbol: READ_ADD_ON,
    textMode: PLAIN,
    characterSet: NO_CHARSET,
    tryCode39ExtendedMode: true,
  };
}

type Vector = ReturnType<ZXingReaderModule['readBarcodesFromPixmap']>;

/** Lays bytes into the engine's memory for as long as it reads. */
function withBytes(engine: Engine, bytes: Uint8Array, read: (pointer: number) => Vector): readonly RawCode[] {
  const pointer = engine._malloc(bytes.length);
  if (pointer === 0) throw new RangeError('The engine has no memory for the picture');
  try {
    engine.HEAPU8.set(bytes, pointer);
    const found = read(pointer);
    return Array.from({ length: found.size() }, (_, index) => found.get(index)).filter((code) => code !== undefined);
  } finally {
    engine._free(pointer);
  }
}

/** All codes in a picture, damaged ones too. The library's own way in takes four bytes for each pixel, and twice the memory. */
export function readGray(engine: Engine, gray: Gray, options: EngineOptions): readonly RawCode[] {
  const { data, width, height } = gray;
  const settings = settingsOf(options);
  return withBytes(engine, data, (pointer) => engine.readBarcodesFromPixmap(pointer, width, height, settings));
}

/** As `readGray`, of a file of JPEG, GIF or BMP, which the engine opens itself. */
export function readPictureFile(engine: Engine, file: Uint8Array, options: EngineOptions): readonly RawCode[] {
  const settings = settingsOf(options);
  return withBytes(engine, file, (pointer) => engine.readBarcodesFromImage(pointer, file.length, settings));
}
