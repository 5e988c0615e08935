import { useOptions } from '../../operations/use-options';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Options } from '../../ui/options/options';
import { DIALECT_TABLE } from './dialect-table';
import { DIALECTS, groupOf, type DialectId } from './dialects';
import { stringOptions } from './operations';
import { useWords } from './use-words';

export type Side = 'plain' | 'literal';

const ESCAPING = ['quotes', 'ascii', 'amount', 'html', 'split', 'width'] as const;
const UNESCAPING = ['peel', 'strict'] as const;

/** The options of the direction in which one works. Giving them their defaults leaves those of the other one. */
export function OptionControls({ side }: { side: Side }) {
  const words = useWords();
  const [{ peel, strict, language, perLine, ...ofEscaping }, change] = useOptions(stringOptions);
  const shared = { schema: stringOptions, words: words.options, own: { language: <LanguageSelect /> } };
  if (side === 'literal') {
    return (
      <Options
        {...shared}
        open={['language', 'peel', 'strict', 'perLine']}
        without={ESCAPING}
        off={perLine ? ['peel'] : []}
        onReset={() => change(ofEscaping)}
      />
    );
  }
  return (
    <Options
      {...shared}
      open={['language', 'quotes', 'ascii', 'amount']}
      buttons={['amount']}
      without={[...UNESCAPING, ...(ofEscaping.split ? [] : (['width'] as const))]}
      off={withoutEffect(language, ofEscaping.quotes)}
      onReset={() => change({ peel, strict })}
    />
  );
}

/** What makes no difference in a language. */
function withoutEffect(language: DialectId, quotes: boolean) {
  const { styles, joint } = DIALECT_TABLE[language];
  return [
    ...(styles.includes('quotes') ? [] : (['quotes'] as const)),
    ...(styles.includes('ascii') ? [] : (['ascii'] as const)),
    ...(styles.includes('every') ? [] : (['amount'] as const)),
    ...(styles.includes('html') ? [] : (['html'] as const)),
    ...(joint !== undefined && quotes ? [] : (['split', 'width'] as const)),
  ];
}

/** The languages in their groups. */
function LanguageSelect() {
  const words = useWords();
  const [{ language }, change] = useOptions(stringOptions);
  return (
    <OptionSelect
      label={words.options.language.label}
      options={DIALECTS.map((value) => ({
        value,
        label: words.languages[value],
        group: words.groups[groupOf(value)],
        matches: (query: string) => words.groups[groupOf(value)].toLowerCase().includes(query) || value.includes(query),
      }))}
      value={language}
      onChange={(chosen) => change({ language: chosen })}
    />
  );
}
