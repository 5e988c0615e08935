import { useOptions } from '../../operations/use-options';
import { Converter } from '../../ui/converter/converter';
import { Options } from '../../ui/options/options';
import { number, numberingOptions } from './operations';
import { useWords } from './use-words';

const EXAMPLE = 'first line\nsecond line\n\nlast line\n';

/** A text left, the same with numbered lines right. */
export default function SampleTool() {
  const words = useWords();
  const [options] = useOptions(numberingOptions);
  return (
    <Converter
      operation={number}
      options={options}
      optionRow={<Options schema={numberingOptions} words={words.options} open={['start', 'separator']} />}
      inputLabel={words.text}
      outputLabel={words.result}
      example={EXAMPLE}
      empty={words.empty}
      fault={({ at }) => ({ message: words.notText, at })}
      fileName="sample-tool.txt"
    />
  );
}
