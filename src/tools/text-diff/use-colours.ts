import { useMemo } from 'react';
import type { TextComparison } from '../../lib/diff/comparison';
import type { Token } from '../../lib/token';
import { makePart, usePart, type Part } from '../../ui/part';
import { languageOf, type TextLanguage } from './text-language';

/** Characters of both sides up to which lines are coloured by their language. */
const COLOUR_LIMIT = 200_000;

type LineColours = (line: string, start: number) => readonly Token[];
/** Makes the highlighter of a text; what goes over line ends is looked for once. */
interface Colours {
  readonly make: (text: string) => LineColours;
}

const PARTS: Readonly<Record<TextLanguage, Part<Colours>>> = {
  json: makePart(async () => {
    const { highlightJsonLine } = await import('../../lib/json/highlight-json');
    return { make: () => highlightJsonLine };
  }),
  yaml: makePart(async () => {
    const { highlightYamlLine } = await import('../../lib/yaml/highlight-yaml');
    return { make: () => highlightYamlLine };
  }),
  xml: makePart(async () => {
    const [{ highlightXmlLine }, { xmlLineBeginnings }] = await Promise.all([
      import('../../lib/xml/highlight-xml'),
      import('../../lib/xml/line-beginnings'),
    ]);
    return {
      make: (text) => {
        const beginningOf = xmlLineBeginnings(text);
        return (line, start) => highlightXmlLine(line, beginningOf(start));
      },
    };
  }),
  sql: makePart(async () => {
    const { sqlHighlighter } = await import('../../lib/sql/highlight-sql');
    return { make: sqlHighlighter };
  }),
};

/** The colours of both texts' language; undefined where none is known, and for what a patch shows of them. */
export function useColours(comparison: TextComparison | undefined, names: readonly [string, string], isOn: boolean) {
  const [leftName, rightName] = names;
  const language = useMemo(() => {
    if (!isOn || !comparison || comparison.patch) return undefined;
    const texts = [comparison.left.text, comparison.right.text] as const;
    return texts[0].length + texts[1].length > COLOUR_LIMIT ? undefined : languageOf(texts, [leftName, rightName]);
  }, [comparison, leftName, rightName, isOn]);
  const part = usePart(PARTS[language ?? 'json'], language !== undefined);
  return useMemo(() => {
    if (!comparison || !part || language === undefined) return undefined;
    const sides = { left: part.make(comparison.left.text), right: part.make(comparison.right.text) };
    return (line: string, start: number, side: 'left' | 'right') => sides[side](line, start);
  }, [comparison, part, language]);
}
