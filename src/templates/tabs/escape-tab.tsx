import { useOptions } from '../../operations/use-options';
import { Converter } from '../../ui/converter/converter';
import { Options } from '../../ui/options/options';
import { useWords } from './use-words';
import { escape, escapeOptions } from './operations';

/** A text left, its escapes right. */
export function EscapeTab() {
  const words = useWords();
  const [options] = useOptions(escapeOptions);
  return (
    <Converter
      operation={escape}
      options={options}
      optionRow={
        <Options schema={escapeOptions} words={words.options} open={['which', 'uppercase']} buttons={['which']} />
      }
      draft="plain"
      inputLabel={words.plain}
      outputLabel={words.escaped}
      example={words.example}
      empty={words.noEscapes}
      fileName="sample-tool.txt"
    />
  );
}
