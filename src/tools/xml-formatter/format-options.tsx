import { useWords } from '../../i18n/context';
import type { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
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

const INDENTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** How the result is to look. */
export function FormatOptions({ options, change, reset }: FormatOptionsProps) {
  const words = useWords<typeof zhCn>();
  const isMinified = options.mode === 'minify';
  return (
    <OptionRow onReset={reset} more={<MoreOptions options={options} change={change} />}>
      <Option label={words.mode}>
        <ButtonsSelect
          label={words.mode}
          hideLabel
          size="small"
          options={[
            { label: words.modeIndent, value: 'indent' as const },
            { label: words.modeMinify, value: 'minify' as const },
          ]}
          value={options.mode}
          onChange={(mode) => change({ mode })}
        />
      </Option>
      <OptionSelect<number | 'tab'>
        label={words.indent}
        searchable={false}
        disabled={isMinified}
        options={[
          ...INDENTS.map((indent) => ({ label: words.indentSpaces(indent), value: indent })),
          { label: words.indentTab, value: 'tab' as const },
          { label: words.indentNone, value: 0 },
        ]}
        value={options.indent}
        onChange={(indent) => change({ indent })}
      />
      <Switch
        label={words.removeComments}
        checked={options.removeComments}
        onChange={(removeComments) => change({ removeComments })}
      />
    </OptionRow>
  );
}

function MoreOptions({ options, change }: Omit<FormatOptionsProps, 'reset'>) {
  const words = useWords<typeof zhCn>();
  const isMinified = options.mode === 'minify';
  const isWrapped = options.attributes === 'onePerLine' && !isMinified;
  const number = usePart(numberPart, isWrapped);
  return (
    <>
      <OptionSelect
        label={words.empty}
        options={[
          { label: words.emptyAsWritten, value: 'asWritten' as const },
          { label: '<e/>', value: 'short' as const },
          { label: '<e></e>', value: 'long' as const },
        ]}
        value={options.empty}
        onChange={(empty) => change({ empty })}
      />
      <OptionSelect
        label={words.ownText}
        options={[
          { label: words.textAsWritten, value: 'asWritten' as const },
          { label: words.textTrimmed, value: 'trimmed' as const },
        ]}
        value={options.text}
        onChange={(text) => change({ text })}
      />
      <OptionSelect
        label={words.attributes}
        disabled={isMinified}
        options={[
          { label: words.attributesOneLine, value: 'oneLine' as const },
          { label: words.attributesOnePerLine, value: 'onePerLine' as const },
        ]}
        value={options.attributes}
        onChange={(attributes) => change({ attributes })}
      />
      {isWrapped && number ? (
        <Option label={words.columns}>
          <number.NumberField
            label={words.columns}
            hideLabel
            size="small"
            min={1}
            max={1000}
            value={options.columns}
            onChange={(columns) => change({ columns })}
            suffix={words.columnsUnit}
          />
        </Option>
      ) : null}
    </>
  );
}
