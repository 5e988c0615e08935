import type { LineName, LineResult, LineValue } from './sheet-result';
import type { ToolWords } from './use-words';

/** How many results and mistakes there are. */
export function countOf(results: readonly LineResult[]): [values: number, faults: number] {
  return [
    results.filter(({ kind }) => kind === 'value' || kind === 'undefined').length,
    results.filter(({ kind }) => kind === 'fault').length,
  ];
}

/** The sheet with each result in a comment, so that it can be pasted back. */
export function withResults(lines: readonly string[], results: readonly LineResult[], words: ToolWords): string {
  return lines
    .map((line, index) => {
      const result = results[index];
      if (result?.kind === 'value' && result.about) return `${line}  # ${words.shortName(result.about)}`;
      if (result?.kind === 'value') return `${line}  # = ${result.text}`;
      if (result?.kind === 'undefined') return `${line}  # = ${words.undefinedValue}`;
      return result?.kind === 'fault' ? `${line}  # ${words.fault(result.fault)}` : line;
    })
    .join('\n');
}

const FORMS = ['result', 'fraction', 'hex', 'octal', 'binary'] as const;

/** A result in every form that it has. */
export function formsOf({ text, fraction, bases }: LineValue) {
  const forms: Readonly<Record<string, string | undefined>> = { result: text, fraction, ...bases };
  return FORMS.map((name) => ({ name, value: forms[name] })).filter(({ value }) => value !== undefined);
}

/** What there is to say about a name that stands alone: what a function does, or what a unit comes to. */
export function aboutName(name: LineName, words: ToolWords): string {
  const descriptions: Readonly<Record<string, string>> = words.descriptions;
  if (name.of === 'function') return descriptions[name.name] ?? '';
  return name.text === undefined ? '' : `1 ${name.name} = ${name.text}`;
}
