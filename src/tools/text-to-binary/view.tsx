import { useRef } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Panes, ResultHead, Stack } from '../../ui/layout/layout';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { LinkedPane } from '../../ui/linked-pane/linked-pane';
import { Notes } from '../../ui/notes/notes';
import { Table } from '../../ui/table/table';
import type { FieldError, TextInputHandle } from '../../ui/text-input/text-input';
import type { Converted, UndecodableFault, UnencodableFault } from './conversion';
import { ROW_LIMIT } from './conversion';
import type { DigitFault } from './notation';
import { binaryOptions, describeBytes, describeText, type BinaryOptions } from './operations';
import { OptionControls } from './option-controls';
import { type ToolWords, useWords } from './use-words';

type Side = 'text' | 'bytes';
type BytesFault = DigitFault | UndecodableFault;

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
  const [options, setOptions, resetOptions] = useOptions(binaryOptions);
  const [side, setSide] = useDraft<Side>('side', 'text');
  const [source, setSource] = useDraft<TextSource>('source', INITIAL);
  const textInput = useRef<TextInputHandle>(null);
  const bytesInput = useRef<TextInputHandle>(null);

  const isEncoding = side === 'text';
  const endings = useLineEndings(source, isEncoding);
  const encoding = useOperation(
    describeText,
    { text: source },
    { ...options, lineEnding: endings.value },
    { enabled: isEncoding },
  );
  const decoding = useOperation(describeBytes, { text: source }, options, { enabled: !isEncoding });
  const run = isEncoding ? encoding : decoding;
  const converted = run.status === 'done' ? run.value : undefined;
  const fault = decoding.status === 'fault' ? decoding.fault : undefined;

  const edit = (edited: Side) => (value: TextSource) => {
    setSource(value);
    setSide(edited);
  };
  return (
    <Stack>
      <OptionControls options={options} onChange={setOptions} onReset={resetOptions} />
      <Panes>
        <LinkedPane
          label={words.text}
          isSource={isEncoding}
          source={source}
          onEdit={edit('text')}
          run={decoding}
          result={decoding.value?.text}
          lines={decoding.lines}
          error={textError(words, encoding.fault, fault, setOptions)}
          fileName="text.txt"
          placeholder={words.textPlaceholder}
          example={INITIAL}
          lineEndings={endings}
          handle={textInput}
        />
        <LinkedPane
          label={words.bytes}
          isSource={!isEncoding}
          source={source}
          onEdit={edit('bytes')}
          run={encoding}
          result={encoding.value?.text}
          lines={encoding.lines}
          error={fault && fault.code !== 'undecodable' ? bytesError(words, fault, setOptions) : undefined}
          fileName="bytes.txt"
          placeholder={words.bytesPlaceholder}
          example={BYTES_EXAMPLES[options.base]}
          handle={bytesInput}
        />
      </Panes>
      {converted?.loneSurrogateAt === undefined ? null : (
        <LoneSurrogate
          at={converted.loneSurrogateAt}
          onGo={typeof source === 'string' ? (at) => textInput.current?.goTo(at) : undefined}
        />
      )}
      {converted && converted.rows.length > 0 ? <Characters converted={converted} /> : null}
    </Stack>
  );
}

/** What a message beside a field offers to change. */
type Change = (changes: Partial<BinaryOptions>) => void;

/** What the text lacks, or why the bytes give none: that is no fault of the digits. */
function textError(
  words: ToolWords,
  unencodable: UnencodableFault | undefined,
  fault: BytesFault | undefined,
  change: Change,
): FieldError | undefined {
  if (unencodable) return { message: words.fault(unencodable), at: unencodable.at };
  if (fault?.code !== 'undecodable') return undefined;
  return {
    message: words.fault(fault),
    actions: (
      <Button size="small" onClick={() => change({ encoding: 'iso-8859-1' })}>
        {words.readAs(words.encodings['iso-8859-1'])}
      </Button>
    ),
  };
}

function bytesError(words: ToolWords, fault: DigitFault, change: Change): FieldError {
  const error = { message: words.fault(fault), at: fault.at };
  if (fault.code !== 'bad-digit') return error;
  return {
    ...error,
    actions: (
      <Button size="small" onClick={() => change({ ignoreOthers: true })}>
        {words.ignoreOthers}
      </Button>
    ),
  };
}

function LoneSurrogate({ at, onGo }: { at: number; onGo: ((at: number) => void) | undefined }) {
  const words = useWords();
  return (
    <Notes
      items={[
        {
          kind: 'warning',
          message: words.loneSurrogate,
          where: words.atPosition(at + 1),
          ...(onGo && { onGo: () => onGo(at) }),
        },
      ]}
    />
  );
}

/** Each character with its code point and its bytes. */
function Characters({ converted }: { converted: Converted }) {
  const words = useWords();
  return (
    <>
      <ResultHead
        title={words.characters}
        meta={converted.isCut ? words.firstRows(ROW_LIMIT) : words.byteCount(converted.byteCount)}
      />
      <Table
        label={words.characters}
        rows={converted.rows}
        headers={[
          { key: 'character', label: words.character, mono: true },
          { key: 'codePoint', label: words.codePoint, mono: true },
          { key: 'bytes', label: words.bytes, mono: true },
        ]}
      />
    </>
  );
}
