import { err, ok, type Result } from '../../lib/result';
import { positionsOf } from '../../lib/text-positions';
import { utf8Length } from '../../lib/utf8-length';
import type { XmlDecodeFault } from '../../lib/xml/decode-xml';
import { foldRangesOf } from '../../lib/xml/fold-ranges';
import { printXml, type PrintXmlOptions } from '../../lib/xml/print-xml';
import { readXml } from '../../lib/xml/read-xml';
import type { XmlFault, XmlWarning } from '../../lib/xml/xml-fault';
import { emptyXmlIndex, type XmlIndex } from '../../lib/xml/xml-index';

/** Larger texts (bytes in UTF-8, or of the file) are refused: they would not fit into a tab's memory four times. */
export const SIZE_LIMIT = 50 * 1024 * 1024;

/** A warning with its place in the source: line and column from 1. */
export type PlacedWarning = XmlWarning & { readonly line: number; readonly column: number };

/** The printed text with its index, and all that a page says about it. The typed arrays move out of the worker whole. */
export interface FormattedXml extends XmlIndex {
  /** Pairs of line numbers, from 1: where something of several lines begins and where it ends. */
  readonly folds: Uint32Array;
  readonly sourceBytes: number;
  readonly bytes: number;
  readonly placedWarnings: readonly PlacedWarning[];
  /** The encoding that the declaration names, where it is not the one in which text leaves this page. */
  readonly otherEncoding?: string;
  readonly indentLimit?: number;
}

export type FormatFault =
  | XmlFault
  | XmlDecodeFault
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number }
  /** The result would be longer than a text can be. */
  | { readonly code: 'result-too-large' };

export interface FormatXmlOptions extends PrintXmlOptions {
  /** A text with nothing in it is a fault. @default false */
  readonly strict?: boolean;
}

type Progress = (done: number, total: number) => void;

/** Formats an XML document, changing nothing but white space that is layout and what the options ask for. */
export function formatXml(
  source: string,
  options: FormatXmlOptions,
  progress: Progress = () => {},
  sourceBytes = utf8Length(source),
): Result<FormattedXml, FormatFault> {
  if (sourceBytes > SIZE_LIMIT) return err({ code: 'too-large', bytes: sourceBytes, limit: SIZE_LIMIT });
  if (!options.strict && source.trim() === '') return ok(nothing(sourceBytes));

  // Reading takes about as long as printing; reading the result as long as reading the source.
  const third = Math.ceil(source.length / 3);
  const read = readXml(source, { onProgress: (done) => progress(Math.floor(done / 3), source.length) });
  if (!read.ok) return read;
  progress(third, source.length);
  const printed = print(read.value, options);
  if (printed === undefined) return err({ code: 'result-too-large' });
  progress(third * 2, source.length);
  const index = readXml(printed.text);
  if (!index.ok) throw new Error(`The printer made no XML: ${index.fault.code} at ${index.fault.at}`);

  const { encoding } = read.value;
  return ok({
    ...index.value,
    folds: foldRangesOf(index.value),
    sourceBytes,
    bytes: utf8Length(printed.text),
    placedWarnings: placed(read.value),
    ...(encoding !== undefined && !isUtf8(encoding) && { otherEncoding: encoding }),
    ...(printed.indentLimit !== undefined && { indentLimit: printed.indentLimit }),
  });
}

function print(index: XmlIndex, options: PrintXmlOptions) {
  try {
    return printXml(index, options);
  } catch (error) {
    // How engines say that a string would be longer than they allow.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** ASCII is UTF-8, too. */
function isUtf8(encoding: string): boolean {
  return /^(?:utf-?8|us-ascii|ascii)$/i.test(encoding);
}

function placed({ text, warnings }: XmlIndex): PlacedWarning[] {
  const positions = positionsOf(
    text,
    warnings.map((warning) => warning.at),
  );
  return warnings.map((warning, i) => ({
    ...warning,
    line: positions[i]?.line ?? 1,
    column: positions[i]?.column ?? 1,
  }));
}

function nothing(sourceBytes: number): FormattedXml {
  return { ...emptyXmlIndex(), folds: new Uint32Array(), sourceBytes, bytes: 0, placedWarnings: [] };
}
