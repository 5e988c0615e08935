import { Converter } from '../../ui/converter/converter';
import { useWords } from './use-words';
import { unescape } from './operations';

const NO_OPTIONS = {};

/** Escapes left, their text right. */
export function UnescapeTab() {
  const words = useWords();
  return (
    <Converter
      operation={unescape}
      options={NO_OPTIONS}
      draft="escaped"
      inputLabel={words.escaped}
      outputLabel={words.plain}
      example="caf\u00e9"
      empty={words.noPlain}
      fault={(fault) => ({ message: words.fault(fault), at: fault.at })}
      fileName="sample-tool.txt"
    />
  );
}
