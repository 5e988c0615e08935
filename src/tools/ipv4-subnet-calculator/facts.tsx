import { Fragment } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { writeDotted, writeDottedBinary, writeHexDigits } from '../../lib/ipv4/address';
import { maskOf, sizeOf, wildcardOf, writeBlock } from '../../lib/ipv4/block';
import { Badge } from '../../ui/badge/badge';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import type { SubnetFacts } from './subnet';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The block in all its figures, each to be copied. */
export function Facts({ facts }: { facts: SubnetFacts }) {
  const words = useWords();
  const locale = useLocale();
  const { block, hosts, zones, registered } = facts;
  const { prefix, network } = block;
  const names = words.facts;
  const mask = maskOf(prefix);
  const type = words.types[registered.type];
  const typeText =
    registered.block && registered.rfc !== undefined
      ? words.registered(type, writeBlock(registered.block), registered.rfc)
      : type;
  const plain = (label: string, value: string, shown?: string) => <CopyRow label={label} value={value} shown={shown} />;
  const number = (label: string, value: number) => plain(label, String(value), formatNumber(locale, value));
  const notes: NoteItem[] = [];
  if (facts.by === 'wildcard') notes.push({ kind: 'info', message: words.byWildcard });
  if (prefix === 31) notes.push({ kind: 'info', message: words.pointToPoint });

  return (
    <>
      <ResultHead title={words.result} meta={writeBlock(block)} />
      <CopyRows label={words.result} nameWidth={170}>
        {plain(names.cidr, writeBlock(block))}
        {plain(names.address, writeDotted(facts.address))}
        {plain(names.mask, writeDotted(mask))}
        {plain(names.maskHex, writeHexDigits(mask))}
        <CopyRow label={names.maskBinary} value={writeDottedBinary(mask)} shown={<MaskBits prefix={prefix} />} />
        {plain(names.wildcard, writeDotted(wildcardOf(prefix)))}
        {plain(names.network, writeDotted(network))}
        {plain(names.firstHost, writeDotted(hosts.first))}
        {plain(names.lastHost, writeDotted(hosts.last))}
        {hosts.broadcast === undefined
          ? plain(names.broadcast, '', words.noBroadcast)
          : plain(names.broadcast, writeDotted(hosts.broadcast))}
        {number(names.addresses, sizeOf(prefix))}
        {number(names.usable, hosts.usable)}
        <CopyRow
          label={names.type}
          value={typeText}
          shown={
            facts.isOneType ? undefined : (
              <>
                {typeText} <Badge kind="warn">{words.severalTypes}</Badge>
              </>
            )
          }
        />
        {plain(names.class, words.class(facts.historicClass))}
        {plain(
          names.zone,
          zones.join('\n'),
          zones.length > 1 ? words.zones(zones[0] ?? '', zones.at(-1) ?? '', zones.length) : undefined,
        )}
        {facts.classlessZone === undefined ? null : plain(names.classlessZone, facts.classlessZone)}
        {plain(names.range, `${network}-${facts.last}`)}
      </CopyRows>
      <Notes items={notes} />
    </>
  );
}

/** The bits of a mask: those of the network stand out, and a line marks where those of the hosts begin. */
function MaskBits({ prefix }: { prefix: number }) {
  const words = useWords();
  const text = writeDottedBinary(maskOf(prefix));
  // A dot after every eight bits; one that stands at the boundary belongs to the network.
  const cut = prefix === 32 ? text.length : prefix + Math.floor(prefix / 8);
  return (
    <Fragment>
      <span className={styles.bits}>{text.slice(0, cut)}</span>
      <span className={styles.boundary} role="img" aria-label={words.boundary(prefix)} title={words.boundary(prefix)} />
      <span className={styles.hostBits}>{text.slice(cut)}</span>
    </Fragment>
  );
}
