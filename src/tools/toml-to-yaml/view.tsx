import { useWords } from '../../i18n/context';
import { highlightYamlLine } from '../../lib/yaml/highlight-yaml';
import { DocumentConverter } from '../../ui/document-converter/document-converter';
import { TOML_FORMAT, YAML_FORMAT } from '../../ui/document-converter/formats';
import { documentNotes } from '../../ui/document-notes/document-notes';
import type { words as zhCn } from './locales/zh-cn';
import { convert } from './operations';
import { SAMPLES } from './samples';

/** TOML left, YAML right. */
export default function TomlToYaml() {
  const words = useWords<typeof zhCn>();
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
