import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Columns, ResultHead, Sheet } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { TextInput } from '../../ui/text-input/text-input';
import type { ListRow } from './color-list';
import { convertList } from './operations';
import { colorOptions, STYLES } from './options';
import { remarkOfRow } from './remark';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';
import type { Notation } from './write-color';

const EXAMPLE = '#1ea54c\nrebeccapurple\nrgb(255 0 0 / 50%)\nhsl(0.5turn 100% 50%)\noklch(0.7 0.4 150)';

/** So much of a line is shown; longer ones are no colours. */
const MAX_SHOWN = 200;

/** A list of colours as a table. */
export function ListTab() {
  const words = useWords();
  const [options] = useOptions(colorOptions);
  const field = useOptionField(colorOptions, words.options);
  const [colors, setColors] = useDraft<TextSource>('list', '');
  const isEmpty = isEmptySource(colors) || (typeof colors === 'string' && colors.trim() === '');
  const run = useOperation(convertList, { colors }, options, { enabled: !isEmpty });
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
        error={run.fault && { message: words.fault(run.fault) }}
      />
      <Columns minWidth={220}>{STYLES.map((name) => field(name, { as: 'buttons' }))}</Columns>
      <ResultHead title={words.result} meta={run.value && words.count(run.value.length)} />
      {isEmpty ? <NoResult>{words.listEmpty}</NoResult> : null}
      <Outcome run={run} unit="items">
        {(rows) =>
          rows.length > 0 ? (
            <Table
              className={styles.table}
              rows={rows}
              headers={columnsFor(rows, words)}
              label={words.result}
              csvName="colors.csv"
              copyKeys={['hex', 'rgb', 'hsl', 'oklch', 'name']}
              sortable
            />
          ) : null
        }
      </Outcome>
    </Sheet>
  );
}

/** What the table shows; remarks only where there are some. */
function columnsFor(rows: readonly ListRow[], words: ToolWords): TableColumn<ListRow>[] {
  const text = (row: ListRow) => remarkOfRow(row, words);
  const written = (key: Notation): TableColumn<ListRow> => ({
    ...{ key, label: words.notation[key], mono: true, secondary: key !== 'hex' },
    text: ({ texts }) => texts?.[key],
  });
  const remark = {
    ...{ key: 'remark', label: words.remark, text },
    render: (row: ListRow) => (
      <span className={styles.listRemark} data-fault={row.texts ? undefined : ''}>
        {text(row)}
      </span>
    ),
  };
  return [
    { key: 'input', label: words.input, mono: true, render: (row) => <Input row={row} /> },
    written('hex'),
    ...(rows.some((row) => text(row) !== '') ? [remark] : []),
    ...(['name', 'rgb', 'hsl', 'oklch'] as const).map(written),
  ];
}

function Input({ row: { input, texts } }: { row: ListRow }) {
  return (
    <>
      {texts ? (
        <span className={styles.dot}>
          {/* The true colour, in a notation that does not depend on how hex digits are written. */}
          <span style={{ backgroundColor: texts.oklch }} />
        </span>
      ) : null}
      {input.length > MAX_SHOWN ? `${input.slice(0, MAX_SHOWN)}…` : input}
    </>
  );
}
