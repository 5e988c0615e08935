import type { ReactNode } from 'react';
import { writeDotted } from '../../lib/ipv4/address';
import { countOf, type Range } from '../../lib/ip/ranges';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Section, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { RowTable } from '../../ui/row-table/row-table';
import { TextInput } from '../../ui/text-input/text-input';
import { endsIn } from './ends-in';
import { writeRanges } from './expand';
import { ExpansionView } from './expansion-view';
import { expandList, rememberedOptions, toRanges, type LeftOut } from './operations';
import type { LinesFault } from './read-lines';
import { useWords } from './use-words';
import styles from './view.module.css';

const RANGES = '192.168.1.1 - 192.168.1.254\n10.0.0.1-99\n10.0.0.50, 10.0.1.255\n172.16.0.0/15';
const BLOCKS = '10.0.0.0/25\n10.0.0.128/25\n192.168.0.0 255.255.252.0';

const isBlank = (text: TextSource) => typeof text === 'string' && text.trim() === '';

/** Many ranges, one on each line. */
export function RangesTab() {
  const words = useWords();
  const [text, onChange] = useDraft<TextSource>('ranges', '', {
    takes: (given) => (endsIn(given) ? undefined : given.text),
  });
  const [{ merge }] = useOptions(rememberedOptions);
  const run = useOperation(expandList, { text }, { merge }, { enabled: !isBlank(text) });
  const input = { label: words.ranges, hint: words.rangesHint, placeholder: '192.168.1.1 - 192.168.1.254' };
  return (
    <ListTab
      input={{ ...input, example: RANGES, value: text, onChange }}
      run={run}
      faultWords={words.rangeFault}
      empty={words.noRanges}
    >
      {(expansion) => <ExpansionView expansion={expansion} />}
    </ListTab>
  );
}

/** The way back: CIDR blocks as ranges. */
export function BlocksTab() {
  const words = useWords();
  const [text, onChange] = useDraft<TextSource>('blocks', '');
  const [{ merge }] = useOptions(rememberedOptions);
  const run = useOperation(toRanges, { text }, { merge }, { enabled: !isBlank(text) });
  const input = { label: words.blocks, hint: words.blocksHint, placeholder: '10.0.0.0/24' };
  return (
    <ListTab
      input={{ ...input, example: BLOCKS, value: text, onChange }}
      run={run}
      faultWords={words.blockFault}
      empty={words.noBlocks}
    >
      {({ ranges }) => <Ranges ranges={ranges} />}
    </ListTab>
  );
}

interface ListTabProps<V, F> {
  input: {
    readonly label: string;
    readonly hint: string;
    readonly placeholder: string;
    readonly example: string;
    readonly value: TextSource;
    readonly onChange: (text: TextSource) => void;
  };
  run: Run<V, LinesFault<F>>;
  faultWords: (fault: F) => string;
  /** What stands in the place of the result of a list that has no lines. */
  empty: string;
  children: (value: V) => ReactNode;
}

/** A list, where its first wrong line is, whether or not others could be read, and what became of these. */
function ListTab<V extends LeftOut<F>, F>({ input, run, faultWords, empty, children }: ListTabProps<V, F>) {
  const words = useWords();
  const field = useOptionField(rememberedOptions, words.options);
  const leftOut = run.stale ? [] : (run.value?.faults ?? []);
  const fault = run.fault ?? leftOut[0];
  const error = fault?.code === 'in-line' ? { message: faultWords(fault.fault), line: fault.line } : undefined;
  return (
    <SideBySide input={<TextInput {...input} rows={10} error={error} />} options={field('merge')}>
      <Outcome run={run} unit="items">
        {(value) => (
          <>
            {leftOut.length > 0 ? <Alert kind="warning" title={words.leftOut(leftOut.length)} /> : null}
            {children(value)}
          </>
        )}
      </Outcome>
      {run.status === 'idle' || run.fault ? (
        <NoResult>{run.fault?.code === 'in-line' ? undefined : empty}</NoResult>
      ) : null}
    </SideBySide>
  );
}

function Ranges({ ranges }: { ranges: readonly Range[] }) {
  const words = useWords();
  const at = (row: number) => ranges[row] ?? { first: 0, last: 0 };
  const title = words.rangeCount(ranges.length);
  const size = { key: 'size', label: words.addresses, width: 13, align: 'end', secondary: true } as const;
  return (
    <Section title={title}>
      <p className={styles.muted}>{words.addressCount(ranges.reduce((sum, range) => sum + countOf(range), 0))}</p>
      <RowTable
        label={title}
        count={ranges.length}
        columns={[
          { key: 'first', label: words.start, width: 15, cell: (row) => writeDotted(at(row).first) },
          { key: 'last', label: words.end, width: 15, cell: (row) => writeDotted(at(row).last) },
          { ...size, cell: (row) => words.count(countOf(at(row))) },
        ]}
      />
      <div className={styles.acts}>
        <DownloadButton sends fileName="ranges.txt" content={() => writeRanges(ranges)} />
        <CopyButton variant="primary" value={() => writeRanges(ranges)} />
      </div>
    </Section>
  );
}
