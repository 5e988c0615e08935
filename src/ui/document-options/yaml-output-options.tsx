import type { KeyOrder } from '../../lib/json/sort-keys';
import { ButtonsSelect } from '../buttons-select/buttons-select';
import { Checkbox } from '../checkbox/checkbox';
import type { DocumentWords } from '../document-notes/document-notes';
import type { YamlWords } from '../document-notes/yaml-notes';
import { Option } from '../option-row/option-row';
import { OptionSelect } from '../option-row/option-select';

/** The values of `yamlOutputEntries`. */
export interface YamlOutput {
  readonly indent: 2 | 4;
  readonly indentLists: boolean;
  readonly fold: boolean;
  readonly quotes: 'needed' | 'double' | 'single';
  readonly safeFor11: boolean;
  readonly sortKeys: KeyOrder;
  readonly documentStart: boolean;
  readonly nulls: 'null' | '~' | 'empty';
}

interface YamlOutputProps<K extends keyof YamlOutput> {
  words: DocumentWords & YamlWords;
  options: Pick<YamlOutput, K>;
  change: (changes: Partial<Pick<YamlOutput, K>>) => void;
}

const FOLD_COLUMN = 80;

/** How deep the lines of a YAML result are indented, and when texts are quoted. */
export function YamlLayoutOptions({ words, options, change }: YamlOutputProps<'indent' | 'quotes'>) {
  return (
    <>
      <Option label={words.indent}>
        <ButtonsSelect<2 | 4>
          label={words.indent}
          hideLabel
          size="small"
          options={[
            { label: '2', value: 2 },
            { label: '4', value: 4 },
          ]}
          value={options.indent}
          onChange={(indent) => change({ indent })}
        />
      </Option>
      <OptionSelect
        label={words.quotes}
        options={[
          { label: words.quotesNeeded, value: 'needed' as const },
          { label: words.quotesDouble, value: 'double' as const },
          { label: words.quotesSingle, value: 'single' as const },
        ]}
        value={options.quotes}
        onChange={(quotes) => change({ quotes })}
      />
    </>
  );
}

/** The rarer choices: for whom it is written, lists, long texts, and the mark at the beginning. */
export function YamlDetailOptions({
  words,
  options,
  change,
}: YamlOutputProps<'safeFor11' | 'indentLists' | 'fold' | 'documentStart'>) {
  return (
    <>
      <Checkbox
        label={words.safeFor11}
        hint={words.safeFor11Hint}
        checked={options.safeFor11}
        onChange={(safeFor11) => change({ safeFor11 })}
      />
      <Checkbox
        label={words.indentLists}
        hint={words.indentListsHint}
        checked={options.indentLists}
        onChange={(indentLists) => change({ indentLists })}
      />
      <OptionSelect
        label={words.fold}
        options={[
          { label: words.foldOff, value: false },
          { label: words.foldAt(FOLD_COLUMN), value: true },
        ]}
        value={options.fold}
        onChange={(fold) => change({ fold })}
      />
      <Checkbox
        label={words.documentStart}
        checked={options.documentStart}
        onChange={(documentStart) => change({ documentStart })}
      />
    </>
  );
}

/** What stands for null. */
export function YamlNullOption({ words, options, change }: YamlOutputProps<'nulls'>) {
  return (
    <OptionSelect
      label={words.nulls}
      options={[
        { label: 'null', value: 'null' as const },
        { label: '~', value: '~' as const },
        { label: words.nullEmpty, value: 'empty' as const },
      ]}
      value={options.nulls}
      onChange={(nulls) => change({ nulls })}
    />
  );
}
