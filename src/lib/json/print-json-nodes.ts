import { TextChunks, type AnyText } from '../text-chunks';
import { LONGEST_STRING } from '../text-source';
import { textOfUnits } from '../utf16-units';
import { wholeCharacterCut } from '../utf8-length';
import type { JsonIndex } from './json-index';
import { JsonPrinter, type TakeUnits } from './json-printer';
import { PRINT_DEFAULTS, type PrintJsonOptions, type PrintedJson } from './print-options';
import { PrintRecord, type PrintedNodes } from './printed-nodes';

/** Up to so many units the text is one string. */
const ONE_STRING = 1 << 20;

/** A printed text with all that is known of it. */
export interface PrintedJsonNodes extends Omit<PrintedJson, 'text'>, PrintedNodes {
  readonly text: AnyText;
  /** Of the text, in UTF-8. */
  readonly bytes: number;
}

/** What is told while it is printed. */
export interface Printing {
  /** Now and then: how many values are printed. */
  readonly onProgress?: ((node: number) => void) | undefined;
  /** Once: the first lines. */
  readonly onBeginning?: ((text: string) => void) | undefined;
}

/** So many units of the first lines are told. */
const BEGINNING = 1 << 14;

/**
 * As `printJson`, and tells where in the text everything stands, which is faster than reading it again. Throws a
 * `RangeError` when the text would be longer than a string can be.
 */
export function printJsonNodes(
  index: JsonIndex,
  options: Partial<PrintJsonOptions>,
  { onProgress, onBeginning }: Printing = {},
): PrintedJsonNodes {
  const blocks: Uint16Array<ArrayBuffer>[] = [];
  const settings = { ...PRINT_DEFAULTS, ...options };
  const record = new PrintRecord(index, settings.sortKeys !== 'source');
  let length = 0;
  const take: TakeUnits = (units) => {
    length += units.length;
    if (length > LONGEST_STRING) throw new RangeError('No string is as long as this print');
    if (blocks.length === 0) onBeginning?.(firstLines(units));
    blocks.push(units.slice());
    onProgress?.(record.count);
  };
  const printer = new JsonPrinter(index, settings, take, record);
  const printed = printer.print();
  const chunks = new TextChunks(blocks);
  const text = length <= ONE_STRING ? chunks.toString() : chunks;
  return { text, bytes: printer.bytes, ...printed, ...record.finish() };
}

/** As many whole lines as there is room for; of a longer line its beginning. */
function firstLines(units: Uint16Array<ArrayBuffer>): string {
  const text = textOfUnits(units.slice(0, BEGINNING + 1));
  const end = text.lastIndexOf('\n');
  return text.slice(0, end > 0 ? end : wholeCharacterCut(text, Math.min(BEGINNING, text.length)));
}
