import { textOfUnits } from '../utf16-units';
import type { JsonIndex } from './json-index';
import { JsonPrinter, type TakeUnits } from './json-printer';
import { PRINT_DEFAULTS, type PrintJsonOptions, type PrintedJson } from './print-options';

/** Prints the values of an index as JSON (RFC 8259, or JSONC when comments are kept), several values one per line. */
export function printJson(index: JsonIndex, options: Partial<PrintJsonOptions> = {}): PrintedJson {
  const blocks: string[] = [];
  const printed = printJsonTo(index, options, (block) => void blocks.push(block));
  return { text: blocks.join(''), ...printed };
}

/** As `printJson`, handing over the text piece by piece, so that it may be longer than a string can be. */
export function printJsonTo(
  index: JsonIndex,
  options: Partial<PrintJsonOptions>,
  take: (block: string) => void,
): Omit<PrintedJson, 'text'> {
  const takeUnits: TakeUnits = (units, isAscii) => take(textOfUnits(units, isAscii));
  return new JsonPrinter(index, { ...PRINT_DEFAULTS, ...options }, takeUnits).print();
}

/** Prints single values of an index on one line, without their keys, whatever contains them. */
export function createValuePrinter(
  index: JsonIndex,
  options: Partial<PrintJsonOptions> = {},
): (node: number) => string {
  let text = '';
  const take: TakeUnits = (units, isAscii) => {
    text += textOfUnits(units, isAscii);
  };
  const printer = new JsonPrinter(index, { ...PRINT_DEFAULTS, ...options, indent: 0 }, take);
  return (node) => {
    text = '';
    printer.printAlone(node);
    return text;
  };
}
