import { FILE_ENCODING_NAMES } from '../../lib/file-encodings';
import { detectType } from '../../lib/file-signatures';
import { textByItsLook } from '../../lib/text-file';
import { isBinary, type Sample } from '../../operations/detect';
import { SAMPLE_SIZE } from '../../operations/sample-size';
import type { AboutFile, ContentKind } from './rank';

function decoderFor(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return new TextDecoder('utf-8', { fatal: true });
}

/** Bytes as text; `''` where they are none. The last character may be cut. */
export function textIn(bytes: Uint8Array, isWhole: boolean): string {
  try {
    const text = decoderFor(bytes).decode(bytes, { stream: !isWhole });
    return text.includes('\0') ? '' : text;
  } catch {
    return textByItsLook(bytes)?.text ?? '';
  }
}

/** A sample of bytes, as those of a file's beginning. */
export function sampleOfBytes(bytes: Uint8Array, isWhole: boolean): Sample {
  const beginning = bytes.subarray(0, SAMPLE_SIZE);
  const isAll = isWhole && beginning.length === bytes.length;
  return { text: textIn(beginning, isAll), bytes: beginning, isWhole: isAll };
}

/** The beginning of a file; the rest stays where it is. */
export async function sampleOfFile(file: File): Promise<Sample> {
  const bytes = new Uint8Array(await file.slice(0, SAMPLE_SIZE).arrayBuffer());
  const sample = sampleOfBytes(bytes, file.size <= SAMPLE_SIZE);
  return { ...sample, fileName: file.name, mediaType: file.type };
}

/** Kinds of text files that have no signature, by the ends of their names. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  ics: 'text/calendar',
  markdown: 'text/markdown',
  md: 'text/markdown',
  tsv: 'text/tab-separated-values',
  vcf: 'text/vcard',
};

/** What kind of file it is, and which encoding its text was guessed to be in. */
export function aboutFile(sample: Sample): AboutFile | undefined {
  const { bytes, fileName = '', mediaType } = sample;
  if (!bytes || bytes.length === 0) return undefined;
  const found = detectType(bytes)?.mimeType;
  const named = TEXT_TYPES[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  // What a name says of bytes that are no text may be wrong.
  const declared = isBinary(sample) ? undefined : (named ?? mediaType);
  const type = found === undefined || found === 'text/plain' ? declared : found;
  const encoding = sample.text === '' || isUtf(bytes, sample.isWhole) ? undefined : textByItsLook(bytes)?.encoding;
  return {
    ...(type && type !== 'text/plain' && { type }),
    ...(encoding && { encoding: FILE_ENCODING_NAMES[encoding] }),
  };
}

function isUtf(bytes: Uint8Array, isWhole: boolean): boolean {
  try {
    decoderFor(bytes).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

/** Beside tabs, the ends of lines and pages, and what begins a sequence of control: no text in any charset has these. */
function isControl(byte: number): boolean {
  return byte < 32 && !(byte >= 9 && byte <= 13) && byte !== 27;
}

/** What a sample is that holds no text; bytes that may be text in another charset are not told from it. */
export function kindOf(sample: Sample): ContentKind | undefined {
  const { text, bytes } = sample;
  if (text === '' && bytes?.length === 0) return 'empty';
  return isBinary(sample) && bytes?.some(isControl) ? 'binary' : undefined;
}
