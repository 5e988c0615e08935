import { FILE_ENCODING_NAMES, type FileEncoding } from '../../lib/file-encodings';
import { FORMAT_NAMES } from './format-names';
import type { ConvertedTable } from './report';
import type { ToolWords } from './use-words';

/** A delimiter as one sees it. */
export function delimiterSign(delimiter: string, words: ToolWords): string {
  if (delimiter === '\t') return words.tab;
  return delimiter === ' ' ? words.space : delimiter;
}

/** What a table was read as: its format, the delimiter, and of a file the encoding. */
export function readAs({ from, facts }: ConvertedTable, opened: FileEncoding | undefined, words: ToolWords): string {
  const encoding = facts.encoding ?? opened;
  const isSeparated = from === 'csv' && facts.delimiter !== undefined && facts.delimiter !== '';
  const format = from === 'csv' && facts.delimiter === '\t' ? FORMAT_NAMES.tsv : FORMAT_NAMES[from];
  return [
    isSeparated && facts.delimiter !== '\t' ? `${format} ${delimiterSign(facts.delimiter ?? '', words)}` : format,
    ...(encoding && from !== 'xlsx' ? [FILE_ENCODING_NAMES[encoding]] : []),
    ...(facts.sheet !== undefined ? [facts.sheet] : []),
  ].join(' · ');
}
