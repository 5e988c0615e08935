import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { ALGORITHMS } from '../../lib/hashing/algorithms';
import { writeDigest } from '../../lib/hashing/digest-encoding';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { inlineText } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useDraftField } from '../../operations/use-draft-field';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { useSampleDraft } from '../../operations/use-sample-draft';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Fold } from '../../ui/fold/fold';
import { ExactText } from '../../ui/input-text/exact-text';
import { SecretText } from '../../ui/input-text/secret-text';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { LineEndings } from '../../ui/line-endings/line-endings';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { Notes } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { Tabs } from '../../ui/tabs/tabs';
import { TextInput } from '../../ui/text-input/text-input';
import { Awaited } from '../../ui/unfinished/awaited';
import { HASHES, isLegacy, type HashId } from './hashes';
import { hmacOptions, type Macs } from './operations';
import { readKey } from './read-key';
import { KEYS, MESSAGES } from './samples';
import { type Expected, MOST_EXPECTED, readExpected, verify } from './verify';
import { useMacs } from './use-macs';
import { useWords } from './use-words';
import styles from './view.module.css';

/** As long as the HMACs. */
const PLACES = Object.fromEntries(HASHES.map((id) => [id, '0'.repeat(ALGORITHMS[id].bits / 4)]));

/** Where the message comes from. */
type Origin = 'text' | 'file';

/** The HMAC of a text or a file, with an expected value to check it against. */
export default function HmacGenerator() {
  const words = useWords();
  const [{ hash, keyAs, messageAs }, change] = useOptions(hmacOptions);
  const [from, setFrom] = useDraft<Origin>('source', 'text');
  const [message, setMessage] = useSampleDraft('message', MESSAGES, messageAs, {
    takes: ({ text, file: given }) => (given ? undefined : text),
  });
  const [file, setFile] = useState<File>();
  const [keySource, setKey] = useSampleDraft('key', KEYS, keyAs, { secret: true });
  // The field has one line and holds no file.
  const key = inlineText(keySource);
  const expected = useDraftField('expected', '');
  const [showsAll, setShowsAll] = useState(false);

  const isText = from === 'text';
  const awaited = useMemo(() => readExpected(expected.value), [expected.value]);
  // A value that names its hash function is compared with that one's, too.
  const shown = [hash, ...(awaited?.named ?? []).filter((named) => named !== hash)];
  const hashes = showsAll ? [...HASHES] : shown;
  const endings = useLineEndings(message, messageAs === 'utf-8');
  const source = { isText, message, lineEnding: endings.value, file, key };
  const { run, macs, bytesRead, messageFault, loneSurrogateAt, isUnreadable } = useMacs(source, hashes);
  // A file is meant byte for byte; read as text it could lose its byte order mark, or be none.
  const takeFile = (taken: File) => {
    setFile(taken);
    setFrom('file');
  };
  useHandedOver((given) => {
    if (given.file) return takeFile(given.file);
    setFrom('text');
    // A text that is sent here is meant as it stands, however the last one was read.
    change({ messageAs: 'utf-8' });
  });
  const keyBytes = readKey(key, keyAs);

  return (
    <div className={styles.sheet}>
      <OptionBar from={from} onFrom={setFrom} />
      <Stack>
        <SecretText
          label={words.key}
          value={key}
          onChange={setKey}
          hint={keyBytes.ok && words.keyBytes(keyBytes.value.length)}
          error={!keyBytes.ok && words.fault(keyBytes.fault)}
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
            readAs={bytesRead === undefined ? undefined : words.bytesRead(bytesRead)}
            error={
              messageFault && {
                message: words.fault(messageFault),
                ...('at' in messageFault && { at: messageFault.at }),
              }
            }
          />
        ) : (
          <FileField file={file} onFile={setFile} isUnreadable={isUnreadable} />
        )}
        <ExactText
          label={words.expected}
          clearable
          hint={words.expectedHint}
          error={expected.value.length > MOST_EXPECTED && words.expectedTooLong(MOST_EXPECTED)}
          {...expected}
        />
        <ResultHead title={words.result} />
        <Awaited run={run} standIn={<MacRows title={words.result} ids={shown} macs={PLACES} expected={undefined} />}>
          <MacRows title={words.result} ids={shown} macs={macs} expected={awaited} />
        </Awaited>
        <Notes
          items={[
            key === '' && !run.lacksSecret && { kind: 'warning', message: words.emptyKey },
            keyAs === 'text' && findLoneSurrogate(key) >= 0 && { kind: 'warning', message: words.keySurrogate },
            loneSurrogateAt !== undefined && { kind: 'warning', message: words.loneSurrogate(loneSurrogateAt + 1) },
            isLegacy(hash) && { kind: 'warning', message: words.legacyHint },
          ]}
        />
        <Fold label={words.allHashes} isOpen={showsAll} onOpen={setShowsAll}>
          <MacRows title={words.allHashes} ids={HASHES} macs={macs} expected={awaited} onlyMatches />
        </Fold>
      </Stack>
    </div>
  );
}

function OptionBar({ from, onFrom }: { from: Origin; onFrom: (from: Origin) => void }) {
  const words = useWords();
  const origins = (['text', 'file'] as const).map((id) => ({ id, label: words[id] }));
  return (
    <Options
      schema={hmacOptions}
      words={words.options}
      before={<Tabs label={words.source} size="small" value={from} onChange={onFrom} tabs={origins} />}
      open={['hash', 'keyAs', 'messageAs', 'encoding']}
      without={from === 'text' ? [] : ['messageAs']}
    />
  );
}

interface FileFieldProps {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  isUnreadable: boolean;
}

function FileField({ file, onFile, isUnreadable }: FileFieldProps) {
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
      {isUnreadable ? (
        <p className={styles.fault} role="alert">
          {words.fault({ code: 'unreadable' })}
        </p>
      ) : null}
    </>
  );
}

interface MacRowsProps {
  title: string;
  ids: readonly HashId[];
  macs: Macs['macs'] | undefined;
  expected: Expected | undefined;
  /** Among many, those that do not match are no news. */
  onlyMatches?: boolean;
}

/** HMACs by hash function in the chosen writing; empty while there are none. */
function MacRows({ title, ids, macs, expected, onlyMatches = false }: MacRowsProps) {
  const words = useWords();
  const [{ encoding }] = useOptions(hmacOptions);
  const rowOf = (id: HashId) => {
    const hex = macs?.[id];
    const verdict = hex === undefined ? undefined : verify(hex, expected, id);
    return {
      label: ALGORITHMS[id].name,
      mark: isLegacy(id) && <Badge kind="warn">{words.legacy}</Badge>,
      value: writeDigest(hex ?? '', encoding),
      state: onlyMatches && verdict === 'mismatch' ? undefined : verdict,
    };
  };
  return <FactRows title={title} hideTitle nameWidth={156} rows={ids.map(rowOf)} />;
}
