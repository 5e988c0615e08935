import { useWords } from '../../i18n/context';
import type { useOptions } from '../../operations/use-options';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { makePart, usePart } from '../../ui/part';
import { Switch } from '../../ui/switch/switch';
import type { words as zhCn } from './locales/zh-cn';
import type { formatOptions } from './operations';

const numberPart = makePart(() => import('../../ui/number-field/number-field'));

type OptionsOf = ReturnType<typeof useOptions<typeof formatOptions>>;

export interface FormatOptionsProps {
  options: OptionsOf[0];
  change: OptionsOf[1];
  reset: OptionsOf[2];
}

/** Where short arrays end when the option is switched on. */
const USUAL_COLUMNS = 80;
const INDENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How the result is to look. */
export function FormatOptions({ options, change, reset }: FormatOptionsProps) {
  const words = useWords<typeof zhCn>();
  return (
    <OptionRow onReset={reset} more={<MoreOptions options={options} change={change} />}>
      <OptionSelect<number | 'tab'>
        label={words.indent}
        searchable={false}
        options={[
          ...INDENTS.map((indent) => ({ label: words.indentSpaces(indent), value: indent })),
          { label: words.indentTab, value: 'tab' as const },
          { label: words.indentNone, value: 0 },
        ]}
        value={options.indent}
        onChange={(indent) => change({ indent })}
      />
      <OptionSelect
        label={words.sortKeys}
        options={[
          { label: words.sortSource, value: 'source' as const },
          { label: words.sortCodeUnits, value: 'codeUnits' as const },
          { label: words.sortNatural, value: 'natural' as const },
        ]}
        value={options.sortKeys}
        onChange={(sortKeys) => change({ sortKeys })}
      />
      <OptionSelect
        label={words.comments}
        options={[
          { label: words.commentsRemove, value: false },
          { label: words.commentsKeep, value: true },
        ]}
        value={options.keepComments}
        onChange={(keepComments) => change({ keepComments })}
      />
      <OptionSelect
        label={words.strings}
        options={[
          { label: words.stringsAsWritten, value: 'asWritten' as const },
          { label: words.stringsEscape, value: 'escapeNonAscii' as const },
          { label: words.stringsUnescape, value: 'unescape' as const },
        ]}
        value={options.strings}
        onChange={(strings) => change({ strings })}
      />
      <Switch label={words.strict} checked={options.strict} onChange={(strict) => change({ strict })} />
    </OptionRow>
  );
}

function MoreOptions({ options, change }: Omit<FormatOptionsProps, 'reset'>) {
  const words = useWords<typeof zhCn>();
  const isSorted = options.sortKeys !== 'source';
  const { arrayColumns } = options;
  const number = usePart(numberPart, arrayColumns > 0);
  return (
    <>
      <Switch
        label={words.descending}
        checked={options.descending}
        disabled={!isSorted}
        onChange={(descending) => change({ descending })}
      />
      <OptionSelect
        label={words.notFinite}
        options={[
          { label: words.notFiniteNull, value: 'null' as const },
          { label: words.notFiniteString, value: 'string' as const },
        ]}
        value={options.notFinite}
        onChange={(notFinite) => change({ notFinite })}
      />
      <Switch
        label={words.shortArrays}
        checked={arrayColumns > 0}
        onChange={(isOn) => change({ arrayColumns: isOn ? USUAL_COLUMNS : 0 })}
      />
      {arrayColumns > 0 && number ? (
        <Option label={words.columns}>
          <number.NumberField
            label={words.columns}
            hideLabel
            size="small"
            min={10}
            max={400}
            value={arrayColumns}
            onChange={(columns) => change({ arrayColumns: columns })}
            suffix={words.columnsUnit}
          />
        </Option>
      ) : null}
    </>
  );
}
