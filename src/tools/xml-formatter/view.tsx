import { useMemo, useState } from 'react';
import type { TextSource } from '../../lib/text-source';
import { sniffXmlEncoding } from '../../lib/xml/decode-xml';
import { highlightXmlLine, lineBeginning } from '../../lib/xml/highlight-xml';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes } from '../../ui/converter/converter';
import { XML_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { later } from '../../ui/later';
import { Options } from '../../ui/options/options';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { examplesOf } from '../../ui/text-input/examples-of';
import type { FieldError } from '../../ui/text-input/text-input';
import type { FormatFault, FormattedXml } from './format-xml';
import { xmlNotes } from './notes';
import { formatOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';
import { useFormat } from './use-format';
import { useWords } from './use-words';
import styles from './view.module.css';

const XmlTree = later(async () => (await import('./tree/xml-tree')).XmlTree);

/** XML left, the same indented or minified right, as text or as a tree. */
export default function XmlFormatter() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [view, setView] = useState<'text' | 'tree'>('text');
  const run = useFormat(source);
  const { value } = run;
  const highlight = useMemo(
    () => value && ((line: string, start: number) => highlightXmlLine(line, lineBeginning(value, start))),
    [value],
  );
  return (
    <ConverterPanes
      source={source}
      onSource={setSource}
      run={run}
      inputLabel={words.input}
      outputLabel={words.result}
      accept={XML_FORMAT.accept}
      encodingOf={encodingOf}
      placeholder={words.inputHint}
      example={examplesOf(SAMPLES, words.samples)}
      fileName="formatted.xml"
      mimeType="application/xml"
      highlight={highlight}
      foldRanges={({ folds }) => folds}
      fault={errorOf}
      notes={(formatted, places) => xmlNotes(formatted, places, words)}
      footer={(formatted) => (formatted.count > 0 ? <Facts formatted={formatted} /> : null)}
      optionRow={<FormatOptions />}
      tabs={<ViewTabs words={words} views={['text', 'tree']} value={view} onChange={setView} />}
      body={(formatted) =>
        view === 'tree' && formatted.count > 0 ? <XmlTree index={formatted} label={words.tree} /> : undefined
      }
    />
  );

  function errorOf(fault: FormatFault): FieldError {
    const actions = 'isHtml' in fault && fault.isHtml ? <p className={styles.hint}>{words.htmlHint}</p> : undefined;
    return { ...placedError(words.fault(fault), fault), actions };
  }
}

function FormatOptions() {
  const words = useWords();
  const [{ mode, attributes }] = useOptions(formatOptions);
  const isMinified = mode === 'minify';
  return (
    <Options
      schema={formatOptions}
      words={words.options}
      open={['mode', 'indent', 'removeComments']}
      buttons={['mode']}
      off={isMinified ? ['indent', 'attributes'] : []}
      without={isMinified || attributes === 'oneLine' ? ['strict', 'columns'] : ['strict']}
    />
  );
}

function encodingOf(start: Uint8Array): string | undefined {
  const sniffed = sniffXmlEncoding(start);
  return sniffed.ok ? sniffed.value : undefined;
}

/** The foot of the result, after its lines and bytes. */
function Facts({ formatted: { sourceBytes, bytes, elements, depth } }: { formatted: FormattedXml }) {
  const words = useWords();
  return (
    <>
      <span>{words.sizes(sourceBytes, bytes)}</span>
      <span>{words.elements(elements)}</span>
      <span>{words.depth(depth)}</span>
    </>
  );
}
