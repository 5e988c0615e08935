import { LIKELIHOOD, filledLines, hasExtension, isBinary, trimmed, type Detect } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';
import { findDelimiter } from '../../lib/table/find-delimiter';
import { hasMarkdownTable, isWorkbook, looksLikeHtml, looksLikeSql } from '../../lib/table/guess-format';

const CONVERT = { operation: 'convert', input: 'text' } as const;

/** Rows of cells, a table in HTML or Markdown, statements that insert; files of such names. */
export const detect: Detect = (sample) => {
  if (isBinary(sample)) {
    const isBook =
      hasExtension(sample, 'xlsx', 'xlsm') || (hasExtension(sample, 'xls') && isWorkbook(sample.bytes ?? NONE));
    return isBook ? { likelihood: LIKELIHOOD.unmistakable } : undefined;
  }
  if (hasExtension(sample, 'csv', 'tsv', 'ndjson', 'jsonl')) {
    return { likelihood: LIKELIHOOD.unmistakable, run: CONVERT };
  }
  const likelihood = likelihoodOf(sample);
  return likelihood === 0 ? undefined : { likelihood, run: CONVERT };
};

const NONE = new Uint8Array();

function likelihoodOf(sample: Parameters<Detect>[0]): number {
  const text = trimmed(sample);
  if (text === '') return 0;
  const json = jsonIn(sample);
  if (json) return json.isTable ? LIKELIHOOD.plausible : 0;
  if (looksLikeHtml(text)) return /<table(?=[\s>])/i.test(text) ? IS_TABLE : 0;
  // Formatting comes first for statements.
  if (looksLikeSql(text)) return LIKELIHOOD.plausible;
  const lines = filledLines(sample);
  // A text with a table in it is a text.
  if (hasMarkdownTable(lines)) return lines.every((line) => line.includes('|')) ? IS_TABLE : 0;
  return likelihoodOfRows(lines);
}

const IS_TABLE = 0.7;

/** Rows with one count of cells. Commas with blanks behind them stand in prose; tabs come from spreadsheets. */
function likelihoodOfRows(lines: readonly string[]): number {
  if (lines.length < 2) return 0;
  const text = lines.join('\n');
  const delimiter = findDelimiter(text, { isEven: true });
  if (delimiter === undefined || /^[<{[]/.test(text)) return 0;
  const [first = ''] = lines;
  const cells = first.split(delimiter).length;
  // Two lines with a comma each may be anything, and code ends its lines with semicolons.
  const isFew = cells === 2 && lines.length < 3;
  if (lines.every((line) => line.endsWith(delimiter))) return 0;
  if (delimiter === '\t') return isFew ? LIKELIHOOD.plausible : IS_TABLE;
  const isProse =
    lines.some((line) => /[.!?。！？]$/.test(line) || line.length > 500) || first.includes(`${delimiter} `);
  if (isProse) return 0;
  return isFew ? LIKELIHOOD.possible : 0.6;
}
