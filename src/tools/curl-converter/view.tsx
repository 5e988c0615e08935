import { useRef, useState } from 'react';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes } from '../../ui/converter/converter';
import { Fold } from '../../ui/fold/fold';
import { later } from '../../ui/later';
import { Options } from '../../ui/options/options';
import type { TextInputHandle } from '../../ui/text-input/text-input';
import type { Converted } from './convert';
import { noteKind } from './note-kind';
import { convert } from './operations';
import { convertOptions, type TargetName } from './options';
import type { ReadFault } from './read/reading';
import { INITIAL, SAMPLES } from './samples';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const RequestDetails = later(async () => (await import('./request-details')).RequestDetails);
const RequestList = later(async () => (await import('./request-list')).RequestList);

const NAMES = ['curl', 'cmd', 'fetch', 'raw'] as const;
const SHELLS = /^(?:curl|httpie|powershell)/;
const UNINDENTED = /^(?:go|raw|httpie|curl)/;

/** Which options change nothing for a target. */
function idleOptions(target: TargetName): ('indent' | 'oneLine' | 'longOptions')[] {
  const idle: ('indent' | 'oneLine' | 'longOptions')[] = [];
  if (UNINDENTED.test(target)) idle.push('indent');
  if (!SHELLS.test(target)) idle.push('oneLine');
  if (!/^(?:curl|httpie)/.test(target)) idle.push('longOptions');
  return idle;
}

/** Where a text is not what it should be. */
function placeOf(fault: ReadFault): number | undefined {
  if (fault.code === 'bad-har') return fault.problem.at;
  return 'at' in fault ? fault.at : undefined;
}

function titleOf({ requests, written }: Converted, words: ToolWords): string {
  return requests.length > 1 ? words.requestNumber(Math.max(1, written)) : words.request;
}

function partsLabel({ secrets }: Converted, title: string, words: ToolWords): string {
  return secrets.length > 0 ? `${title} · ${words.secrets(secrets.length)}` : title;
}

/** Requests left, code right; below what there is to say, the requests of a text that holds several, and one of them taken apart. */
export default function CurlConverter() {
  const words = useWords();
  // Requests hold tokens, cookies and passwords: they are never stored.
  const [text, setText] = useDraft<TextSource>('text', INITIAL, { secret: true, takes: 'text' });
  const [options] = useOptions(convertOptions);
  // Chosen in the list of one text, so it is for that text alone.
  const [asked, setAsked] = useState<{ readonly source: TextSource; readonly request: number }>();
  const request = asked?.source === text ? asked.request : 0;
  const [isOpen, setOpen] = useState(false);
  const input = useRef<TextInputHandle>(null);
  const run = useOperation(convert, { text }, { ...options, request }, { enabled: !isEmptySource(text) });
  const made = run.fault || isEmptySource(text) ? undefined : run.value;
  const title = made ? titleOf(made, words) : '';
  return (
    <>
      <Options
        schema={convertOptions}
        words={words.options}
        open={['target', 'kind', 'dropBrowser', 'hideSecrets']}
        off={idleOptions(options.target)}
      />
      <ConverterPanes
        source={text}
        onSource={setText}
        run={run}
        inputRef={input}
        inputLabel={words.text}
        outputLabel={words.result}
        placeholder={words.placeholder}
        accept=".sh,.bash,.ps1,.bat,.cmd,.har,.http,.js,.mjs,.ts,.py,.txt,.json,text/*"
        example={NAMES.map((name) => ({ label: words.samples[name], value: SAMPLES[name] }))}
        exact
        fault={(fault) => ({ message: words.fault(fault), at: placeOf(fault) })}
        fileName={made?.fileName ?? 'request.mjs'}
        mimeType="text/plain;charset=utf-8"
        footer={({ kind }) => <span>{words.readAs(words.options.kind.values[kind])}</span>}
        notes={({ notes }) =>
          notes.map((note) => ({ kind: noteKind(note), message: words.note(note, options.target) }))
        }
      />
      {made && made.requests.length > 1 ? (
        <RequestList
          made={made}
          isStale={run.stale}
          onRequest={(number) => setAsked({ source: text, request: number })}
        />
      ) : null}
      {made ? (
        <Fold label={partsLabel(made, title, words)} isOpen={isOpen} onOpen={setOpen} hasEdge className={styles.fold}>
          <RequestDetails title={title} made={made} isStale={run.stale} />
        </Fold>
      ) : null}
      {run.value === undefined && run.status === 'busy' ? <i hidden data-awaited /> : null}
    </>
  );
}
