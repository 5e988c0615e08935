import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { bytes, defineOperation, file } from '../../operations/define';
import type { ReadFault } from './open-picture';
import { CHARSET_CHOICES } from './options';
import type { NoCodeFault, TooLargeFault } from './read-pixels';
import { KINDS, type ReadReport } from './report';
import { NO_CODE, THREE_CODES, UPC_A, frame, picture } from './samples';

/** Everything that is remembered of this tool: kinds to look for (none are all), and what bytes are read as. */
export const remembered = v.object({
  kinds: v.optional(v.array(v.picklist(KINDS)), () => []),
  charset: v.optional(v.picklist(CHARSET_CHOICES), 'auto'),
});

/** What is remembered of the page alone: how the camera is used. */
export const cameraOptions = v.object({
  /** Goes on after a code was found. */
  keepScanning: v.optional(v.boolean(), true),
  /** A short tone for each new code. */
  sound: v.optional(v.boolean(), false),
});

/** With the visitor's language (BCP 47), which decides where several charsets are equally likely. */
const readOptions = v.object({ ...remembered.entries, language: v.optional(v.string(), '') });

const side = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1);
/** With the size of what is given in pixels. */
const frameOptions = v.object({ ...readOptions.entries, width: side, height: side });

const textsIn = ({ codes }: ReadReport) => codes.map(({ kind, text }) => `${kind} ${text}`).join('\n');
const fetchEngine = async () => (await import('./engine')).prepareEngine();

/** Reads every QR code and barcode in a picture, and what each would do. */
export const read = defineOperation({
  id: 'read',
  inputs: { picture: file() },
  output: 'report',
  options: readOptions,
  inlineLimit: 0,
  prepare: fetchEngine,
  examples: [
    {
      inputs: { picture: picture(THREE_CODES) },
      check: (report: ReadReport) =>
        textsIn(report) === 'qr https://example.com\nqr 你好\nean-13 4006381333931' &&
        report.codes[1]?.charset === 'gb18030',
    },
    {
      inputs: { picture: picture(THREE_CODES) },
      options: { kinds: ['ean-13'] },
      check: (report: ReadReport) => textsIn(report) === 'ean-13 4006381333931',
    },
    {
      inputs: { picture: picture(THREE_CODES) },
      options: { kinds: ['qr'], charset: 'hex' },
      check: ({ codes }: ReadReport) => codes[1]?.text === 'C4 E3 BA C3',
    },
    { inputs: { picture: picture(UPC_A) }, check: (report: ReadReport) => textsIn(report) === 'upc-a 036000291452' },
    { inputs: { picture: picture(NO_CODE) }, fault: 'no-code' },
    { inputs: { picture: new File(['hello'], 'a.txt') }, fault: 'not-picture' },
  ],
  run: async ({ picture: source }, options, job): Promise<Result<ReadReport, ReadFault>> => {
    const { readPicture } = await import('./open-picture');
    return readPicture(source, options, job);
  },
  passed: async (report) => {
    const { textsOf } = await import('./texts');
    return textsOf(report).join('\n');
  },
});

/** Reads every code in pixels (RGBA, row by row), such as those of a camera. */
export const readFrame = defineOperation({
  id: 'readFrame',
  inputs: { pixels: bytes() },
  output: 'report',
  options: frameOptions,
  inlineLimit: 0,
  prepare: fetchEngine,
  examples: [
    {
      inputs: { pixels: frame() },
      options: { width: 29, height: 29 },
      check: (report: ReadReport) => textsIn(report) === 'qr 01234567' && report.width === 29,
    },
    { inputs: { pixels: new Uint8Array(400) }, options: { width: 10, height: 10 }, fault: 'no-code' },
    { inputs: { pixels: new Uint8Array() }, options: { width: 10_000, height: 5001 }, fault: 'too-large' },
  ],
  run: async (
    { pixels },
    { width, height, ...settings },
    job,
  ): Promise<Result<ReadReport, NoCodeFault | TooLargeFault>> => {
    const { readPixels } = await import('./read-pixels');
    return readPixels(pixels, width, height, settings, job);
  },
  passed: async (report) => {
    const { textsOf } = await import('./texts');
    return textsOf(report).join('\n');
  },
});

/** The codes of a picture as CSV: kind, text, place and file of each. */
export const csv = defineOperation({
  id: 'csv',
  inputs: { picture: file() },
  output: 'text',
  options: readOptions,
  inlineLimit: 0,
  prepare: fetchEngine,
  examples: [
    {
      inputs: { picture: picture(UPC_A) },
      check: (table: string) => /^kind,text,place,file\r\nupc-a,036000291452,\d+ \d+ – \d+ \d+,a\.png\r\n$/.test(table),
    },
    { inputs: { picture: picture(NO_CODE) }, fault: 'no-code' },
  ],
  run: async ({ picture: source }, options, job): Promise<Result<string, ReadFault>> => {
    const [{ readPicture }, { codesCsv }] = await Promise.all([import('./open-picture'), import('./codes-csv')]);
    const report = await readPicture(source, options, job);
    if (!report.ok) return report;
    return ok(codesCsv(report.value.codes.map((code) => ({ code, file: source.name }))));
  },
});
