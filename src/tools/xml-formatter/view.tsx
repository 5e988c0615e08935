import { useMemo, useState } from 'react';
import type { InferOutput } from 'valibot';
import { isEmptySource, sizeOf, type TextSource } from '../../lib/text-source';
import { sniffXmlEncoding } from '../../lib/xml/decode-xml';
import { highlightXmlLine, lineBeginning } from '../../lib/xml/highlight-xml';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, type Places } from '../../ui/converter/converter';
import type { NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import type { FieldError } from '../../ui/text-input/field-error';
import { SIZE_LIMIT, type FormatFault, type FormattedXml } from './format-xml';
import { format, formatFile, formatOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

const ACCEPT =
  '.xml,.svg,.xsd,.xsl,.xslt,.rss,.atom,.pom,.wsdl,.plist,.kml,.gpx,.xhtml,.rdf,.csproj,.config,.txt,application/xml,text/xml';
const MAX_LISTED_WARNINGS = 20;

const treePart = makePart(() => import('./tree/xml-tree'));

/** XML left, the same indented or minified right, as text or as a tree. */
export default function XmlFormatter() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [options] = useOptions(formatOptions);
  const isMinified = options.mode === 'minify';
  const [view, setView] = useState<'text' | 'tree'>('text');
  const tree = usePart(treePart, view === 'tree');
  const run = useFormat(source, options);
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
      accept={ACCEPT}
      encodingOf={encodingOf}
      placeholder={words.inputHint}
      fileName="formatted.xml"
      mimeType="application/xml"
      highlight={highlight}
      foldRanges={({ folds }) => folds}
      fault={errorOf}
      notes={notesOf}
      footer={(formatted) => (formatted.count > 0 ? <Facts formatted={formatted} /> : null)}
      example={[
        { label: words.samplePom, value: SAMPLES.pom },
        { label: words.sampleSvg, value: SAMPLES.svg },
        { label: words.sampleSoap, value: SAMPLES.soap },
        { label: words.sampleDtd, value: SAMPLES.dtd },
      ]}
      optionRow={
        <Options
          schema={formatOptions}
          words={words.options}
          open={['mode', 'indent', 'removeComments']}
          buttons={['mode']}
          off={isMinified ? ['indent', 'attributes'] : []}
          without={isMinified || options.attributes === 'oneLine' ? ['strict', 'columns'] : ['strict']}
        />
      }
      tabs={
        <Tabs
          label={words.view}
          size="small"
          tabs={[
            { id: 'text', label: words.text },
            { id: 'tree', label: words.tree },
          ]}
          value={view}
          onChange={setView}
        />
      }
      body={(formatted) =>
        view === 'text' || formatted.count === 0 ? undefined : tree ? (
          <tree.XmlTree index={formatted} label={words.tree} />
        ) : (
          <div aria-busy />
        )
      }
    />
  );

  function errorOf(fault: FormatFault): FieldError {
    const message = words.fault(fault);
    if (!('line' in fault)) return { message };
    const { at, line, column, excerpt, isHtml } = fault;
    return {
      message,
      at,
      line,
      column,
      excerpt,
      ...(isHtml && { actions: <p className={styles.hint}>{words.htmlHint}</p> }),
    };
  }

  function notesOf({ placedWarnings, otherEncoding, indentLimit }: FormattedXml, places: Places): NoteItem[] {
    const items = placedWarnings.slice(0, MAX_LISTED_WARNINGS).map((warning): NoteItem => {
      const { at, line, column } = warning;
      const item = { kind: 'warning', message: words.warning(warning), where: words.place(line, column) } as const;
      return places.inputIsText ? { ...item, onGo: () => places.goToInput(at) } : item;
    });
    const more = placedWarnings.length - items.length;
    if (more > 0) items.push({ kind: 'warning', message: words.moreWarnings(more) });
    if (otherEncoding !== undefined) items.push({ kind: 'warning', message: words.otherEncoding(otherEncoding) });
    if (indentLimit !== undefined) items.push({ kind: 'info', message: words.indentLimit(indentLimit) });
    return items;
  }
}

const NO_FILE = new File([], '');

/** Runs the operation for what the input holds: of a file its bytes are needed, for it may say how it is encoded. */
function useFormat(source: TextSource, options: InferOutput<typeof formatOptions>): Run<FormattedXml, FormatFault> {
  const isText = typeof source === 'string';
  const size = isText ? 0 : sizeOf(source);
  const refusal: FormatFault | undefined =
    size > SIZE_LIMIT ? { code: 'too-large', bytes: size, limit: SIZE_LIMIT } : undefined;
  const isEnabled = refusal === undefined && !isEmptySource(source);
  const ofText = useOperation(format, { text: isText ? source : '' }, options, { enabled: isText && isEnabled });
  const ofFile = useOperation(formatFile, { file: isText ? NO_FILE : source }, options, {
    enabled: !isText && isEnabled,
  });
  if (refusal) return { ...ofFile, status: 'fault', fault: refusal };
  return isText ? ofText : ofFile;
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
