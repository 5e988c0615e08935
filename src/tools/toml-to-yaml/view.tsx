import { highlightYamlLine } from '../../lib/yaml/highlight-yaml';
import { DocumentConverter } from '../../ui/document-converter/document-converter';
import { TOML_FORMAT, YAML_FORMAT } from '../../ui/document-converter/formats';
import { documentNotes } from '../../ui/document-notes/document-notes';
import { convert } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';

/** TOML left, YAML right. */
export default function TomlToYaml() {
  const words = useWords();
  return (
    <DocumentConverter
      operation={convert}
      from={TOML_FORMAT}
      to={YAML_FORMAT}
      highlight={highlightYamlLine}
      reverse="yaml-to-toml"
      words={words}
      notes={documentNotes}
      plan={() => ({ open: ['strict', 'indent', 'quotes'], buttons: ['indent'] })}
      samples={[
        { label: words.sampleTables, value: SAMPLES.tables },
        { label: words.sampleProject, value: SAMPLES.project },
        { label: words.sampleValues, value: SAMPLES.values(words.sampleComment) },
      ]}
    />
  );
}
