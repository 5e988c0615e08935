import { useMemo } from 'react';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import type { TextSource } from '../../lib/text-source';
import { refuseLarge } from '../../lib/document/refuse-large';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, useConversion, type Places } from '../../ui/converter/converter';
import { JSON_FORMAT } from '../../ui/document-converter/formats';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { NoteAction } from '../../ui/notes/note-action';
import type { NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { SIZE_LIMIT, type MinifiedJson } from './minify';
import { compress, minify, minifyOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';
import { useWords } from './use-words';

/** JSON left, the same in as few bytes as possible right. */
export default function JsonMinify() {
  const words = useWords();
  const [options, change] = useOptions(minifyOptions);
  const conversion = useConversion(minify, options, { initial: INITIAL_TEXT, refuse: refuseTooLarge });

  return (
    <ConverterPanes
      {...conversion}
      inputLabel={words.input}
      outputLabel={words.result}
      accept={JSON_FORMAT.accept}
      placeholder={words.inputHint}
      leadsTo={{ tool: 'json-prettify', label: words.openInPrettify }}
      fileName="minified.json"
      mimeType={JSON_FORMAT.mimeType}
      highlight={highlightJsonLine}
      wholeOf={({ whole }) => whole}
      readAs={nameOf}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={notesOf}
      footer={(minified) => (minified.roots > 0 ? <Sizes source={conversion.source} minified={minified} /> : null)}
      example={[
        { label: words.sampleJson, value: SAMPLES.json },
        { label: words.sampleComments, value: SAMPLES.comments(words.sampleComment) },
        { label: words.sampleLines, value: SAMPLES.lines },
        { label: words.sampleLiteral, value: SAMPLES.literal },
      ]}
      optionRow={
        <Options schema={minifyOptions} words={words.options} open={['sortKeys', 'strings', 'literal', 'strict']} />
      }
    />
  );

  function notesOf(minified: MinifiedJson, places: Places): NoteItem[] {
    if (minified.roots === 0) return [];
    const inputIsText = places.inputIsText && !minified.unwrapped;
    return [
      ...duplicateNotes(minified, inputIsText ? places.goToInput : undefined),
      ...documentNotes(minified.notes, words.documents, places, inputIsText),
      ...readingNotes(minified),
      ...literalNotes(minified),
    ];
  }

  function duplicateNotes(minified: MinifiedJson, goTo: ((at: number) => void) | undefined): NoteItem[] {
    const { duplicateKeys, duplicateCount } = minified;
    const items = duplicateKeys.map(({ key, line, column, at }): NoteItem => {
      const item = { kind: 'warning', message: words.duplicateKey(key, line, column) } as const;
      return goTo ? { ...item, where: words.documents.place(line, column), onGo: () => goTo(at) } : item;
    });
    const more = duplicateCount - duplicateKeys.length;
    return more > 0 ? [...items, { kind: 'warning', message: words.moreDuplicates(more) }] : items;
  }

  function readingNotes({ readAs, liberties, roots }: MinifiedJson): NoteItem[] {
    if (readAs === 'json5') return [{ kind: 'info', message: words.readAsJson5(liberties, false) }];
    return readAs === 'json' ? [] : [{ kind: 'info', message: words.readAsLines(roots) }];
  }

  function literalNotes({ isLiteral, unwrapped }: MinifiedJson): NoteItem[] {
    if (isLiteral) {
      const unwrap = () => change({ literal: 'unwrap' });
      const message = <NoteAction text={words.isLiteral} act={words.unwrap} onAct={unwrap} />;
      return options.literal === 'off' ? [{ kind: 'info', message }] : [];
    }
    if (unwrapped) return [{ kind: 'info', message: words.unwrapped }];
    return options.literal === 'unwrap' ? [{ kind: 'info', message: words.nothingToUnwrap }] : [];
  }
}

const refuseTooLarge = (source: TextSource) => refuseLarge(source, SIZE_LIMIT);

function nameOf({ readAs, roots }: MinifiedJson): string | undefined {
  if (roots === 0) return undefined;
  return readAs === 'json' ? 'JSON' : readAs === 'json5' ? 'JSON5' : 'JSON Lines';
}

interface SizesProps {
  source: TextSource;
  minified: MinifiedJson;
}

/** What was saved, as text and as a server sends it. */
function Sizes({ source, minified }: SizesProps) {
  const words = useWords();
  const before = useCompressed(source);
  const after = useCompressed(minified.whole ?? minified.text);
  const { sourceBytes, bytes } = minified;
  return (
    <>
      <span>{words.before(sourceBytes, sourceBytes === 0 ? 0 : bytes / sourceBytes - 1)}</span>
      {before === undefined || after === undefined ? null : <span>{words.gzip(before, after)}</span>}
    </>
  );
}

/** Bytes with gzip, once they are known. */
function useCompressed(content: string | Blob): number | undefined {
  const file = useMemo(() => (content instanceof File ? content : new File([content], 'text')), [content]);
  return useOperation(compress, { file }, {}).value;
}
