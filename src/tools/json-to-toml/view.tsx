import { highlightTomlLine } from '../../lib/toml/highlight-toml';
import { DocumentConverter } from '../../ui/document-converter/document-converter';
import { JSON_FORMAT, TOML_FORMAT } from '../../ui/document-converter/formats';
import { documentNotes } from '../../ui/document-notes/document-notes';
import type { ConvertedJson } from './convert';
import { convert } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';

/** JSON left, TOML right. */
export default function JsonToToml() {
  const words = useWords();
  return (
    <DocumentConverter
      operation={convert}
      from={JSON_FORMAT}
      to={TOML_FORMAT}
      highlight={highlightTomlLine}
      reverse="toml-to-json"
      words={words}
      notes={documentNotes}
      readAs={nameOf}
      plan={() => ({ open: ['nulls', 'largeIntegers', 'listsOfMaps'] })}
      samples={[
        { label: 'JSON', value: SAMPLES.json },
        { label: words.sampleProject, value: SAMPLES.project(words.sampleComment) },
        { label: words.sampleList, value: SAMPLES.list },
      ]}
    />
  );
}

/** The label says that it is JSON; this tells which kind of it, where that is not plain JSON. */
function nameOf({ reading }: ConvertedJson): string | undefined {
  if (reading === 'json5') return 'JSON5';
  return reading === 'lines' ? 'JSON Lines' : undefined;
}
