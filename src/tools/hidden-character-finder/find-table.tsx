import { useMemo } from 'react';
import { codePointOf } from '../../lib/shown';
import { Badge } from '../../ui/badge/badge';
import { DownloadButton } from '../../ui/download-button/download-button';
import { RowChoice, Table } from '../../ui/table/table';
import { badgeOf } from './badges';
import type { Find } from './collector';
import type { Examined } from './examine';
import { useWords } from './use-words';
import { whyWords } from './why-words';

interface FindTableProps {
  examined: Examined;
  /** Which one is at hand. */
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

interface Row {
  readonly index: number;
  readonly find: Find;
}

/** Each find with its place, its name and why it is one. */
export function FindTable({ examined, chosen, onChoose }: FindTableProps) {
  const words = useWords();
  const rows = useMemo(() => examined.finds.map((find, index) => ({ index, find })), [examined]);
  return (
    <Table<Row>
      label={words.table}
      rows={rows}
      headers={[
        {
          key: 'line',
          label: words.line,
          align: 'end',
          whole: true,
          text: ({ find }) => find.line,
          // The pointer's way; by keyboard one steps from find to find above.
          render: ({ find, index }) => (
            <RowChoice
              isChosen={index === chosen}
              aria-label={words.place(find.line, find.column)}
              onChoose={() => onChoose(index)}
            >
              {find.line}
            </RowChoice>
          ),
        },
        { key: 'column', label: words.column, align: 'end', whole: true, text: ({ find }) => find.column },
        {
          key: 'character',
          label: words.character,
          mono: true,
          whole: true,
          text: ({ find }) => codePointOf(String.fromCodePoint(find.code)),
          render: ({ find }) => badgeOf(String.fromCodePoint(find.code)),
        },
        { key: 'name', label: words.name, secondary: true, text: ({ find }) => examined.names[find.code] },
        {
          key: 'kind',
          label: words.kind,
          secondary: true,
          text: ({ find }) => words.kinds[find.kind],
          render: ({ find }) => (
            <Badge kind={find.level === 'warning' ? 'warn' : undefined}>{words.kinds[find.kind]}</Badge>
          ),
        },
        { key: 'why', label: words.why, text: ({ find }) => whyWords(find, words) },
      ]}
      csvHeaders={[
        { key: 'line', label: words.line, text: ({ find }) => find.line },
        { key: 'column', label: words.column, text: ({ find }) => find.column },
        { key: 'character', label: words.character, text: ({ find }) => String.fromCodePoint(find.code) },
        { key: 'code', label: words.code, text: ({ find }) => codePointOf(String.fromCodePoint(find.code)) },
        { key: 'name', label: words.name, text: ({ find }) => examined.names[find.code] },
        { key: 'kind', label: words.kind, text: ({ find }) => words.kinds[find.kind] },
        { key: 'why', label: words.why, text: ({ find }) => whyWords(find, words) },
      ]}
      csvName="hidden-characters.csv"
      actions={
        <DownloadButton
          size="small"
          label={words.saveJson}
          fileName="hidden-characters.json"
          mimeType="application/json"
          content={async () => (await import('./report-text')).reportText(examined, 'json')}
        />
      }
    />
  );
}
