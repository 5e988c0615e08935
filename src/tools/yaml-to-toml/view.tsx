import { highlightTomlLine } from '../../lib/toml/highlight-toml';
import { DocumentConverter } from '../../ui/document-converter/document-converter';
import { TOML_FORMAT, YAML_FORMAT } from '../../ui/document-converter/formats';
import { yamlNotes } from '../../ui/document-notes/yaml-notes';
import { convert } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';

/** YAML left, TOML right. */
export default function YamlToToml() {
  const words = useWords();
  return (
    <DocumentConverter
      operation={convert}
      from={YAML_FORMAT}
      to={TOML_FORMAT}
      highlight={highlightTomlLine}
      reverse="toml-to-yaml"
      words={words}
      notes={(notes, documents, places) => yamlNotes(notes, { ...documents, ...words.yaml }, places)}
      footer={({ count }) => (count > 1 ? <span>{words.count(count)}</span> : null)}
      plan={({ several }) => ({
        open: ['version', 'nulls', 'several', 'document'],
        buttons: ['outputVersion'],
        without: several === 'one' ? [] : ['document'],
      })}
      samples={[
        { label: words.sampleMaps, value: SAMPLES.maps },
        { label: words.sampleLists, value: SAMPLES.lists(words.sampleComment) },
        { label: words.sampleDocuments, value: SAMPLES.documents },
      ]}
    />
  );
}
