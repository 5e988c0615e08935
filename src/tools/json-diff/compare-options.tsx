import type { InferOutput } from 'valibot';
import { useWords } from '../../i18n/context';
import { InputText } from '../../ui/input-text/input-text';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import { readIgnorePaths } from '../../lib/json-diff/ignore-paths';
import type { words as zhCn } from './locales/zh-cn';
import type { viewOptions } from './operations';
import styles from './view.module.css';

type Options = InferOutput<typeof viewOptions>;

export interface CompareOptionsProps {
  options: Options;
  change: (changes: Partial<Options>) => void;
  reset: () => void;
}

/** How the documents are compared. */
export function CompareOptions({ options, change, reset }: CompareOptionsProps) {
  const words = useWords<typeof zhCn>();
  const [bad] = readIgnorePaths(options.ignore).bad;
  return (
    <OptionRow
      onReset={reset}
      more={
        <div className={styles.ignore}>
          <InputText
            multiline
            label={words.ignore}
            value={options.ignore}
            onChange={(ignore) => change({ ignore })}
            rows={3}
            mono
            placeholder="/users/*/updatedAt"
            hint={words.ignoreHint}
            error={bad ? words.badPath(bad) : undefined}
            spellCheck={false}
            autoCapitalize="off"
          />
        </div>
      }
    >
      <OptionSelect
        label={words.arrays}
        options={[
          { label: words.arraysAligned, value: 'aligned', tooltip: words.arraysAlignedHint },
          { label: words.arraysIndex, value: 'index', tooltip: words.arraysIndexHint },
          { label: words.arraysKey, value: 'key', tooltip: words.arraysKeyHint },
          { label: words.arraysUnordered, value: 'unordered', tooltip: words.arraysUnorderedHint },
        ]}
        value={options.arrays}
        onChange={(arrays) => change({ arrays })}
      />
      {options.arrays === 'key' ? (
        <Option label={words.keyField}>
          <InputText
            label={words.keyField}
            hideLabel
            size="small"
            value={options.keyField}
            onChange={(keyField) => change({ keyField })}
            placeholder="id"
            mono
            spellCheck={false}
            autoCapitalize="off"
          />
        </Option>
      ) : null}
      <OptionSelect
        label={words.numbers}
        options={[
          { label: words.numbersValue, value: 'value', tooltip: words.numbersValueHint },
          { label: words.numbersWritten, value: 'written', tooltip: words.numbersWrittenHint },
        ]}
        value={options.numbers}
        onChange={(numbers) => change({ numbers })}
      />
      <Switch
        label={words.onlyDifferences}
        checked={options.onlyDifferences}
        onChange={(onlyDifferences) => change({ onlyDifferences })}
      />
    </OptionRow>
  );
}
