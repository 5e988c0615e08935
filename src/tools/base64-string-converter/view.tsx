import { useRef, useState, type ReactNode } from 'react';
import type { Charset, UndecodableFault, UnencodableFault } from '../../lib/charset';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Panes, Stack } from '../../ui/layout/layout';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { LinkedPane } from '../../ui/linked-pane/linked-pane';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { OpenIn } from '../../ui/open-in/open-in';
import { makePart, usePart } from '../../ui/part';
import type { FieldError, TextInputHandle } from '../../ui/text-input/text-input';
import { BytesView } from './bytes-view';
import type { Decoded, DecodeFault } from './decoding';
import type { Encoded } from './encoding';
import { isToken } from '../../lib/text-likeness';
import { conversionOptions, describeBase64, describeText } from './operations';
import { OptionControls } from './option-controls';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const decompressedPart = makePart(() => import('./decompressed'));

type Side = 'text' | 'base64';

const INITIAL = 'Hello, 世界 👋';
const BASE64_EXAMPLE = 'data:text/plain;base64,SGVsbG8sIOS4lueVjCDwn5GL';

/** Text and Base64 side by side; whichever was edited last is the source of the other. */
export default function Base64StringConverter() {
  const words = useWords();
  const [options, setOptions, resetOptions] = useOptions(conversionOptions);
  const [side, setSide] = useDraft<Side>('side', 'text');
  const [source, setSource] = useDraft<TextSource>('source', INITIAL);
  const [unpacked, setUnpacked] = useState<TextSource>();
  const textInput = useRef<TextInputHandle>(null);
  const base64Input = useRef<TextInputHandle>(null);

  const { charset, eachLine } = options;
  const isEncoding = side === 'text';
  const endings = useLineEndings(source, isEncoding && !eachLine);
  const encoding = useOperation(
    describeText,
    { text: source },
    { ...options, lineEnding: endings.value },
    { enabled: isEncoding },
  );
  const decoding = useOperation(describeBase64, { text: source }, { charset, eachLine }, { enabled: !isEncoding });
  const encoded = encoding.status === 'done' ? encoding.value : undefined;
  const decoded = decoding.status === 'done' ? decoding.value : undefined;
  const bytes = (encoded ?? decoded)?.bytes;
  const isUnpacked = decoded?.isGzip === true && unpacked === source;
  const decompressed = usePart(decompressedPart, isUnpacked);

  const edit = (edited: Side) => (value: TextSource) => {
    setSource(value);
    setSide(edited);
  };
  const acts: Acts = {
    readAs: (other) => setOptions({ charset: other }),
    decompress: isUnpacked ? undefined : () => setUnpacked(source),
    goTo: (where, at) =>
      typeof source === 'string' ? () => (where === 'text' ? textInput : base64Input).current?.goTo(at) : undefined,
  };
  const error = encoding.fault
    ? unencodableError(words, encoding.fault)
    : decoded?.undecodable && undecodableError(words, decoded, decoded.undecodable, acts);

  return (
    <>
      <OptionControls options={options} onChange={setOptions} onReset={resetOptions} />
      <Stack>
        <Panes>
          <LinkedPane
            label={words.text}
            isSource={isEncoding}
            source={source}
            onEdit={edit('text')}
            run={decoding}
            result={decoding.value?.text}
            lines={decoding.lines}
            error={error}
            fileName="decoded.txt"
            placeholder={words.textPlaceholder}
            example={INITIAL}
            lineEndings={endings}
            handle={textInput}
          />
          <LinkedPane
            label={words.base64}
            isSource={!isEncoding}
            source={source}
            onEdit={edit('base64')}
            run={encoding}
            result={encoding.value?.text}
            lines={encoding.lines}
            error={decoding.fault && base64Error(words, decoding.fault, source)}
            fileName="base64.txt"
            placeholder={words.base64Placeholder}
            example={BASE64_EXAMPLE}
            handle={base64Input}
          />
        </Panes>
        <Notes
          items={[
            ...(encoded ? encodedNotes(words, encoded, acts) : []),
            ...(decoded ? decodedNotes(words, decoded, charset, acts) : []),
            ...(decoded ? likenessNotes(words, decoded, source) : []),
          ]}
        />
        {isUnpacked && decompressed ? <decompressed.Decompressed source={source} charset={charset} /> : null}
        {bytes && bytes.length > 0 ? <BytesView bytes={bytes} isNeeded={decoded?.undecodable !== undefined} /> : null}
      </Stack>
    </>
  );
}

/** What the messages offer to do. */
interface Acts {
  readonly readAs: (charset: Charset) => void;
  readonly decompress: (() => void) | undefined;
  readonly goTo: (side: Side, at: number) => (() => void) | undefined;
}

function unencodableError(words: ToolWords, fault: UnencodableFault): FieldError {
  return { message: words.unencodable(fault, words.charsets[fault.charset]), at: fault.at };
}

function undecodableError(words: ToolWords, decoded: Decoded, fault: UndecodableFault, acts: Acts): FieldError {
  return {
    message: words.undecodable(fault, words.charsets[fault.charset]),
    actions: (
      <>
        {decoded.isGzip ? <DecompressButton words={words} onClick={acts.decompress} /> : null}
        <CharsetButtons words={words} charsets={decoded.alsoTextIn} onPick={acts.readAs} />
      </>
    ),
  };
}

/** Where what was decoded is better off. */
function likenessNotes(words: ToolWords, { looksLike, text = '' }: Decoded, source: TextSource): NoteItem[] {
  if (!looksLike) return [];
  const link = {
    file: (
      <OpenIn tool="base64-file-converter" direction="decode" text={source}>
        {words.openAsFile}
      </OpenIn>
    ),
    json: (
      <OpenIn tool="json-prettify" text={text}>
        {words.prettify}
      </OpenIn>
    ),
    token: (
      <OpenIn tool="jwt-parser" text={text.trim()}>
        {words.readToken}
      </OpenIn>
    ),
  }[looksLike.kind];
  return [
    {
      kind: 'info',
      message: (
        <>
          {words.looksLike(looksLike)} <span className={styles.noteActions}>{link}</span>
        </>
      ),
    },
  ];
}

function base64Error(words: ToolWords, fault: DecodeFault, source: TextSource): FieldError {
  // The dots between the parts of a token are no Base64.
  if (fault.code === 'bad-character' && fault.found === '.' && typeof source === 'string' && isToken(source)) {
    const actions = (
      <OpenIn tool="jwt-parser" text={source.trim()}>
        {words.readToken}
      </OpenIn>
    );
    return { message: words.looksLike({ kind: 'token' }), at: fault.at, actions };
  }
  const message = words.base64Fault(fault);
  const at = 'at' in fault ? { at: fault.at } : {};
  if (fault.line === undefined) return { message, ...at };
  return { message: words.inLine(fault.line, message), line: fault.line, ...at };
}

function encodedNotes(words: ToolWords, { loneSurrogateAt }: Encoded, acts: Acts): NoteItem[] {
  if (loneSurrogateAt === undefined) return [];
  return [noteAt(words, 'text', loneSurrogateAt, words.loneSurrogate, acts)];
}

function decodedNotes(words: ToolWords, decoded: Decoded, charset: Charset, acts: Acts): NoteItem[] {
  const items = decoded.notes.map((note) => noteAt(words, 'base64', note.at, words.note(note), acts));
  const inform = (message: ReactNode) => items.push({ kind: 'info', message });
  if (decoded.mimeType !== undefined) inform(words.mimeType(decoded.mimeType));
  if (decoded.charset !== charset) inform(words.declaredCharset(words.charsets[decoded.charset]));
  if (decoded.text === undefined) return items;
  if (decoded.text.startsWith('\ufeff')) inform(words.startsWithMark);
  const [likely] = decoded.alsoTextIn;
  if (likely) {
    inform(
      <>
        {words.maybeOther(words.charsets[likely])}
        <span className={styles.noteActions}>
          <CharsetButtons words={words} charsets={[likely]} onPick={acts.readAs} />
        </span>
      </>,
    );
  }
  if (decoded.isGzip) {
    inform(
      <>
        {words.gzip}
        <span className={styles.noteActions}>
          <DecompressButton words={words} onClick={acts.decompress} />
        </span>
      </>,
    );
  }
  return items;
}

function noteAt(words: ToolWords, side: Side, at: number, message: string, acts: Acts): NoteItem {
  const onGo = acts.goTo(side, at);
  return { kind: 'warning', message, where: words.atPosition(at + 1), ...(onGo && { onGo }) };
}

interface CharsetButtonsProps {
  words: ToolWords;
  charsets: readonly Charset[];
  onPick: (charset: Charset) => void;
}

function CharsetButtons({ words, charsets, onPick }: CharsetButtonsProps) {
  return charsets.map((charset) => (
    <Button key={charset} size="small" onClick={() => onPick(charset)}>
      {words.readAs(words.charsets[charset])}
    </Button>
  ));
}

function DecompressButton({ words, onClick }: { words: ToolWords; onClick: (() => void) | undefined }) {
  if (!onClick) return null;
  return (
    <Button size="small" icon="package-open" onClick={onClick}>
      {words.decompress}
    </Button>
  );
}
