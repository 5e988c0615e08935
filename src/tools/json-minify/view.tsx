import { useMemo } from 'react';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { readingName } from '../../lib/json/reading-name';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, useConversion } from '../../ui/converter/converter';
import { JSON_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { Options } from '../../ui/options/options';
import { examplesOf } from '../../ui/text-input/examples-of';
import { SIZE_LIMIT, type MinifiedJson } from './minify';
import { minifyNotes } from './notes';
import { compress, minify, minifyOptions } from './operations';
import { INITIAL_TEXT, samples } from './samples';
import { useWords } from './use-words';

/** JSON left, the same in as few bytes as possible right. */
export default function JsonMinify() {
  const words = useWords();
  const [options, change] = useOptions(minifyOptions);
  const refuse = (source: TextSource) => refuseLarge(source, SIZE_LIMIT);
  const conversion = useConversion(minify, options, { initial: INITIAL_TEXT, refuse });
  const choice = { literal: options.literal, unwrap: () => change({ literal: 'unwrap' }) };
  return (
    <ConverterPanes
      {...conversion}
      inputLabel={words.input}
      outputLabel={words.result}
      accept={JSON_FORMAT.accept}
      placeholder={words.inputHint}
      example={examplesOf(samples(words.sampleComment), words.samples)}
      leadsTo={{ tool: 'json-prettify', label: words.openInPrettify }}
      fileName="minified.json"
      mimeType={JSON_FORMAT.mimeType}
      highlight={highlightJsonLine}
      wholeOf={({ whole }) => whole}
      readAs={({ readAs, roots }) => readingName(readAs, roots)}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={(minified, places) => minifyNotes(minified, places, choice, words)}
      footer={(minified) => (minified.roots > 0 ? <Sizes source={conversion.source} minified={minified} /> : null)}
      optionRow={
        <Options schema={minifyOptions} words={words.options} open={['sortKeys', 'strings', 'literal', 'strict']} />
      }
    />
  );
}

/** What was saved, as text and as a server sends it. */
function Sizes({ source, minified }: { source: TextSource; minified: MinifiedJson }) {
  const words = useWords();
  const before = useCompressed(source);
  const after = useCompressed(minified.whole ?? minified.text);
  const { sourceBytes, bytes } = minified;
  return (
    <>
      <span>{words.before(sourceBytes, sourceBytes === 0 ? 0 : bytes / sourceBytes - 1)}</span>
      <Place isKept={before === undefined || after === undefined}>
        {words.gzip(before ?? sourceBytes, after ?? bytes)}
      </Place>
    </>
  );
}

/** A text that is laid out, but not seen while only its place is kept. */
function Place({ isKept, children }: { isKept: boolean; children: string }) {
  return <span style={isKept ? { visibility: 'hidden' } : undefined}>{children}</span>;
}

/** Bytes with gzip, once they are known. */
function useCompressed(content: string | Blob): number | undefined {
  const file = useMemo(() => (content instanceof File ? content : new File([content], 'text')), [content]);
  return useOperation(compress, { file }, {}).value;
}
