import { useMemo } from 'react';
import { readingName } from '../../lib/json/reading-name';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightXmlLine, lineBeginning } from '../../lib/xml/highlight-xml';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, useConversion } from '../../ui/converter/converter';
import { JSON_FORMAT, XML_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { Options } from '../../ui/options/options';
import { xmlNotes } from './notes';
import { convert, jsonToXmlOptions } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';

/** JSON left, XML right. */
export default function JsonToXml() {
  const words = useWords();
  const [options] = useOptions(jsonToXmlOptions);
  const conversion = useConversion(convert, options, { initial: SAMPLES.attributes, refuse: refuseLarge });
  const { value } = conversion.run;
  const highlight = useMemo(
    () => value && ((line: string, start: number) => highlightXmlLine(line, lineBeginning(value, start))),
    [value],
  );
  return (
    <ConverterPanes
      {...conversion}
      inputLabel={JSON_FORMAT.name}
      outputLabel={XML_FORMAT.name}
      accept={JSON_FORMAT.accept}
      placeholder={words.inputHint}
      example={[
        { label: words.sampleAttributes, value: SAMPLES.attributes },
        { label: words.sampleBooks, value: SAMPLES.book },
        { label: words.sampleRecords, value: SAMPLES.records },
      ]}
      fileName={XML_FORMAT.fileName}
      mimeType={XML_FORMAT.mimeType}
      leadsTo={{ tool: 'xml-to-json', label: words.documents.swap }}
      highlight={highlight}
      foldRanges={({ folds }) => folds}
      readAs={({ reading }) => (reading === undefined || reading === 'json' ? undefined : readingName(reading))}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={({ notes }, places) => xmlNotes(notes, words, places)}
      footer={({ elements }) => (elements > 0 ? <span>{words.elements(elements)}</span> : null)}
      optionRow={
        <Options
          schema={jsonToXmlOptions}
          words={words.options}
          open={['convention', 'indent', 'rootName', 'itemName', 'declaration']}
          without={options.convention === 'ordered' ? ['itemName'] : []}
        />
      }
    />
  );
}
