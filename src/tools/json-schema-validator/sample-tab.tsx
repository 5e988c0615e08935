import { isEmptySource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes } from '../../ui/converter/converter';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { errorAt } from './error-at';
import { FurtherFiles } from './further-files';
import { sample, sampleOptions } from './operations';
import { PartChoice } from './part-choice';
import { SCHEMA } from './samples';
import { schemaNotes } from './schema-notes';
import { useFurther } from './use-further';
import { useSchemaText } from './use-schema-text';
import { useWords } from './use-words';

/** A schema left, data that fit it right. */
export function SampleTab() {
  const words = useWords();
  const [options] = useOptions(sampleOptions);
  const { schema, setSchema, part, setPart } = useSchemaText();
  const further = useFurther();
  const inputs = {
    text: schema,
    ...(further.text !== undefined && { further: further.text }),
    ...(part !== '' && { part }),
  };
  const run = useOperation(sample, inputs, options, { enabled: !isEmptySource(schema) });
  return (
    <Stack>
      <ConverterPanes
        source={schema}
        onSource={setSchema}
        run={run}
        example={SCHEMA}
        inputLabel={words.schema}
        outputLabel={words.sample}
        placeholder={words.schemaHint}
        accept=".json,.yaml,.yml,.txt,application/json,application/yaml"
        fileName="sample.json"
        mimeType="application/json"
        fault={(fault) => errorAt(fault, words, setPart).error}
        notes={({ notes, unused }, { toInput }) => schemaNotes(notes, unused, words, toInput)}
        optionRow={
          <Options
            schema={sampleOptions}
            words={words.sampleOptions}
            open={['requiredOnly', 'count', 'seed', 'draft']}
          />
        }
      />
      <PartChoice api={run.value?.api} part={part} setPart={setPart} />
      <FurtherFiles {...further} />
    </Stack>
  );
}
