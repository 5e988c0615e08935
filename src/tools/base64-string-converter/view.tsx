import { useState } from 'react';
import type { TextSource } from '../../lib/text-source';
import { isToken } from '../../lib/text-likeness';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { later } from '../../ui/later';
import { Stack } from '../../ui/layout/layout';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { LinkedPanes } from '../../ui/linked-pane/linked-panes';
import { useLinkedSides } from '../../ui/linked-pane/use-linked-sides';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import type { FieldError } from '../../ui/text-input/text-input';
import { BetterTool } from './better-tool';
import { BytesView } from './bytes-view';
import type { Decoded, DecodeFault } from './decoding';
import { decodedNotes, encodedNotes, undecodableActs, type Acts, type Side } from './notes';
import { conversionOptions, describeBase64, describeText } from './operations';
import { OptionControls } from './option-controls';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

const Decompressed = later(async () => (await import('./decompressed')).Decompressed);

const INITIAL = 'Hello, 世界 👋';
const BASE64_EXAMPLE = 'data:text/plain;base64,SGVsbG8sIOS4lueVjCDwn5GL';

/** Text and Base64 side by side; whichever was edited last is the source of the other. */
export default function Base64StringConverter() {
  const words = useWords();
  const [options, change] = useOptions(conversionOptions);
  const { charset, eachLine } = options;
  const sides = useLinkedSides<Side>(['text', 'base64'], INITIAL);
  const { source } = sides;
  const [unpacked, setUnpacked] = useState<TextSource>();
  // What was compressed is handed over for what is inside.
  useHandedOver(({ text, direction }) => setUnpacked(direction === 'decode' ? text : undefined));
  const enabled = sides.side === 'text';
  const endings = useLineEndings(source, enabled && !eachLine);
  const settings = { ...options, lineEnding: endings.value };
  const encoding = useOperation(describeText, { text: source }, settings, { enabled });
  const decoding = useOperation(describeBase64, { text: source }, { charset, eachLine }, { enabled: !enabled });
  const encoded = encoding.status === 'done' ? encoding.value : undefined;
  const decoded = decoding.status === 'done' ? decoding.value : undefined;
  const bytes = (encoded ?? decoded)?.bytes;
  const isUnpacked = (decoded?.isGzip === true || decoded?.isZlib === true) && unpacked === source;
  const acts: Acts = {
    readAs: (other) => change({ charset: other }),
    decompress: isUnpacked ? undefined : () => setUnpacked(source),
    wayTo: sides.wayTo,
  };
  const ofText = encoding.fault
    ? { message: words.unencodable(encoding.fault), at: encoding.fault.at }
    : isUnpacked
      ? undefined
      : decoded && undecodableError(decoded, acts, words);
  return (
    <>
      <OptionControls />
      <Stack>
        <LinkedPanes
          sides={sides}
          panes={{
            text: {
              label: words.text,
              run: decoding,
              error: ofText,
              fileName: 'decoded.txt',
              placeholder: words.textPlaceholder,
              example: INITIAL,
              lineEndings: endings,
            },
            base64: {
              label: words.base64,
              run: encoding,
              error: decoding.fault && base64Error(decoding.fault, source, words),
              fileName: 'base64.txt',
              placeholder: words.base64Placeholder,
              example: BASE64_EXAMPLE,
            },
          }}
        />
        <Notes
          items={[
            ...(encoded ? encodedNotes(encoded, acts, words) : []),
            ...(decoded ? decodedNotes(decoded, charset, acts, words) : []),
            ...(decoded ? likenessNotes(decoded, source, words) : []),
          ]}
        />
        {isUnpacked ? <Decompressed source={source} charset={charset} /> : null}
        {bytes && bytes.length > 0 ? <BytesView bytes={bytes} isNeeded={decoded?.undecodable !== undefined} /> : null}
      </Stack>
    </>
  );
}

function undecodableError(decoded: Decoded, acts: Acts, words: ToolWords): FieldError | undefined {
  if (!decoded.undecodable) return undefined;
  return { message: words.undecodable(decoded.undecodable), acts: undecodableActs(decoded, acts, words) };
}

function base64Error(fault: DecodeFault, source: TextSource, words: ToolWords): FieldError {
  // The dots between the parts of a token are no Base64.
  if (fault.code === 'bad-character' && fault.found === '.' && typeof source === 'string' && isToken(source)) {
    const actions = <BetterTool kind="token" given={source} />;
    return { message: words.looksLike({ kind: 'token' }), at: fault.at, actions };
  }
  const message = words.base64Fault(fault);
  const at = 'at' in fault ? { at: fault.at } : {};
  if (fault.line === undefined) return { message, ...at };
  return { message: words.inLine(fault.line, message), line: fault.line, ...at };
}

/** Where what was decoded is better off. */
function likenessNotes({ looksLike, text = '' }: Decoded, source: TextSource, words: ToolWords): NoteItem[] {
  if (!looksLike) return [];
  const message = (
    <>
      {words.looksLike(looksLike)}{' '}
      <span className={styles.noteActions}>
        <BetterTool kind={looksLike.kind} given={looksLike.kind === 'file' ? source : text} />
      </span>
    </>
  );
  return [{ kind: 'info', message }];
}
