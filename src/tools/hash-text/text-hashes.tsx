import { type AlgorithmId, algorithmOf, ALGORITHMS, MAIN_ROWS, MORE_ROWS } from '../../lib/hashing/algorithms';
import type { Digests } from '../../lib/hashing/hashing';
import { isEmptySource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useSampleDraft } from '../../operations/use-sample-draft';
import { Fold } from '../../ui/fold/fold';
import { LineEndings } from '../../ui/line-endings/line-endings';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { Notes } from '../../ui/notes/notes';
import { TextInput } from '../../ui/text-input/text-input';
import { Awaited } from '../../ui/unfinished/awaited';
import { DigestRows } from './digest-rows';
import type { Verdicts } from './expected';
import { ExpectedField } from './expected-field';
import { digestText } from './operations';
import { hashOptions } from './options';
import { pointedAt } from './pointed-at';
import { SAMPLES } from './samples';
import { useExpected } from './use-expected';
import { useWords } from './use-words';
import styles from './view.module.css';

const NO_DIGESTS: Digests = {};
const NO_VERDICTS: Verdicts = {};
/** As long as the digests. */
const PLACES: Digests = Object.fromEntries(
  Object.entries(ALGORITHMS).map(([id, { bits }]) => [id, '0'.repeat(bits / 4)]),
);

/** The digests of a text, and which of them is the expected one. A file that is opened in its place is hashed as its bytes. */
export function TextHashes({ onFile }: { onFile: (file: File) => void }) {
  const words = useWords();
  const expected = useExpected();
  const { parsed, reader } = expected;
  const awaited = parsed?.ok ? parsed.value.digests : [];

  const [{ readAs, sha3Size, showsMore }, change] = useOptions(hashOptions);
  const [source, setSource] = useSampleDraft('text', SAMPLES, readAs, {
    takes: ({ text, file, direction }, held) => {
      // A checksum waits for what it is of.
      if (direction === 'expected') return held === undefined ? '' : undefined;
      return file ? undefined : text;
    },
  });
  const main = MAIN_ROWS.map((row) => algorithmOf(row, sha3Size));
  const shown: readonly AlgorithmId[] = showsMore ? [...main, ...MORE_ROWS] : main;
  const algorithms = [...new Set([...shown, ...awaited.flatMap((one) => reader?.candidatesOf(one) ?? [])])];
  const endings = useLineEndings(source, readAs === 'utf-8');
  const run = useOperation(digestText, { text: source }, { readAs, lineEnding: endings.value, algorithms });
  // A former digest beside a newer text would be a wrong one to copy.
  const { digests = NO_DIGESTS, byteCount, loneSurrogateAt } = (run.status === 'done' && run.value) || {};
  const verdicts = (!isEmptySource(source) && reader?.compareDigests(digests, awaited)) || NO_VERDICTS;
  const rows = (all: Digests) => (
    <>
      <DigestRows
        title={words.digests}
        ids={[...main, ...pointedAt(verdicts, shown)]}
        digests={all}
        verdicts={verdicts}
      />
      <Fold
        label={words.options.showsMore}
        isOpen={showsMore}
        onOpen={(isOpen) => change({ showsMore: isOpen })}
        className={styles.fold}
      >
        <DigestRows title={words.options.showsMore} ids={MORE_ROWS} digests={all} verdicts={verdicts} />
      </Fold>
    </>
  );

  return (
    <>
      <TextInput
        label={words.text}
        value={source}
        onChange={setSource}
        rows={4}
        exact
        takeFile={onFile}
        readAs={byteCount === undefined ? undefined : words.bytesHashed(byteCount)}
        example={SAMPLES[readAs]}
        error={run.fault && { message: words.hashTextFault(run.fault), at: run.fault.at }}
        footer={
          <>
            <LineEndings endings={endings} />
            <Notes
              items={[
                loneSurrogateAt !== undefined && { kind: 'warning', message: words.loneSurrogate(loneSurrogateAt + 1) },
              ]}
            />
          </>
        }
      />
      <ExpectedField {...expected} />
      <Awaited run={run} standIn={rows(PLACES)}>
        {rows(digests)}
      </Awaited>
    </>
  );
}
