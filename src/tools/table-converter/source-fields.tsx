import { InputText } from '../../ui/input-text/input-text';
import { Option } from '../../ui/option-row/option-row';
import { Select } from '../../ui/select/select';
import { sideOf, type FaultSide } from './fault-error';
import type { TableFault } from './faults';
import type { SourceFormat } from '../../lib/table/source-formats';
import type { ReadFacts } from './report';
import type { TableState } from './use-table';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

export interface SourceFieldsProps {
  from: SourceFormat;
  facts: ReadFacts | undefined;
  fault: TableFault | undefined;
  choices: TableState['choices'];
}

/** Which part of the source is the table: a sheet and its cells, one table of several, or where the records stand. */
export function SourceFields({ from, facts, fault, choices }: SourceFieldsProps) {
  const words = useWords();
  const { chosen } = choices;
  const errorOf = (side: FaultSide) => (fault && sideOf(fault) === side ? words.fault(fault) : undefined);
  const sheets = fault?.code === 'sheet-not-found' ? fault.sheets : (facts?.sheets ?? []);
  const tables = facts?.tables ?? [];
  const text = { className: styles.short, hideLabel: true, size: 'small', mono: true } as const;
  return (
    <>
      {from === 'xlsx' && (sheets.length > 1 || chosen.sheet !== '') ? (
        <Option label={words.sheet}>
          <Select
            label={words.sheet}
            hideLabel
            size="small"
            options={sheets.map(({ name, isHidden }) => ({
              value: name,
              label: isHidden ? words.hiddenSheet(name) : name,
            }))}
            value={chosen.sheet === '' ? facts?.sheet : chosen.sheet}
            onChange={choices.setSheet}
            error={errorOf('sheet')}
          />
        </Option>
      ) : null}
      {from === 'xlsx' ? (
        <Option label={words.range}>
          <InputText
            {...text}
            label={words.range}
            placeholder={words.rangeHint}
            value={chosen.range}
            onChange={choices.setRange}
            error={errorOf('range')}
          />
        </Option>
      ) : null}
      {tables.length > 1 || errorOf('table') ? (
        <Option label={words.whichTable}>
          <Select
            label={words.whichTable}
            hideLabel
            size="small"
            options={tableNames(tables, chosen.table, words)}
            value={chosen.table}
            onChange={choices.setTable}
            error={errorOf('table')}
          />
        </Option>
      ) : null}
      {from === 'json' || from === 'yaml' || chosen.path !== '' ? (
        <Option label={words.path}>
          <InputText
            {...text}
            label={words.path}
            placeholder={words.pathHint}
            value={chosen.path}
            onChange={choices.setPath}
            error={errorOf('path')}
          />
        </Option>
      ) : null}
    </>
  );
}

/** The tables by their numbers, with names where they have some; the one chosen is there although it may be no more. */
function tableNames(tables: readonly (string | undefined)[], chosen: number, words: ToolWords) {
  const count = Math.max(tables.length, chosen);
  return Array.from({ length: count }, (_, n) => ({ value: n + 1, label: words.tableNumber(n + 1, tables[n] ?? '') }));
}
