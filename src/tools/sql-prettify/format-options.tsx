import { useWords } from '../../i18n/context';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { DIALECTS } from './dialects';
import type { words as zhCn } from './locales/zh-cn';
import type { SqlOptions } from './operations';
import styles from './view.module.css';

const CASES = ['upper', 'lower', 'preserve'] as const;
const STYLES = ['standard', 'tabularLeft', 'tabularRight'] as const;
const INDENTS = [1, 2, 3, 4, 5, 6, 7, 8, 'tab'] as const;

interface FormatOptionsProps {
  options: SqlOptions;
  change: (changes: Partial<SqlOptions>) => void;
  reset: () => void;
}

/** How SQL is formatted; all of it is remembered. */
export function FormatOptions({ options, change, reset }: FormatOptionsProps) {
  const words = useWords<typeof zhCn>();
  return (
    <OptionRow onReset={reset} more={<MoreOptions options={options} change={change} />}>
      <OptionSelect
        label={words.dialect}
        searchable
        options={DIALECTS.map((value) => ({ value, label: words.dialects[value] }))}
        value={options.dialect}
        onChange={(dialect) => change({ dialect })}
      />
      <OptionSelect
        label={words.keywordCase}
        options={CASES.map((value) => ({ value, label: words.cases[value] }))}
        value={options.keywordCase}
        onChange={(keywordCase) => change({ keywordCase })}
      />
      <OptionSelect
        label={words.indent}
        searchable={false}
        options={INDENTS.map((value) => ({ value, label: value === 'tab' ? words.tab : words.spaces(value) }))}
        value={options.indent}
        onChange={(indent) => change({ indent })}
      />
      <OptionSelect
        label={words.style}
        options={STYLES.map((value) => ({ value, label: words.styles[value] }))}
        value={options.indentStyle}
        onChange={(indentStyle) => change({ indentStyle })}
      />
    </OptionRow>
  );
}

const OTHER_CASES = ['dataTypeCase', 'functionCase', 'identifierCase'] as const;

function MoreOptions({ options, change }: Omit<FormatOptionsProps, 'reset'>) {
  const words = useWords<typeof zhCn>();
  return (
    <>
      {OTHER_CASES.map((name) => (
        <Option key={name} label={words[name]}>
          <Select
            label={words[name]}
            hideLabel
            size="small"
            options={CASES.map((value) => ({ value, label: words.cases[value] }))}
            value={options[name]}
            onChange={(value) => change({ [name]: value })}
          />
        </Option>
      ))}
      <Option label={words.logicalOperators}>
        <ButtonsSelect
          label={words.logicalOperators}
          hideLabel
          size="small"
          options={[
            { value: 'before', label: words.beforeOperand },
            { value: 'after', label: words.afterOperand },
          ]}
          value={options.logicalOperatorNewline}
          onChange={(logicalOperatorNewline) => change({ logicalOperatorNewline })}
        />
      </Option>
      <Option label={words.expressionWidth}>
        <NumberField
          label={words.expressionWidth}
          hideLabel
          size="small"
          className={styles.number}
          min={1}
          max={200}
          option="expressionWidth"
          value={options.expressionWidth}
          onChange={(expressionWidth) => change({ expressionWidth })}
        />
      </Option>
      <Option label={words.linesBetweenQueries}>
        <NumberField
          label={words.linesBetweenQueries}
          hideLabel
          size="small"
          className={styles.number}
          min={0}
          max={5}
          option="linesBetweenQueries"
          value={options.linesBetweenQueries}
          onChange={(linesBetweenQueries) => change({ linesBetweenQueries })}
        />
      </Option>
      <Switch
        label={words.denseOperators}
        checked={options.denseOperators}
        onChange={(denseOperators) => change({ denseOperators })}
      />
      <Switch
        label={words.newlineBeforeSemicolon}
        checked={options.newlineBeforeSemicolon}
        onChange={(newlineBeforeSemicolon) => change({ newlineBeforeSemicolon })}
      />
    </>
  );
}
