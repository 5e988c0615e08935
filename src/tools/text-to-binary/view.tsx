import { useOperation } from '../../operations/use-operation';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { LinkedPanes } from '../../ui/linked-pane/linked-panes';
import { useLinkedSides } from '../../ui/linked-pane/use-linked-sides';
import { Notes } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { Table } from '../../ui/table/table';
import type { FieldError } from '../../ui/text-input/text-input';
import { ROW_LIMIT, type Converted, type UndecodableFault, type UnencodableFault } from './conversion';
import { prefixesOf, separatorsOf, type DigitFault } from './notation';
import { binaryOptions, describeBytes, describeText } from './operations';
import { useWords } from './use-words';

const INITIAL = 'Hello';
/** The same bytes in each base. */
const BYTES_EXAMPLES = {
  2: '11110000 10011111 10010010 10101001 00100000 01000001',
  8: '360 237 222 251 040 101',
  10: '240 159 146 169 32 65',
  16: 'f0 9f 92 a9 20 41',
} as const;

/** A text and its bytes side by side; whichever was edited last is the source of the other. */
export default function TextToBinary() {
  const words = useWords();
  const [options, change] = useOptions(binaryOptions);
  // Each digit of binary ones is a hexadecimal one, too.
  useHandedOver(({ text, direction }) => {
    if (direction === 'decode' && typeof text === 'string') change({ base: /[2-9ac-f]/i.test(text) ? 16 : 2 });
  });
  const sides = useLinkedSides(['text', 'bytes'], INITIAL);
  const { source } = sides;
  const enabled = sides.side === 'text';
  const endings = useLineEndings(source, enabled);
  const settings = { ...options, lineEnding: endings.value };
  const encoding = useOperation(describeText, { text: source }, settings, { enabled });
  const decoding = useOperation(describeBytes, { text: source }, options, { enabled: !enabled });
  const run = enabled ? encoding : decoding;
  const converted = run.status === 'done' ? run.value : undefined;
  const errorOf = (fault: UnencodableFault | UndecodableFault | DigitFault): FieldError => {
    const error = { message: words.fault(fault), at: fault.at };
    if (fault.code === 'undecodable') {
      const label = words.readAs(words.options.encoding.values['iso-8859-1']);
      const readAs = () => change({ encoding: 'iso-8859-1' });
      return { message: error.message, acts: [{ label, onAct: readAs }] };
    }
    if (fault.code !== 'bad-digit') return error;
    const ignore = () => change({ ignoreOthers: true });
    return { ...error, acts: [{ label: words.options.ignoreOthers, onAct: ignore }] };
  };
  // Bytes that are no text are no fault of their digits.
  const { fault } = decoding;
  const ofText = encoding.fault ?? (fault?.code === 'undecodable' ? fault : undefined);
  const ofBytes = fault?.code === 'undecodable' ? undefined : fault;
  return (
    <Stack>
      <BinaryOptions />
      <LinkedPanes
        sides={sides}
        panes={{
          text: {
            label: words.text,
            run: decoding,
            error: ofText && errorOf(ofText),
            fileName: 'text.txt',
            placeholder: words.textPlaceholder,
            example: INITIAL,
            lineEndings: endings,
          },
          bytes: {
            label: words.bytes,
            run: encoding,
            error: ofBytes && errorOf(ofBytes),
            fileName: 'bytes.txt',
            placeholder: words.bytesPlaceholder,
            example: BYTES_EXAMPLES[options.base],
          },
        }}
      />
      {converted?.loneSurrogateAt === undefined ? null : (
        <LoneSurrogate at={converted.loneSurrogateAt} onGo={sides.wayTo('text', converted.loneSurrogateAt)} />
      )}
      {converted && converted.rows.length > 0 ? <Characters converted={converted} /> : null}
    </Stack>
  );
}

/** How bytes are written, and the encoding of both directions. */
function BinaryOptions() {
  const words = useWords();
  const [{ base }] = useOptions(binaryOptions);
  return (
    <Options
      schema={binaryOptions}
      words={words.options}
      open={['base', 'separator', 'prefix', 'encoding']}
      buttons={['base', 'prefix']}
      offered={{ separator: separatorsOf(base), prefix: prefixesOf(base) }}
      without={base === 16 ? [] : ['upperCase']}
    />
  );
}

function LoneSurrogate({ at, onGo }: { at: number; onGo: (() => void) | undefined }) {
  const words = useWords();
  const note = { kind: 'warning', message: words.loneSurrogate, where: words.atPosition(at + 1) } as const;
  return <Notes items={[onGo ? { ...note, onGo } : note]} />;
}

/** Each character with its code point and its bytes. */
function Characters({ converted }: { converted: Converted }) {
  const words = useWords();
  const columns = ['character', 'codePoint', 'bytes'] as const;
  return (
    <>
      <ResultHead
        title={words.characters}
        meta={converted.isCut ? words.firstRows(ROW_LIMIT) : words.byteCount(converted.byteCount)}
      />
      <Table
        label={words.characters}
        rows={converted.rows}
        headers={columns.map((key) => ({ key, label: words[key], mono: true }))}
      />
    </>
  );
}
