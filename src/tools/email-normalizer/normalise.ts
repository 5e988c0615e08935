import { err, ok, type Result } from '../../lib/result';
import { unicodeHost } from '../../lib/unicode-host';
import type { Job } from '../../operations/define';
import { writtenLocal, type Address, type AddressFault } from './address';
import { findInLine } from './find-addresses';
import { atProvider, providerOf, type Provider, type Rule } from './providers';

export type NormaliseSettings = Readonly<Record<Provider, boolean>> & {
  /** Also where nobody knows the owner's rules. */
  readonly lowerCase: boolean;
  readonly domainForm: 'ascii' | 'unicode';
  readonly removeDuplicates: boolean;
  readonly sort: boolean;
};

/** An address of the input, or a line that holds none. */
export interface Row {
  /** From 1. */
  readonly line: number;
  /** UTF-16 offset in the whole text. */
  readonly at: number;
  readonly original: string;
  /** Empty where it is no address. */
  readonly normalised: string;
  readonly rules: readonly Rule[];
  readonly provider?: Provider;
  readonly fault?: AddressFault;
  /** The line of the first address for the same mailbox. */
  readonly sameAs?: number;
}

/** Addresses that reach one mailbox. */
export interface Group {
  readonly normalised: string;
  readonly originals: readonly string[];
  readonly lines: readonly number[];
}

export interface Normalised {
  /** An address a line; what is none stands in its place as it was. */
  readonly text: string;
  readonly rows: readonly Row[];
  readonly groups: readonly Group[];
  readonly mailboxes: number;
  readonly wrong: number;
}

/** No line of the text holds an address; why the first does not. */
export interface NoAddressFault {
  readonly code: 'no-address';
  readonly line: number;
  readonly why: AddressFault;
}

/** The mailbox that an address reaches, and by which rules. */
export function normaliseAddress(
  { local: written, domain: given, writtenDomain, wasQuoted }: Address,
  settings: NormaliseSettings,
): Pick<Row, 'normalised' | 'rules' | 'provider'> {
  const found = providerOf(given);
  const provider = found !== undefined && settings[found] ? found : undefined;
  const rules: Rule[] = [];
  let local = written;
  // A provider whose rules are known reads capitals and small letters alike.
  if (settings.lowerCase || provider) local = local.toLowerCase();
  if (local !== written) rules.push('case');
  let domain = given;
  if (provider) {
    const mailbox = atProvider(provider, local, domain);
    ({ local, domain } = mailbox);
    rules.push(...mailbox.rules);
  }
  const form = settings.domainForm === 'unicode' ? unicodeHost(domain) : domain;
  if (isAscii(writtenDomain) ? form !== domain : form === domain) rules.push('idn');
  else if (!rules.includes('domain') && writtenDomain !== given && isAscii(writtenDomain)) rules.push('domain-case');
  const normalisedLocal = writtenLocal(local);
  if (wasQuoted && !normalisedLocal.startsWith('"')) rules.push('quotes');
  return { normalised: `${normalisedLocal}@${form}`, rules, ...(provider && { provider }) };
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/** Lines between two looks at whether to go on. */
const BLOCK = 2000;

/** Reads the addresses of all lines, and reduces each to the mailbox it reaches. */
export function normaliseText(
  text: string,
  settings: NormaliseSettings,
  job?: Pick<Job, 'progress' | 'signal'>,
): Result<Normalised, NoAddressFault> {
  const lines = text.split(/\r\n|\n|\r/);
  const rows: Row[] = [];
  const firstLines = new Map<string, Row>();
  const blanks: number[] = [];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (index % BLOCK === 0) {
      job?.signal.throwIfAborted();
      job?.progress(index, lines.length);
    }
    const found = findInLine(line);
    if (found.length === 0) blanks.push(rows.length);
    for (const { text: original, at, address } of found) {
      const place = { line: index + 1, at: start + at, original };
      if (!address.ok) {
        rows.push({ ...place, normalised: '', rules: [], fault: address.fault });
        continue;
      }
      const normalised = normaliseAddress(address.value, settings);
      const first = firstLines.get(normalised.normalised);
      const row: Row = { ...place, ...normalised, ...(first && { sameAs: first.line }) };
      if (!first) firstLines.set(row.normalised, row);
      rows.push(row);
    }
    start += line.length + (text.startsWith('\r\n', start + line.length) ? 2 : 1);
  }
  const wrong = rows.filter(({ fault }) => fault !== undefined).length;
  const [first] = rows;
  if (firstLines.size === 0 && first?.fault) return err({ code: 'no-address', line: first.line, why: first.fault });
  const shown = arranged(rows, settings);
  const isInPlace = !settings.removeDuplicates && !settings.sort;
  return ok({
    text: isInPlace ? withBlanks(rows, blanks) : shown.map(outcomeOf).join('\n'),
    rows: shown,
    groups: groupsOf(rows),
    mailboxes: firstLines.size,
    wrong,
  });
}

const outcomeOf = ({ normalised, original }: Row) => normalised || original;

/** The rows in their order, each empty line again before the row that it stood before. */
function withBlanks(rows: readonly Row[], blanks: readonly number[]): string {
  const lines: string[] = [];
  let next = 0;
  for (const [index, row] of rows.entries()) {
    for (; blanks[next] === index; next++) lines.push('');
    lines.push(outcomeOf(row));
  }
  for (; next < blanks.length; next++) lines.push('');
  return lines.join('\n');
}

/** Without duplicates, and sorted by domain and then by name, where one wants it; what is wrong comes last then. */
function arranged(rows: readonly Row[], { removeDuplicates, sort }: NormaliseSettings): readonly Row[] {
  const kept = removeDuplicates ? rows.filter(({ sameAs }) => sameAs === undefined) : rows;
  if (!sort) return kept;
  const compare = (one: Row, other: Row) =>
    Number(one.normalised === '') - Number(other.normalised === '') ||
    (one.normalised < other.normalised ? -1 : Number(one.normalised > other.normalised));
  return kept.toSorted(compare);
}

function groupsOf(rows: readonly Row[]): Group[] {
  const repeated = new Set(rows.flatMap(({ sameAs, normalised }) => (sameAs === undefined ? [] : [normalised])));
  const groups = new Map<string, { originals: string[]; lines: number[] }>();
  for (const { normalised, original, line } of rows) {
    if (!repeated.has(normalised)) continue;
    const group = groups.get(normalised) ?? { originals: [], lines: [] };
    group.originals.push(original);
    group.lines.push(line);
    groups.set(normalised, group);
  }
  return [...groups].map(([normalised, group]) => ({ normalised, ...group }));
}
