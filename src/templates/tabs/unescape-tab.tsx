import { useOptions } from '../../operations/use-options';
import { Converter } from '../../ui/converter/converter';
import { Options } from '../../ui/options/options';
import { useWords } from './use-words';
import { unescape, unescapeOptions } from './operations';

/** Escapes left, their text right. */
export function UnescapeTab() {
  const words = useWords();
  const [options] = useOptions(unescapeOptions);
  return (
    <Converter
      operation={unescape}
      options={options}
      optionRow={<Options schema={unescapeOptions} words={words.options} open={['broken']} buttons={['broken']} />}
      draft="escaped"
      inputLabel={words.escaped}
      outputLabel={words.plain}
      example="caf\u00e9"
      empty={words.noPlain}
      fault={({ at }) => ({ message: words.brokenEscape, at })}
      fileName="sample-tool.txt"
    />
  );
}
