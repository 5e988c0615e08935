import type { Fault } from '../../lib/result';
import type { ConverterPanesProps } from '../../ui/converter/converter';

/** The options of each card, in their order. */
export const ENCODE_NAMES = ['mode', 'charset', 'readAs', 'lineByLine'] as const;
export const DECODE_NAMES = ['decodeCharset', 'plusAsSpace', 'repeat', 'decodeLineByLine', 'tolerant'] as const;

/** What both cards are given. */
export interface CardProps<V, F extends Fault> extends Pick<
  ConverterPanesProps<V, F>,
  'source' | 'onSource' | 'run' | 'example' | 'inputRef'
> {
  /** The options of both cards have their defaults again: those of the other one shall stay. */
  onReset: () => void;
}

/** The place of a fault as people count: from 1 in code points, within its line if it names one. */
export function positionOf(text: string, fault: { readonly at: number; readonly line?: number }): number | undefined {
  if (text === '') return undefined;
  const before = text.slice(0, fault.at);
  const from = fault.line === undefined ? 0 : Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return [...before.slice(from)].length + 1;
}
