import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { writeDotted } from '../../lib/ipv4/address';
import { countOf, type Range } from '../../lib/ipv4/cover';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Section, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { RowTable } from '../../ui/row-table/row-table';
import { Switch } from '../../ui/switch/switch';
import { TextInput, type FieldError } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { writeRanges } from './expand';
import { ExpansionView } from './expansion-view';
import { expandList, rememberedOptions, toRanges } from './operations';
import type { LineFault, LinesFault } from './read-lines';
import { useWords } from './use-words';
import styles from './view.module.css';

const RANGES = '192.168.1.1 - 192.168.1.254\n10.0.0.1-99\n10.0.0.50, 10.0.1.255\n172.16.0.0/15';
const BLOCKS = '10.0.0.0/25\n10.0.0.128/25\n192.168.0.0 255.255.252.0';

function isBlank(text: TextSource): boolean {
  return typeof text === 'string' && text.trim() === '';
}

interface Listed<F> {
  readonly value?: { readonly faults: readonly LineFault<F>[] } | undefined;
  readonly fault?: LinesFault<F> | undefined;
  readonly stale: boolean;
}

/** The first wrong line, whether or not others could be read. */
function firstFault<F>({ value, fault, stale }: Listed<F>): LinesFault<F> | undefined {
  return fault ?? (stale ? undefined : value?.faults[0]);
}

/** How many lines are left out of the result. */
function LeftOut<F>({ run: { value, stale } }: { run: Listed<F> }) {
  const words = useWords();
  const count = stale ? 0 : (value?.faults.length ?? 0);
  return count === 0 ? null : <Alert kind="warning" title={words.leftOut(count)} />;
}

/** Where a fault of a list is; nothing is wrong with one that has no lines yet. */
function errorOf<F>(fault: LinesFault<F> | undefined, wordsOf: (fault: F) => string): FieldError | undefined {
  if (fault?.code !== 'in-line') return undefined;
  return { message: wordsOf(fault.fault), line: fault.line };
}

/** Stands in the place of the result of a list that has no lines, or none that can be read. */
function Missing({
  run,
  children,
}: {
  run: { status: string; fault?: { code: string } | undefined };
  children: string;
}) {
  if (run.fault?.code === 'in-line') return <NoResult />;
  return run.status === 'idle' || run.fault ? <NoResult>{children}</NoResult> : null;
}

/** Many ranges, one on each line. */
export function RangesTab() {
  const words = useWords();
  const [text, setText] = useDraft<TextSource>('ranges', '');
  const [{ merge, format }, change] = useOptions(rememberedOptions);
  const run = useOperation(expandList, { text }, { merge }, { enabled: !isBlank(text) });
  return (
    <SideBySide
      options={
        <>
          <TextInput
            label={words.ranges}
            value={text}
            onChange={setText}
            rows={10}
            hint={words.rangesHint}
            placeholder="192.168.1.1 - 192.168.1.254"
            example={RANGES}
            error={errorOf(firstFault(run), words.rangeFault)}
          />
          <div>
            <Switch label={words.merge} checked={merge} onChange={(next) => change({ merge: next })} />
          </div>
        </>
      }
    >
      <Unfinished run={run} unit="items" />
      <LeftOut run={run} />
      {run.value ? (
        <ExpansionView expansion={run.value} format={format} onFormat={(next) => change({ format: next })} />
      ) : null}
      <Missing run={run}>{words.noRanges}</Missing>
    </SideBySide>
  );
}

/** The way back: CIDR blocks as ranges. */
export function BlocksTab() {
  const words = useWords();
  const [text, setText] = useDraft<TextSource>('blocks', '');
  const [{ merge }, change] = useOptions(rememberedOptions);
  const run = useOperation(toRanges, { text }, { merge }, { enabled: !isBlank(text) });
  return (
    <SideBySide
      options={
        <>
          <TextInput
            label={words.blocks}
            value={text}
            onChange={setText}
            rows={10}
            hint={words.blocksHint}
            placeholder="10.0.0.0/24"
            example={BLOCKS}
            error={errorOf(firstFault(run), words.blockFault)}
          />
          <div>
            <Switch label={words.merge} checked={merge} onChange={(next) => change({ merge: next })} />
          </div>
        </>
      }
    >
      <Unfinished run={run} unit="items" />
      <LeftOut run={run} />
      {run.value ? <Ranges ranges={run.value.ranges} /> : null}
      <Missing run={run}>{words.noBlocks}</Missing>
    </SideBySide>
  );
}

function Ranges({ ranges }: { ranges: readonly Range[] }) {
  const words = useWords();
  const locale = useLocale();
  const at = (row: number) => ranges[row] ?? { first: 0, last: 0 };
  const title = words.rangeCount(ranges.length);
  return (
    <Section title={title}>
      <p className={styles.muted}>{words.addressCount(ranges.reduce((sum, range) => sum + countOf(range), 0))}</p>
      <RowTable
        label={title}
        count={ranges.length}
        columns={[
          { key: 'first', label: words.start, width: 15, cell: (row) => writeDotted(at(row).first) },
          { key: 'last', label: words.end, width: 15, cell: (row) => writeDotted(at(row).last) },
          {
            key: 'size',
            label: words.addresses,
            width: 13,
            align: 'end',
            secondary: true,
            cell: (row) => formatNumber(locale, countOf(at(row))),
          },
        ]}
      />
      <div className={styles.acts}>
        <DownloadButton fileName="ranges.txt" content={() => writeRanges(ranges)} />
        <CopyButton variant="primary" value={() => writeRanges(ranges)} />
      </div>
    </Section>
  );
}
