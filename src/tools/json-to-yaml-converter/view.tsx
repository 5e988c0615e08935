import { highlightYamlLine } from '../../lib/yaml/highlight-yaml';
import { DocumentConverter } from '../../ui/document-converter/document-converter';
import { JSON_FORMAT, YAML_FORMAT } from '../../ui/document-converter/formats';
import { documentNotes } from '../../ui/document-notes/document-notes';
import type { ConvertedJson } from './convert';
import { convert } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';

/** JSON left, YAML right. */
export default function JsonToYaml() {
  const words = useWords();
  return (
    <DocumentConverter
      operation={convert}
      from={JSON_FORMAT}
      to={YAML_FORMAT}
      highlight={highlightYamlLine}
      reverse="yaml-to-json-converter"
      words={words}
      notes={documentNotes}
      readAs={nameOf}
      plan={() => ({ open: ['indent', 'quotes', 'nulls', 'sortKeys'], buttons: ['indent'] })}
      samples={[
        { label: words.sampleJson, value: SAMPLES.json },
        { label: words.sampleJson5, value: SAMPLES.json5(words.sampleComment) },
        { label: words.sampleLines, value: SAMPLES.lines },
      ]}
    />
  );
}

function nameOf({ reading, count }: ConvertedJson): string | undefined {
  if (count === 0) return undefined;
  return reading === 'json' ? 'JSON' : reading === 'json5' ? 'JSON5' : 'JSON Lines';
}
