import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import type { DescribedLine, DescribedLines, NotationId } from './notations';
import { useWords } from './use-words';
import styles from './view.module.css';
import { copiedDigits } from './write-fraction';

/** Longer cells are shown by their beginning; the file has them whole. */
const CELL = 200;

function cut(text: string) {
  return (
    <span className={styles.cell} data-long={text.length > 12 ? '' : undefined}>
      {text.length > CELL ? `${text.slice(0, CELL)}…` : text}
    </span>
  );
}

/** The notations of a list, each a column. */
const LISTED = ['decimal', 'hexadecimal', 'binary', 'octal', 'base36', 'base64', 'custom'] as const;

/** Several numbers, a row each. */
export function Lines({ report: { lines, customBase } }: { report: DescribedLines }) {
  const words = useWords();
  const wrong = lines.filter((line) => line.fault).length;
  const problemOf = (line: DescribedLine) => line.fault && words.fault(line.fault);
  const notation = (id: NotationId): TableColumn<DescribedLine> => ({
    key: id,
    label: id === 'custom' ? words.customRow(customBase) : words.notations[id],
    mono: true,
    text: (line) => line.notations && copiedDigits(line.notations[id]),
    render: (line) => cut(line.notations?.[id] ?? ''),
  });
  const problem: TableColumn<DescribedLine> = {
    key: 'problem',
    label: words.problem,
    text: problemOf,
    render: (line) => (line.fault ? <span className={styles.problem}>{problemOf(line)}</span> : null),
  };
  return (
    <>
      <ResultHead title={words.result} meta={wrong > 0 ? words.wrongLines(wrong) : undefined} />
      <Table
        rows={lines}
        headers={[
          { key: 'line', label: words.line, align: 'end' },
          { key: 'input', label: words.input, mono: true, render: (line) => cut(line.input) },
          ...(wrong > 0 ? [problem] : []),
          ...LISTED.map(notation),
        ]}
        description={words.linesTitle(lines.length)}
        csvName="numbers.csv"
        copyKeys={LISTED}
      />
    </>
  );
}
