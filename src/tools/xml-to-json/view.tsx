import type { TextSource } from '../../lib/text-source';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { sniffXmlEncoding } from '../../lib/xml/decode-xml';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes } from '../../ui/converter/converter';
import { JSON_FORMAT, XML_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { Options } from '../../ui/options/options';
import { jsonNotes } from './notes';
import { xmlToJsonOptions } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';
import { useXmlToJson } from './use-xml-to-json';

/** XML left, JSON right. */
export default function XmlToJson() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', SAMPLES.attributes, { takes: 'text' });
  const run = useXmlToJson(source);
  return (
    <ConverterPanes
      source={source}
      onSource={setSource}
      run={run}
      inputLabel={XML_FORMAT.name}
      outputLabel={JSON_FORMAT.name}
      accept={XML_FORMAT.accept}
      encodingOf={encodingOf}
      placeholder={words.inputHint}
      example={[
        { label: words.sampleAttributes, value: SAMPLES.attributes },
        { label: words.sampleBooks, value: SAMPLES.book },
        { label: words.sampleMixed, value: SAMPLES.mixed },
        { label: 'SOAP', value: SAMPLES.soap },
      ]}
      fileName="data.json"
      mimeType={JSON_FORMAT.mimeType}
      leadsTo={{ tool: 'json-to-xml', label: words.documents.swap }}
      highlight={highlightJsonLine}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={({ notes }, places) => jsonNotes(notes, words, places)}
      optionRow={<JsonOptions />}
    />
  );
}

function JsonOptions() {
  const words = useWords();
  const [{ convention }] = useOptions(xmlToJsonOptions);
  return (
    <Options
      schema={xmlToJsonOptions}
      words={words.options}
      open={['convention', 'types', 'indent', 'textAsStrings']}
      clearable={['arrays']}
      without={WITHOUT_EFFECT[convention]}
    />
  );
}

/** Options that a convention has no use for. */
const WITHOUT_EFFECT = {
  underscore: [],
  at: [],
  elements: ['textAsStrings'],
  ordered: ['textAsStrings', 'arrays'],
} as const;

function encodingOf(start: Uint8Array): string | undefined {
  const sniffed = sniffXmlEncoding(start);
  return sniffed.ok ? sniffed.value : undefined;
}
