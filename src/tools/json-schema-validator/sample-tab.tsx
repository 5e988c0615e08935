import { isEmptySource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes } from '../../ui/converter/converter';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { errorAt } from './error-at';
import { FurtherFiles } from './further-files';
import { sample, sampleOptions } from './operations';
import { SCHEMA } from './samples';
import { useFurther } from './use-further';
import { useSchemaText } from './use-schema-text';
import { useSlowPattern } from './use-slow-pattern';
import { useWords } from './use-words';

/** A schema left, data that fit it right. */
export function SampleTab() {
  const words = useWords();
  const [options] = useOptions(sampleOptions);
  const [schema, setSchema] = useSchemaText();
  const further = useFurther();
  const inputs = { text: schema, ...(further.text !== undefined && { further: further.text }) };
  const run = useOperation(sample, inputs, options, { enabled: !isEmptySource(schema) });
  const slow = useSlowPattern(run.fault, schema, further.text);
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
        fault={(fault) => errorAt(fault, slow ?? words.fault(fault)).error}
        optionRow={
          <Options
            schema={sampleOptions}
            words={words.sampleOptions}
            open={['requiredOnly', 'count', 'seed', 'draft']}
          />
        }
      />
      <FurtherFiles {...further} />
    </Stack>
  );
}
