import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { fromHex, toHex } from '../../lib/hex';
import { MAC_DIGITS, MAC_SEPARATORS, meaningOf, toEui64, toInterfaceId, writeMacAddress } from '../../lib/mac-address';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { EUI64_DIGITS } from './find-addresses';
import { holderText, noteText, registryDate } from './holder-text';
import { blockOf, writeLinkLocal, type LookedUp } from './look-up';
import { registeredAddress } from './operations';
import type { PREFIX_DIGITS } from './registry';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Everything about one address or prefix. */
export function Details({ found }: { found: LookedUp }) {
  return (
    <>
      <Registration found={found} />
      <Bits digits={found.digits} />
    </>
  );
}

/** A row whose value is words, not something to read letter by letter. */
function WordsRow({ label, value }: { label: string; value: string }) {
  return <CopyRow label={label} value={value} shown={<span className={styles.words}>{value}</span>} />;
}

function Registration({ found }: { found: LookedUp }) {
  const words = useWords();
  const date = registryDate(useLocale());
  const [isOpen, setOpen] = useState(false);
  const { holder, digits } = found;
  const note = noteText(words, found);
  const prefix = holder.kind === 'unlisted' ? undefined : holder.prefix;
  const isNamed = holder.kind === 'listed';
  return (
    <>
      <ResultHead title={words.details} />
      <CopyRows label={words.details} nameWidth={132}>
        <WordsRow label={words.organisation} value={holderText(words, found, date)} />
        {note === undefined ? null : <WordsRow label={words.note} value={note} />}
        {prefix === undefined ? null : <Block prefix={prefix} isEui64={digits.length === EUI64_DIGITS} />}
        {isNamed && isOpen ? <RegisteredAddress prefix={holder.prefix} /> : null}
      </CopyRows>
      {isNamed && !isOpen ? (
        <div>
          <Button size="small" icon="map-pin" onClick={() => setOpen(true)}>
            {words.showRegistered}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Block({ prefix, isEui64 }: { prefix: string; isEui64: boolean }) {
  const words = useWords();
  const { first, last, size } = blockOf(prefix, isEui64 ? EUI64_DIGITS : MAC_DIGITS);
  const range = `${writeMacAddress(first, ':')} – ${writeMacAddress(last, ':')}`;
  return (
    <>
      <CopyRow label={words.prefix} value={writeMacAddress(prefix, ':')} />
      <WordsRow label={words.block} value={words.blocks[blockDigits(prefix)]} />
      <CopyRow
        label={words.range}
        value={range}
        shown={
          <>
            {range} <span className={styles.size}>{words.size(size)}</span>
          </>
        }
      />
    </>
  );
}

/** Which of the three kinds of blocks a listed prefix is. */
function blockDigits({ length }: string): (typeof PREFIX_DIGITS)[number] {
  return length === 9 || length === 7 ? length : 6;
}

/** The addresses are a file of their own, fetched when one of them is asked for. */
function RegisteredAddress({ prefix }: { prefix: string }) {
  const words = useWords();
  const run = useOperation(registeredAddress, { prefix }, {});
  if (run.status !== 'done') {
    return (
      <li className={styles.pending} aria-busy={run.status === 'busy'}>
        <Unfinished run={run} />
      </li>
    );
  }
  const address = run.value ?? '';
  const shown = <span className={styles.words}>{address || words.noRegistered}</span>;
  return <CopyRow label={words.registered} value={address} shown={shown} />;
}

/** What the digits themselves say, with or without a registration. */
function Bits({ digits }: { digits: string }) {
  const words = useWords();
  const { scope, group } = meaningOf(digits);
  const eui64 = eui64Of(digits);
  return (
    <>
      <ResultHead title={words.bits} />
      <CopyRows label={words.bits} nameWidth={132}>
        <WordsRow label={words.scope} value={words.scopes[scope]} />
        <WordsRow label={words.group} value={words.groups[group]} />
        {MAC_SEPARATORS.map((separator) => (
          <CopyRow key={separator} label={words.notations[separator]} value={writeMacAddress(digits, separator)} />
        ))}
        {eui64 ? (
          <>
            <CopyRow label={words.eui64} value={writeMacAddress(toHex(eui64).toUpperCase(), ':')} />
            <CopyRow label={words.linkLocal} value={writeLinkLocal(toInterfaceId(eui64))} />
          </>
        ) : null}
      </CopyRows>
    </>
  );
}

/** The EUI-64 of a whole address, which may be one already. */
function eui64Of(digits: string): Uint8Array | undefined {
  const bytes = fromHex(digits);
  if (!bytes.ok) return undefined;
  if (digits.length === MAC_DIGITS) return toEui64(bytes.value);
  return digits.length === EUI64_DIGITS ? bytes.value : undefined;
}
