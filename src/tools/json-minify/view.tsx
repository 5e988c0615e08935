import { useMemo } from 'react';
import { useWords } from '../../i18n/context';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { isEmptySource, sizeOf, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, type Places } from '../../ui/converter/converter';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { SortKeysOption } from '../../ui/document-options/json-output-options';
import { NoteAction } from '../../ui/notes/note-action';
import type { NoteItem } from '../../ui/notes/notes';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import type { words as zhCn } from './locales/zh-cn';
import { SIZE_LIMIT, type MinifiedJson, type MinifyFault } from './minify';
import { compress, minify, minifyOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';

const ACCEPT = '.json,.jsonc,.json5,.jsonl,.ndjson,.geojson,.har,.webmanifest,.map,.ipynb,.txt,application/json';

/** JSON left, the same in as few bytes as possible right. */
export default function JsonMinify() {
  const words = useWords<typeof zhCn>();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [options, change, reset] = useOptions(minifyOptions);
  const refusal = refuse(source);
  const isEnabled = refusal === undefined && !isEmptySource(source);
  const ran = useOperation(minify, { text: source }, options, { enabled: isEnabled });
  const run = refusal ? { ...ran, status: 'fault' as const, value: undefined, fault: refusal } : ran;

  return (
    <ConverterPanes
      source={source}
      onSource={setSource}
      run={run}
      inputLabel={words.input}
      outputLabel={words.result}
      accept={ACCEPT}
      placeholder={words.inputHint}
      leadsTo={{ tool: 'json-prettify', label: words.openInPrettify }}
      fileName="minified.json"
      mimeType="application/json"
      highlight={highlightJsonLine}
      wholeOf={({ whole }) => whole}
      readAs={nameOf}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={notesOf}
      footer={(minified) => (minified.roots > 0 ? <Sizes source={source} minified={minified} /> : null)}
      example={[
        { label: words.sampleJson, value: SAMPLES.json },
        { label: words.sampleComments, value: SAMPLES.comments(words.sampleComment) },
        { label: words.sampleLines, value: SAMPLES.lines },
        { label: words.sampleLiteral, value: SAMPLES.literal },
      ]}
      optionRow={
        <OptionRow onReset={reset}>
          <SortKeysOption words={words.documents} options={options} change={change} />
          <OptionSelect
            label={words.strings}
            options={[
              { label: words.stringsAsWritten, value: 'asWritten' as const },
              { label: words.stringsEscape, value: 'escapeNonAscii' as const },
              { label: words.stringsShortest, value: 'shortest' as const },
            ]}
            value={options.strings}
            onChange={(strings) => change({ strings })}
          />
          <OptionSelect
            label={words.literal}
            options={[
              { label: words.literalOff, value: 'off' as const },
              { label: words.literalWrap, value: 'wrap' as const },
              { label: words.literalUnwrap, value: 'unwrap' as const },
            ]}
            value={options.literal}
            onChange={(literal) => change({ literal })}
          />
          <Switch label={words.documents.strict} checked={options.strict} onChange={(strict) => change({ strict })} />
        </OptionRow>
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

/** A file that is too large is not even read. */
function refuse(source: TextSource): MinifyFault | undefined {
  const bytes = typeof source === 'string' ? 0 : sizeOf(source);
  return bytes > SIZE_LIMIT ? { code: 'too-large', bytes, limit: SIZE_LIMIT } : undefined;
}

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
  const words = useWords<typeof zhCn>();
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
