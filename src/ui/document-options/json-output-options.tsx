import type { KeyOrder } from '../../lib/json/sort-keys';
import type { DocumentWords } from '../document-notes/document-notes';

import { OptionSelect } from '../option-row/option-select';

/** The values of `jsonOutputEntries`. */
export interface JsonOutput {
  readonly indent: number | 'tab';
  readonly sortKeys: KeyOrder;
  readonly largeIntegers: 'number' | 'text';
  readonly comments: boolean;
}

/** The values of `notFiniteEntries`. */
export interface NotFinite {
  readonly notFinite: 'null' | 'text';
}

export interface JsonOptionsProps<T> {
  words: DocumentWords;
  options: T;
  change: (changes: Partial<T>) => void;
}

const INDENTS = [2, 3, 4];

/** How the lines of a JSON result are laid out: indent and order of keys. */
export function JsonLayoutOptions({
  words,
  options,
  change,
}: JsonOptionsProps<Pick<JsonOutput, 'indent' | 'sortKeys'>>) {
  return (
    <>
      <OptionSelect<number | 'tab'>
        label={words.indent}
        options={[
          ...INDENTS.map((indent) => ({ label: words.indentSpaces(indent), value: indent })),
          { label: words.indentTab, value: 'tab' as const },
          { label: words.indentNone, value: 0 },
        ]}
        value={options.indent}
        onChange={(indent) => change({ indent })}
      />
      <SortKeysOption words={words} options={options} change={change} />
    </>
  );
}

/** In which order the keys of a result stand. */
export function SortKeysOption({ words, options, change }: JsonOptionsProps<Pick<JsonOutput, 'sortKeys'>>) {
  return (
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
  );
}

/** How what JSON has not, or not everywhere, is written: comments and big integers. */
export function JsonValueOptions({
  words,
  options,
  change,
}: JsonOptionsProps<Pick<JsonOutput, 'comments' | 'largeIntegers'>>) {
  return (
    <>
      <OptionSelect
        label={words.comments}
        options={[
          { label: words.commentsDrop, value: false },
          { label: words.commentsKeep, value: true },
        ]}
        value={options.comments}
        onChange={(comments) => change({ comments })}
      />
      <OptionSelect
        label={words.largeIntegers}
        options={[
          { label: words.largeAsNumber, value: 'number' as const },
          { label: words.largeAsText, value: 'text' as const },
        ]}
        value={options.largeIntegers}
        onChange={(largeIntegers) => change({ largeIntegers })}
      />
    </>
  );
}

/** How NaN and Infinity are written. */
export function NotFiniteOption({ words, options, change }: JsonOptionsProps<NotFinite>) {
  return (
    <OptionSelect
      label={words.notFinite}
      options={[
        { label: words.notFiniteNull, value: 'null' as const },
        { label: words.notFiniteText, value: 'text' as const },
      ]}
      value={options.notFinite}
      onChange={(notFinite) => change({ notFinite })}
    />
  );
}
