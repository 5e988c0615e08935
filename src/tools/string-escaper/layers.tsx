import { shorten } from '../../lib/shorten';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { Unescaped } from './unescape';
import { useWords } from './use-words';

const MOST_SHOWN = 600;

/** What was taken away, from the outside in, with the text that each layer held. */
export function Layers({ layers, json }: Pick<Unescaped, 'layers' | 'json'>) {
  const words = useWords();
  const names = layers.map(({ language }) => words.languages[language]);
  const path = [...names, ...(json === 'none' ? [] : ['JSON'])].join(' → ');
  return (
    <section aria-label={words.layers(layers.length)}>
      <ResultHead title={words.layers(layers.length)} meta={path} />
      <CopyRows label={words.layers(layers.length)} nameWidth={184}>
        {layers.map(({ language, text }, index) => (
          <CopyRow
            key={index}
            label={words.layer(index + 1, language)}
            value={text}
            shown={shorten(text, MOST_SHOWN)}
          />
        ))}
      </CopyRows>
    </section>
  );
}
