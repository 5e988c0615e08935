import { useId, useMemo, useState, type ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { ALGORITHMS } from '../../lib/hashing/algorithms';
import { DIGEST_ENCODINGS, writeDigest } from '../../lib/hashing/digest-encoding';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { inlineText } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useSampleDraft } from '../../operations/use-sample-draft';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { LineEndings } from '../../ui/line-endings/line-endings';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Tabs } from '../../ui/tabs/tabs';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { HASHES, type HashId } from './hashes';
import { describeFile, describeText, hmacOptions, MESSAGE_FORMS } from './operations';
import { KEY_FORMS, readKey } from './read-key';
import { type Expected, MOST_EXPECTED, readExpected, verify } from './verify';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** The same bytes in each form: RFC 4231, case 2. */
const MESSAGES = {
  'utf-8': 'what do ya want for nothing?',
  hex: '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
  base64: 'd2hhdCBkbyB5YSB3YW50IGZvciBub3RoaW5nPw==',
} as const;
const KEYS = { text: 'Jefe', hex: '4a656665', base64: 'SmVmZQ==', base64url: 'SmVmZQ' } as const;
const NO_FILE = new File([], '');

type Source = 'text' | 'file';

/** The HMAC of a text or a file, with an expected value to check it against. */
export default function HmacGenerator() {
  const words = useWords();
  const [options, setOptions, resetOptions] = useOptions(hmacOptions);
  const [source, setSource] = useDraft<Source>('source', 'text');
  const { hash, keyAs, messageAs, encoding } = options;
  const [message, setMessage] = useSampleDraft('message', MESSAGES, messageAs);
  const [file, setFile] = useState<File>();
  const [keySource, setKey] = useSampleDraft('key', KEYS, keyAs, { secret: true });
  // The field has one line and holds no file.
  const key = inlineText(keySource);
  const [expected, setExpected] = useDraft('expected', '');
  const [showsAll, setShowsAll] = useState(false);

  const isText = source === 'text';
  const awaited = useMemo(() => readExpected(expected), [expected]);
  // A value that names its hash function is compared with that one's, too.
  const shown = [hash, ...(awaited?.named ?? []).filter((named) => named !== hash)];
  const hashes = showsAll ? [...HASHES] : shown;
  const endings = useLineEndings(message, messageAs === 'utf-8');
  const textRun = useOperation(
    describeText,
    { text: message, key },
    { hashes, keyAs, messageAs, lineEnding: endings.value },
    { enabled: isText },
  );
  // A file is meant byte for byte; read as text it could lose its byte order mark, or be none.
  const takeFile = (taken: File) => {
    setFile(taken);
    setSource('file');
  };
  const fileRun = useOperation(
    describeFile,
    { file: file ?? NO_FILE, key },
    { hashes, keyAs },
    { enabled: !isText && file !== undefined },
  );
  const run = isText ? textRun : fileRun;
  // A former HMAC beside a newer key or message would be a wrong one to copy.
  const macs = run.status === 'done' ? run.value?.macs : undefined;
  const report = textRun.status === 'done' ? textRun.value : undefined;
  const keyBytes = readKey(key, keyAs);

  return (
    <div className={styles.sheet}>
      <OptionRow onReset={resetOptions}>
        <Tabs
          label={words.source}
          size="small"
          value={source}
          onChange={setSource}
          tabs={[
            { id: 'text', label: words.text },
            { id: 'file', label: words.file },
          ]}
        />
        <OptionSelect
          label={words.hash}
          options={HASHES.map((value) => ({ value, label: ALGORITHMS[value].name }))}
          value={hash}
          onChange={(value) => setOptions({ hash: value })}
        />
        <OptionSelect
          label={words.keyAs}
          options={KEY_FORMS.map((value) => ({ value, label: words.keyForms[value] }))}
          value={keyAs}
          onChange={(value) => setOptions({ keyAs: value })}
        />
        {isText ? (
          <OptionSelect
            label={words.messageAs}
            options={MESSAGE_FORMS.map((value) => ({ value, label: words.messageForms[value] }))}
            value={messageAs}
            onChange={(value) => setOptions({ messageAs: value })}
          />
        ) : null}
        <OptionSelect
          label={words.encoding}
          options={DIGEST_ENCODINGS.map((value) => ({ value, label: words.encodings[value] }))}
          value={encoding}
          onChange={(value) => setOptions({ encoding: value })}
        />
      </OptionRow>
      <Stack>
        <InputText
          label={words.key}
          type="password"
          mono
          clearable
          placeholder=""
          value={key}
          onChange={setKey}
          hint={keyBytes.ok ? words.keyBytes(keyBytes.value.length) : undefined}
          error={keyBytes.ok ? undefined : words.fault(keyBytes.fault)}
        />
        {isText ? (
          <TextInput
            label={words.message}
            value={message}
            onChange={setMessage}
            rows={4}
            exact
            takeFile={takeFile}
            example={MESSAGES[messageAs]}
            footer={<LineEndings endings={endings} />}
            readAs={report ? words.bytesRead(report.byteCount) : undefined}
            error={
              textRun.fault && !textRun.fault.code.startsWith('key-')
                ? { message: words.fault(textRun.fault), ...('at' in textRun.fault && { at: textRun.fault.at }) }
                : undefined
            }
          />
        ) : (
          <FileField file={file} onFile={setFile} error={fileRun.fault?.code === 'unreadable'} />
        )}
        <InputText
          label={words.expected}
          mono
          clearable
          autoComplete="off"
          placeholder=""
          hint={words.expectedHint}
          error={expected.length > MOST_EXPECTED ? words.expectedTooLong(MOST_EXPECTED) : undefined}
          value={expected}
          onChange={setExpected}
        />
        <ResultHead title={words.result} />
        <Unfinished run={run} />
        <Macs label={words.result} ids={shown} macs={macs} encoding={encoding} expected={awaited} />
        <Notes
          items={notesOf(words, { hash, keyAs, key, loneSurrogateAt: isText ? report?.loneSurrogateAt : undefined })}
        />
        <AllHashes isOpen={showsAll} onOpen={setShowsAll}>
          <Macs label={words.allHashes} ids={HASHES} macs={macs} encoding={encoding} expected={awaited} onlyMatches />
        </AllHashes>
      </Stack>
    </div>
  );
}

interface FileFieldProps {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  error: boolean;
}

function FileField({ file, onFile, error }: FileFieldProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <>
      <FileDrop onFiles={([first]) => onFile(first)} hint={words.dropHint} />
      {file ? (
        <div className={styles.file}>
          <span>{words.fileInfo(file.name, formatBytes(locale, file.size))}</span>
          <Button size="small" variant="quiet" icon="x" onClick={() => onFile(undefined)}>
            {words.removeFile}
          </Button>
        </div>
      ) : null}
      {error ? (
        <p className={styles.fault} role="alert">
          {words.fault({ code: 'unreadable' })}
        </p>
      ) : null}
    </>
  );
}

interface AllHashesProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

function AllHashes({ isOpen, onOpen, children }: AllHashesProps) {
  const words = useWords();
  const id = useId();
  return (
    <>
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? 'chevron-down' : 'chevron-right'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          {words.allHashes}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </>
  );
}

interface MacsProps {
  label: string;
  ids: readonly HashId[];
  macs: Readonly<Partial<Record<HashId, string>>> | undefined;
  encoding: (typeof DIGEST_ENCODINGS)[number];
  expected: Expected | undefined;
  /** Among many, those that do not match are no news. */
  onlyMatches?: boolean;
}

/** HMACs by hash function in the chosen writing; empty while there are none. */
function Macs({ label, ids, macs, encoding, expected, onlyMatches = false }: MacsProps) {
  const words = useWords();
  return (
    <CopyRows label={label} nameWidth={156}>
      {ids.map((id) => {
        const hex = macs?.[id];
        const verdict = hex === undefined ? undefined : verify(hex, expected, id);
        return (
          <CopyRow
            key={id}
            label={ALGORITHMS[id].name}
            mark={isLegacy(id) ? <Badge kind="warn">{words.legacy}</Badge> : undefined}
            value={writeDigest(hex ?? '', encoding)}
            state={onlyMatches && verdict === 'mismatch' ? undefined : verdict}
          />
        );
      })}
    </CopyRows>
  );
}

function isLegacy(id: HashId): boolean {
  return id === 'md5' || id === 'sha1';
}

interface NoteFacts {
  hash: HashId;
  keyAs: (typeof KEY_FORMS)[number];
  key: string;
  loneSurrogateAt: number | undefined;
}

function notesOf(words: ToolWords, { hash, keyAs, key, loneSurrogateAt }: NoteFacts): NoteItem[] {
  const items: NoteItem[] = [];
  if (key === '') items.push({ kind: 'warning', message: words.emptyKey });
  if (keyAs === 'text' && findLoneSurrogate(key) >= 0) items.push({ kind: 'warning', message: words.keySurrogate });
  if (loneSurrogateAt !== undefined) items.push({ kind: 'warning', message: words.loneSurrogate(loneSurrogateAt + 1) });
  if (isLegacy(hash)) items.push({ kind: 'warning', message: words.legacyHint });
  return items;
}
