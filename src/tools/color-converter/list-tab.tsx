import { useKitWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Columns, ResultHead, Sheet } from '../../ui/layout/layout';
import { Progress } from '../../ui/progress/progress';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { TextInput } from '../../ui/text-input/text-input';
import type { ListRow } from './color-list';
import { convertList } from './operations';
import { colorOptions } from './options';
import { StyleControls } from './style-controls';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';
import type { Notation } from './write-color';

const EXAMPLE = '#1ea54c\nrebeccapurple\nrgb(255 0 0 / 50%)\nhsl(0.5turn 100% 50%)\noklch(0.7 0.4 150)';

/** So much of a line is shown; longer ones are no colours. */
const MAX_SHOWN = 200;

/** A list of colours as a table. */
export function ListTab() {
  const words = useWords();
  const kit = useKitWords();
  const [options, change] = useOptions(colorOptions);
  const [colors, setColors] = useDraft<TextSource>('list', '');
  const isEmpty = isEmptySource(colors) || (typeof colors === 'string' && colors.trim() === '');
  const run = useOperation(convertList, { colors }, options, { enabled: !isEmpty });
  const rows = run.value;
  return (
    <Sheet>
      <TextInput
        label={words.colors}
        hint={words.colorsHint}
        rows={8}
        value={colors}
        onChange={setColors}
        example={EXAMPLE}
        placeholder={EXAMPLE}
        error={run.fault ? { message: words.fault(run.fault) } : undefined}
      />
      <Columns minWidth={220}>
        <StyleControls style={options} onChange={change} />
      </Columns>
      <ResultHead title={words.result} meta={rows ? words.count(rows.length) : undefined} />
      {isEmpty ? <p className={styles.empty}>{words.listEmpty}</p> : null}
      {run.status === 'busy' && !run.stale && run.progress ? (
        <Progress {...run.progress} unit="items" onCancel={run.cancel} />
      ) : null}
      {run.status === 'failed' ? (
        <Alert kind="error" title={kit.failedTitle}>
          {kit.failedHint} <Button onClick={run.retry}>{kit.retry}</Button>
        </Alert>
      ) : null}
      {rows && rows.length > 0 ? (
        <div data-stale={run.stale ? '' : undefined} className={styles.list}>
          <Table
            className={styles.table}
            rows={rows}
            headers={columnsFor(rows, words)}
            label={words.result}
            csvName="colors.csv"
            copyKeys={['hex', 'rgb', 'hsl', 'oklch', 'name']}
            sortable
          />
        </div>
      ) : null}
    </Sheet>
  );
}

/** What the table shows; remarks only where there are some. */
function columnsFor(rows: readonly ListRow[], words: ToolWords): TableColumn<ListRow>[] {
  const remark = (row: ListRow) => {
    if (!row.texts) return words.fault(row.fault);
    return [...(row.isMapped ? [words.outside] : []), ...row.notices.map(words.notice)].join(' ');
  };
  const written = (notation: Notation): TableColumn<ListRow> => ({
    key: notation,
    label: words.notation[notation],
    mono: true,
    secondary: notation !== 'hex',
    text: ({ texts }) => texts?.[notation],
  });
  const hasRemarks = rows.some((row) => remark(row) !== '');
  return [
    {
      key: 'input',
      label: words.input,
      mono: true,
      render: ({ input, texts }) => (
        <>
          {texts ? (
            <span className={styles.dot}>
              <span style={{ backgroundColor: cssOf(texts) }} />
            </span>
          ) : null}
          {input.length > MAX_SHOWN ? `${input.slice(0, MAX_SHOWN)}…` : input}
        </>
      ),
    },
    written('hex'),
    ...(hasRemarks
      ? [
          {
            key: 'remark',
            label: words.remark,
            text: remark,
            render: (row: ListRow) => (
              <span className={styles.listRemark} data-fault={row.texts ? undefined : ''}>
                {remark(row)}
              </span>
            ),
          },
        ]
      : []),
    ...(['name', 'rgb', 'hsl', 'oklch'] as const).map(written),
  ];
}

/** The true colour, in a notation that does not depend on how hex digits are written. */
function cssOf(texts: NonNullable<ListRow['texts']>): string {
  return texts.oklch;
}
