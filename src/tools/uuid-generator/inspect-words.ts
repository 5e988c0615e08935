import { localTime } from '../../i18n/local-time';
import type { Locale } from '../../i18n/locale';
import type { NoteItem } from '../../ui/notes/notes';
import type { UuidFacts } from './inspect';
import type { ToolWords } from './use-words';

export interface FactRow {
  readonly label: string;
  readonly value: string;
  /** What more is to be said of it, in a word. */
  readonly mark?: string;
}

/** What the UUID is, in a few words. */
export function heading({ kind, version }: UuidFacts, words: ToolWords): string {
  if (kind === 'nil' || kind === 'max') return words.kinds[kind];
  if (version === undefined) return words.uuid;
  const meanings: Readonly<Record<number, string>> = words.versionMeanings;
  return `v${version} · ${meanings[version] ?? words.versionMeanings.unknown}`;
}

/** What its fields hold, as rows; what it does not hold has none. */
export function meaningRows(facts: UuidFacts, words: ToolWords, locale: Locale): FactRow[] {
  const names = words.facts;
  const rows: FactRow[] = [{ label: names.variant, value: words.variants[facts.variant] }];
  const add = (label: string, value: string | number | undefined) => {
    if (value !== undefined) rows.push({ label, value: String(value) });
  };
  if (facts.version !== undefined) {
    rows.unshift({ label: words.options.version.label, value: String(facts.version) });
  }
  add(names.instantUtc, facts.instant);
  add(names.instantLocal, facts.instantMs === undefined ? undefined : localTime(facts.instantMs, locale));
  add(names.domain, facts.domain === undefined ? undefined : domainName(facts.domain, words));
  add(names.localId, facts.localId);
  add(names.clockSequence, facts.clockSequence);
  if (facts.node !== undefined) {
    const mark = facts.isRandomNode ? words.randomNode : words.realNode;
    rows.push({ label: names.node, value: facts.node, mark });
  }
  return rows;
}

function domainName(domain: number, { domains }: ToolWords): string {
  return [domains.person, domains.group, domains.organisation][domain] ?? String(domain);
}

const NOTATIONS = ['hex', 'decimal', 'base64', 'base64url', 'ulid', 'dotnet', 'urn'] as const;

/** The same bits in all notations, the standard one first. */
export function notationRows(facts: UuidFacts, words: ToolWords): FactRow[] {
  const others = NOTATIONS.map((name) => ({ label: words.facts[name], value: facts[name] }));
  return [{ label: words.facts.canonical, value: facts.uuid }, ...others];
}

/** What one should know of it. */
export function notes(facts: UuidFacts, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  if (facts.kind === 'other-variant') items.push({ kind: 'warning', message: words.notRfc });
  if (facts.isRandomNode === false) items.push({ kind: 'info', message: words.realNodeNote });
  return items;
}
