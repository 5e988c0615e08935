import { useMemo } from 'react';
import { Badge } from '../../ui/badge/badge';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { MOST_LISTED, type Matches, type Stretch } from './find-matches';
import { useWords } from './use-words';

/** So many groups have a column of their own. */
const MOST_COLUMNS = 20;
/** Characters of a match that its cell shows. */
const LONGEST_CELL = 120;
/** So short a text is never broken. */
const SHORT = 32;

interface MatchTableProps {
  found: Matches;
  /** The places of groups are known. */
  hasPlaces: boolean;
  /** Goes to a place of the text, while that is in a field. */
  onGo: ((at: number) => void) | undefined;
}

/** Every match with its place and what each group caught. */
export function MatchTable({ found: { matches, count, groups }, hasPlaces }: MatchTableProps) {
  const words = useWords();
  const shown = groups.slice(0, MOST_COLUMNS);
  const rows = useMemo(
    () =>
      matches.map(({ start, end, found, groups: caught }, index) => ({
        number: index + 1,
        start,
        end,
        match: found.text,
        ...Object.fromEntries(
          groups.map(({ number }, place) => [
            `group${number}`,
            // A cell of a file is empty where a group took no part: a dash could have been found.
            caught[place]?.text ?? '',
          ]),
        ),
        found,
        caught,
      })),
    [matches, groups],
  );
  const isShort = (stretch: Stretch | undefined) => stretch === undefined || stretch.text.length <= SHORT;
  return (
    <>
      <ResultHead title={words.found(count)} meta={count > MOST_LISTED ? words.listed(MOST_LISTED) : undefined} />
      <Table
        label={words.table}
        rows={rows}
        headers={[
          { key: 'number', label: words.number, align: 'end' },
          { key: 'start', label: words.place, mono: true, whole: true, render: ({ start, end }) => `${start}–${end}` },
          {
            key: 'match',
            label: words.match,
            mono: true,
            whole: matches.every(({ found }) => isShort(found)),
            render: ({ found }) => <Caught stretch={found} />,
          },
          ...shown.map(({ number, name = '' }, place) => ({
            key: `group${number}`,
            label: words.group(number, name),
            mono: true,
            whole: matches.every(({ groups: caught }) => isShort(caught[place])),
            render: ({ caught }: { caught: readonly (Stretch | undefined)[] }) => (
              <Caught stretch={caught[place]} hasPlace={hasPlaces} />
            ),
          })),
        ]}
        csvHeaders={[
          { key: 'number', label: words.number },
          { key: 'start', label: words.start },
          { key: 'end', label: words.end },
          { key: 'match', label: words.match },
          ...groups.map(({ number, name = '' }) => ({ key: `group${number}`, label: words.group(number, name) })),
        ]}
        csvName="matches.csv"
        copyKeys={['match']}
      />
    </>
  );
}

function Caught({ stretch, hasPlace = false }: { stretch: Stretch | undefined; hasPlace?: boolean }) {
  const words = useWords();
  if (!stretch) return words.unset;
  const { text, isCut, start, end } = stretch;
  const isLong = isCut === true || text.length > LONGEST_CELL;
  return (
    <>
      {text === '' ? <Badge>{words.empty}</Badge> : isLong ? `${text.slice(0, LONGEST_CELL)}…` : text}
      {hasPlace && start !== undefined && end !== undefined ? <span className="meta">{` ${start}–${end}`}</span> : null}
    </>
  );
}
