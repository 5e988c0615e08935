import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { writeMacAddress } from '../../lib/mac-address';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { SideBySide } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { Details } from './details';
import type { AddressesFault } from './find-addresses';
import { registryDate } from './holder-text';
import { lookUp, type LookUpReport } from './operations';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const listPart = makePart(() => import('./found-list'));

const INITIAL = '20:37:06:12:34:56';
const EXAMPLES = {
  one: 'C8:5C:E2:7A:BC:DE',
  local: '52:54:00:12:34:56',
  windows: [
    'Interface: 192.168.1.23 --- 0x9',
    '  Internet Address      Physical Address      Type',
    '  192.168.1.1           20-37-06-12-34-56     dynamic',
    '  192.168.1.42          dc-a6-32-00-00-01     dynamic',
    '  192.168.1.255         ff-ff-ff-ff-ff-ff     static',
    '  224.0.0.251           01-00-5e-00-00-fb     static',
  ].join('\n'),
  linux: [
    '192.168.1.1 dev eth0 lladdr 20:37:06:12:34:56 REACHABLE',
    '192.168.1.77 dev eth0 lladdr 52:54:00:12:34:56 STALE',
    '172.17.0.2 dev docker0 lladdr 02:42:ac:11:00:02 REACHABLE',
    'fe80::deb4:6aff:fe00:1 dev wlan0 lladdr da:a1:19:00:00:01 router STALE',
  ].join('\n'),
} as const;
const EXAMPLE_NAMES = ['one', 'local', 'windows', 'linux'] as const;

/** One address, or all in a text. */
export function AddressTab() {
  const words = useWords();
  const locale = useLocale();
  const [text, setText] = useDraft<TextSource>('text', INITIAL, { takes: 'text' });
  const isEmpty = isEmptySource(text) || (typeof text === 'string' && text.trim() === '');
  const run = useOperation(lookUp, { text }, {}, { enabled: !isEmpty });
  const examples = useMemo(
    () => EXAMPLE_NAMES.map((name) => ({ label: words.examples[name], value: EXAMPLES[name] })),
    [words],
  );
  const error = errorText(words, run.fault, run.value?.wrongCount);
  const digits = run.fault?.code === 'ipv6' ? run.fault.digits : undefined;
  const madeOf = digits === undefined ? undefined : writeMacAddress(digits, ':');
  const isLong = typeof text !== 'string' || text.trim().includes('\n');
  return (
    <SideBySide
      options={
        <>
          <TextInput
            label={words.input}
            value={text}
            onChange={setText}
            rows={isLong ? 10 : 2}
            hint={words.inputHint}
            placeholder={INITIAL}
            example={examples}
            error={error === undefined ? undefined : { message: error }}
          />
          <p className={styles.hint}>{words.registry(registryDate(locale))}</p>
        </>
      }
    >
      <Unfinished run={run} />
      {isEmpty ? <p className={styles.empty}>{words.empty}</p> : null}
      {madeOf === undefined || isEmpty ? null : (
        <div>
          <Button size="small" icon="search" onClick={() => setText(madeOf)}>
            {words.lookUpMac(madeOf)}
          </Button>
        </div>
      )}
      {run.value && !isEmpty ? <Report report={run.value} /> : null}
    </SideBySide>
  );
}

/** What is wrong with the field: what keeps it from having an answer, or a number of digits that no address has. */
function errorText(words: ToolWords, fault: AddressesFault | undefined, wrongCount: number | undefined) {
  if (fault && fault.code !== 'empty') return words.fault(fault);
  return wrongCount === undefined ? undefined : words.digitCount(wrongCount);
}

function Report({ report }: { report: LookUpReport }) {
  const words = useWords();
  const [only] = report.found;
  const isOne = report.found.length === 1 && report.linesWithout === 0;
  const list = usePart(listPart, !isOne);
  if (!isOne) return list ? <list.FoundList report={report} /> : <div aria-busy />;
  if (!only) return null;
  return (
    <>
      {report.wrongCount === undefined ? null : <p className={styles.hint}>{words.byPrefix}</p>}
      <Details found={only} />
    </>
  );
}
