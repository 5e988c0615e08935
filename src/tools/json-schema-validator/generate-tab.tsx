import { useOptions } from '../../operations/use-options';
import { Converter } from '../../ui/converter/converter';
import { placedError, wayTo } from '../../ui/document-notes/document-notes';
import { Options } from '../../ui/options/options';
import { generate, generateOptions } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';

/** Samples left, a schema that they fit right. */
export function GenerateTab() {
  const words = useWords();
  const [options] = useOptions(generateOptions);
  return (
    <Converter
      operation={generate}
      options={options}
      draft="samples"
      takes={() => undefined}
      initial={SAMPLES}
      example={SAMPLES}
      inputLabel={words.samples}
      outputLabel={words.schema}
      placeholder={words.samplesHint}
      accept=".json,.yaml,.yml,.jsonl,.ndjson,.txt,application/json,application/yaml"
      fileName="schema.json"
      mimeType="application/schema+json"
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={({ notes }, places) =>
        notes.map((note) => ({
          kind: 'info',
          message: words.dataNote(note),
          ...wayTo(note.place, words.documents, places),
        }))
      }
      optionRow={
        <Options
          schema={generateOptions}
          words={words.generateOptions}
          open={['draft', 'required', 'closed', 'enums', 'noticed']}
        />
      }
    />
  );
}
