import { FILE_ENCODING_NAMES, type FileEncoding } from '../../lib/file-encodings';
import { delimiterSign } from './read-as';
import type { ConvertedTable } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What is known of a table in few words: its size, and how it was read. */
export function Facts({ table, opened }: { table: ConvertedTable; opened: FileEncoding | undefined }) {
  const words = useWords();
  const { facts, rows, allRows, from } = table;
  const encoding = from === 'xlsx' ? undefined : (facts.encoding ?? opened);
  const isDeclared = facts.isDelimiterDeclared ? ` (${words.declared})` : '';
  const told = [
    rows === allRows ? words.rows(rows) : words.rowsOf(rows, allRows),
    words.columnCount(table.columnCount),
    facts.range,
    facts.delimiter && words.delimiterFact(delimiterSign(facts.delimiter, words)) + isDeclared,
    encoding && FILE_ENCODING_NAMES[encoding],
    lineEndName(facts.lineEnd, words.mixedEnds),
    table.hasNames ? (from === 'csv' || from === 'xlsx' ? words.withHeader : undefined) : words.withoutHeader,
  ];
  return <ul className={styles.facts}>{told.map((fact) => (fact ? <li key={fact}>{fact}</li> : null))}</ul>;
}

function lineEndName(lineEnd: ConvertedTable['facts']['lineEnd'], mixed: string): string | undefined {
  if (lineEnd === undefined || lineEnd === 'none') return undefined;
  return lineEnd === 'mixed' ? mixed : lineEnd.toUpperCase();
}
