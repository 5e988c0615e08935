import { useMemo } from 'react';
import type { Run } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { ResultHead } from '../../ui/layout/layout';
import { Outcome } from '../../ui/outcome/outcome';
import { Table } from '../../ui/table/table';
import { MOST_ROWS, type CodePoint, type CodePoints } from './code-points';
import { UNICODE_VERSION } from '../../lib/character-names/parts';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Every character with its code point, name, block and category. */
export function CharacterTable({ run }: { run: Run<CodePoints, never> }) {
  return (
    // As high as nobody knows: the footer waits for it.
    <Outcome run={run} unit="items" standIn={null}>
      {(value) => <Characters {...value} />}
    </Outcome>
  );
}

/** What is seen of a character that cannot be seen. */
function shown({ character, mark }: CodePoint): string {
  if (mark === 'combining') return `\u25cc${character}`;
  return mark === undefined ? character : '';
}

function Characters({ rows: codePoints, count }: CodePoints) {
  const words = useWords();
  const rows = useMemo(
    () =>
      codePoints.map((point) => ({
        ...point,
        point,
        category: `${point.category} · ${words.category(point.category)}`,
        mark: point.mark ? words.marks[point.mark] : '',
      })),
    [codePoints, words],
  );
  return (
    <>
      <ResultHead
        title={words.characters(count)}
        meta={count > MOST_ROWS ? words.firstRows(MOST_ROWS) : words.version(UNICODE_VERSION)}
      />
      <Table
        label={words.table}
        rows={rows}
        headers={[
          {
            key: 'character',
            label: words.character,
            render: ({ point, mark }) => (
              <>
                <span className={styles.character}>{shown(point)}</span>
                {mark === '' ? null : <Badge kind={point.mark === 'combining' ? undefined : 'warn'}>{mark}</Badge>}
              </>
            ),
          },
          { key: 'code', label: words.code, mono: true, whole: true },
          { key: 'name', label: words.name },
          { key: 'block', label: words.block, secondary: true },
          { key: 'category', label: words.categoryHead, secondary: true },
          { key: 'utf8', label: 'UTF-8', mono: true, whole: true, secondary: true },
        ]}
        csvHeaders={[
          { key: 'character', label: words.character },
          { key: 'code', label: words.code },
          { key: 'name', label: words.name },
          { key: 'block', label: words.block },
          { key: 'category', label: words.categoryHead },
          { key: 'utf8', label: 'UTF-8' },
          { key: 'mark', label: words.mark },
        ]}
        sortable
        csvName="characters.csv"
        copyKeys={['code', 'name']}
      />
    </>
  );
}
