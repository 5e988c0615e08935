import type { Line } from './convert';
import type { Output } from './outputs';
import type { ToolWords } from './use-words';

/** A line of a list of dates, in words. */
export interface LineRow {
  readonly input: string;
  readonly reading: string;
  readonly result: string;
  readonly remark: string;
  /** What there is to say besides, where only text is written. */
  readonly notes: string;
  readonly fault: string | undefined;
}

/** What a line was read as and what it became. */
export function rowOf({ input, readings, results, notices, fault }: Line, words: ToolWords): LineRow {
  const remark = notices.map((notice) => words.notice(notice)).join(' ');
  return {
    input,
    reading: readings.map((reading) => words.readings[reading]).join(words.or),
    // What is wrong has no result, so that a copied column holds results only, a line for each.
    result: fault ? '' : results.map((output) => resultText(output, words)).join(words.or),
    remark,
    notes: fault ? words.fault(fault) : remark,
    fault: fault && words.fault(fault),
  };
}

function resultText(output: Output, words: ToolWords): string {
  return output.ok ? output.value : words.years(output.fault.first, output.fault.last);
}
