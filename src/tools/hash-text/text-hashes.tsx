import { useId, useState } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useSampleDraft } from '../../operations/use-sample-draft';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { LineEndings } from '../../ui/line-endings/line-endings';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { Notes } from '../../ui/notes/notes';
import { TextInput } from '../../ui/text-input/text-input';
import type { OutputRun } from '../../ui/text-output/text-output';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { type AlgorithmId, algorithmOf, MAIN_ROWS, MORE_ROWS } from '../../lib/hashing/algorithms';
import { type DigestEncoding, writeDigest } from '../../lib/hashing/digest-encoding';
import type { Verdict } from './expected';
import { ExpectedField, useExpected } from './expected-field';
import type { Digests } from '../../lib/hashing/hashing';
import { digestText } from './operations';
import type { HashOptions } from './options';
import { rowLabel, RowMark } from './row-name';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The same bytes in each form. */
const SAMPLES = {
  'utf-8': 'The quick brown fox jumps over the lazy dog',
  hex: '54686520717569636b2062726f776e20666f78206a756d7073206f76657220746865206c617a7920646f67',
  base64: 'VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IGRvZw==',
} as const;
const NO_DIGESTS: Digests = {};
const NO_VERDICTS: Verdicts = {};

type Verdicts = Readonly<Partial<Record<AlgorithmId, Verdict>>>;

export interface TextHashesProps {
  options: HashOptions;
  onOptions: (changes: Partial<HashOptions>) => void;
  expectedSource: TextSource;
  onExpected: (source: TextSource) => void;
  /** Takes a file that was opened in the text's place: it is hashed as its bytes. */
  onFile: (file: File) => void;
}

/** The digests of a text, beside each other's names, and which of them is the expected one. */
export function TextHashes({ options, onOptions, expectedSource, onExpected, onFile }: TextHashesProps) {
  const words = useWords();
  const foldId = useId();
  const { parsed, reader } = useExpected(expectedSource) ?? {};
  const expected = parsed?.ok ? parsed.value.digests : [];

  const { readAs, encoding, sha3Size, showsMore } = options;
  const [source, setSource] = useSampleDraft('text', SAMPLES, readAs);
  const main = MAIN_ROWS.map((row) => algorithmOf(row, sha3Size));
  const shown = showsMore ? [...main, ...MORE_ROWS] : main;
  const algorithms = [...new Set([...shown, ...expected.flatMap((one) => reader?.candidatesOf(one) ?? [])])];
  const endings = useLineEndings(source, readAs === 'utf-8');
  const run = useOperation(digestText, { text: source }, { readAs, lineEnding: endings.value, algorithms });
  // A former digest beside a newer text would be a wrong one to copy.
  const report = run.status === 'done' ? run.value : undefined;
  const digests = report?.digests ?? NO_DIGESTS;
  const verdicts = reader?.compareDigests(digests, expected) ?? NO_VERDICTS;
  const rowProps = { digests, encoding, verdicts };
  const isWaiting = useFirstWait(run.status);

  return (
    <>
      <TextInput
        label={words.text}
        value={source}
        onChange={setSource}
        rows={4}
        exact
        takeFile={onFile}
        readAs={report ? words.bytesHashed(report.byteCount) : undefined}
        example={SAMPLES[readAs]}
        error={run.fault && { message: words.hashTextFault(run.fault), at: run.fault.at }}
        footer={
          <>
            <LineEndings endings={endings} />
            {report?.loneSurrogateAt === undefined ? null : (
              <Notes items={[{ kind: 'warning', message: words.loneSurrogate(report.loneSurrogateAt + 1) }]} />
            )}
          </>
        }
      />
      <ExpectedField value={expectedSource} onChange={onExpected} parsed={parsed} />
      <Unfinished run={run} />
      <div className={styles.rows} data-waiting={isWaiting || undefined}>
        <Rows label={words.digests} ids={[...main, ...pointedAt(verdicts, shown)]} {...rowProps} />
      </div>
      <div className={styles.fold} data-waiting={isWaiting || undefined}>
        <Button
          variant="quiet"
          size="small"
          icon={showsMore ? 'chevron-down' : 'chevron-right'}
          aria-expanded={showsMore}
          aria-controls={foldId}
          onClick={() => onOptions({ showsMore: !showsMore })}
        >
          {words.moreAlgorithms}
        </Button>
      </div>
      <div id={foldId} hidden={!showsMore}>
        {showsMore ? <Rows label={words.moreAlgorithms} ids={MORE_ROWS} {...rowProps} /> : null}
      </div>
    </>
  );
}

/** True until there was a first answer: rows that come empty and then grow would make the page jump as it opens. */
function useFirstWait(status: OutputRun['status']): boolean {
  const [isWaiting, setWaiting] = useState(true);
  if (isWaiting && status !== 'busy' && status !== 'idle') setWaiting(false);
  return isWaiting;
}

/**
 * The rows that only the expected value brings in: those it matches, or, where it can be compared with nothing that is
 * shown, all that it could be.
 */
function pointedAt(verdicts: Verdicts, shown: readonly AlgorithmId[]): AlgorithmId[] {
  // The record has only ids as keys.
  const judged = Object.keys(verdicts) as AlgorithmId[];
  const isComparable = judged.some((id) => shown.includes(id));
  return judged.filter((id) => !shown.includes(id) && (verdicts[id] === 'match' || !isComparable));
}

interface RowsProps {
  label: string;
  ids: readonly AlgorithmId[];
  digests: Digests;
  encoding: DigestEncoding;
  verdicts: Verdicts;
}

/** Named digests in the chosen writing; empty while there are none. */
export function Rows({ label, ids, digests, encoding, verdicts }: RowsProps) {
  return (
    <CopyRows label={label} nameWidth={156}>
      {ids.map((id) => (
        <CopyRow
          key={id}
          label={rowLabel(id)}
          mark={<RowMark id={id} />}
          value={writeDigest(digests[id] ?? '', encoding)}
          state={verdicts[id]}
        />
      ))}
    </CopyRows>
  );
}
