import { useLocale, useWords } from '../../i18n/context';
import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { Button } from '../../ui/button/button';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import { Tooltip } from '../../ui/tooltip/tooltip';
import type { CsvOptionsProps } from './csv-options';
import type { words as zhCn } from './locales/zh-cn';

/** How the lines of the file are written. */
export function FileOptions({ options, change }: CsvOptionsProps) {
  const words = useWords<typeof zhCn>();
  return (
    <>
      <ExcelPreset options={options} change={change} />
      <OptionSelect
        label={words.quotes}
        options={[
          { label: words.quotesNeeded, value: 'needed' as const },
          { label: words.quotesAlways, value: 'always' as const },
        ]}
        value={options.quotes}
        onChange={(quotes) => change({ quotes })}
      />
      <OptionSelect
        label={words.lineEnd}
        options={[
          { label: 'LF', value: 'lf' as const },
          { label: 'CRLF', value: 'crlf' as const },
        ]}
        value={options.lineEnd}
        onChange={(lineEnd) => change({ lineEnd })}
      />
      <OptionSelect
        label={words.nullAs}
        options={[
          { label: words.nullEmpty, value: 'empty' as const },
          { label: 'null', value: 'null' as const },
        ]}
        value={options.nullAs}
        onChange={(nullAs) => change({ nullAs })}
      />
      <Switch label={words.header} checked={options.header} onChange={(header) => change({ header })} />
      <Switch label={words.bom} checked={options.bom} onChange={(bom) => change({ bom })} />
      <Switch label={words.guard} checked={options.guard} onChange={(guard) => change({ guard })} />
      <Switch label={words.documents.strict} checked={options.strict} onChange={(strict) => change({ strict })} />
    </>
  );
}

/** Excel takes the separator that goes with the decimal mark: a semicolon where numbers have a comma. */
function excelDelimiter(locale: Locale): ',' | ';' {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(0.5).includes(',') ? ';' : ',';
}

/** What Excel opens with a double click, Chinese text intact; pressed again, all three are as they were at first. */
function ExcelPreset({ options, change }: CsvOptionsProps) {
  const words = useWords<typeof zhCn>();
  const delimiter = excelDelimiter(useLocale());
  const isOn = options.lineEnd === 'crlf' && options.bom && options.delimiter === delimiter;
  const toggle = () =>
    change(isOn ? { lineEnd: 'lf', bom: false, delimiter: ',' } : { lineEnd: 'crlf', bom: true, delimiter });
  return (
    <Tooltip content={words.excelHint}>
      <Button size="small" {...(isOn ? { icon: 'check' } : {})} aria-pressed={isOn} onClick={toggle}>
        {words.excel}
      </Button>
    </Tooltip>
  );
}
