import type { Job } from '../../operations/define';
import { maskText, type MaskOptions } from './masking';
import { KINDS, type ACTIONS, type Kind } from './options';
import { parseRules, type RuleProblem } from './own-rules';
import { scanKinds, scanPattern, type Range } from './scanners';

export interface CleanOptions extends MaskOptions {
  readonly kinds: readonly Kind[];
  readonly ipScope: 'public' | 'all';
  readonly action: (typeof ACTIONS)[number];
  readonly spared: readonly string[];
}

/** One secret, however often it stands in the text. */
export interface Found {
  readonly id: string;
  readonly kind: Kind;
  /** As it stands where it is met first. */
  readonly value: string;
  readonly replacement: string;
  readonly count: number;
  readonly isSpared: boolean;
}

export interface CleanReport {
  readonly text: string;
  /** Start and end of every replacement in the text, one after the other. */
  readonly spans: Uint32Array<ArrayBuffer>;
  /** Occurrences of each kind, spared ones included. */
  readonly counts: Partial<Record<Kind, number>>;
  /** Distinct secrets in the order of the text; at most `LISTED`. */
  readonly found: readonly Found[];
  readonly foundCount: number;
  readonly problems: readonly RuleProblem[];
}

/** So many finds are listed; all are replaced. */
export const LISTED = 500;

type Find = Range & { readonly kind: Kind };

/** Kinds whose values differ though only their case or their blanks do. */
const EXACT: ReadonlySet<Kind> = new Set(['own', 'private-key', 'jwt', 'token', 'url-password', 'pair', 'url']);
const SPACED: ReadonlySet<Kind> = new Set(['card', 'iban', 'phone']);

/** Names a secret, the same for all ways to write it. */
export function findId(kind: Kind, value: string): string {
  const bare = SPACED.has(kind) ? value.replaceAll(/[^\w+]/g, '') : value;
  return `${kind} ${EXACT.has(kind) ? bare : bare.toLowerCase()}`;
}

/** Puts finds in order, without overlap: of two that begin together the longer one holds, and what sticks out of another is a find too. */
function disjoint(finds: readonly Find[]): Find[] {
  const rank = new Map(KINDS.map((kind, index) => [kind, index]));
  const ordered = finds.toSorted(
    (one, other) =>
      one.start - other.start || other.end - one.end || (rank.get(one.kind) ?? 0) - (rank.get(other.kind) ?? 0),
  );
  const kept: Find[] = [];
  let end = 0;
  for (const find of ordered) {
    if (find.end <= end) continue;
    kept.push(find.start < end ? { ...find, start: end } : find);
    end = find.end;
  }
  return kept;
}

/** Everything to be replaced; progress in kinds, the rules of one's own being the first. */
function findAll(text: string, rules: ReturnType<typeof parseRules>['rules'], options: CleanOptions, job: Job): Find[] {
  const total = options.kinds.length + 1;
  job.progress(0, total);
  const finds: Find[] = [];
  for (const { pattern } of rules) {
    for (const range of scanPattern(text, pattern)) finds.push({ ...range, kind: 'own' });
  }
  let done = 1;
  for (const found of scanKinds(text, new Set(options.kinds), options.ipScope)) {
    for (const find of found) finds.push(find);
    job.progress(Math.min(++done, total), total);
  }
  return disjoint(finds);
}

interface Entry {
  readonly kind: Kind;
  readonly value: string;
  readonly number: number;
  readonly isSpared: boolean;
  count: number;
}

function replacementOf(
  { kind, value, number }: Pick<Entry, 'kind' | 'value' | 'number'>,
  options: CleanOptions,
): string {
  if (options.action === 'remove') return '';
  return options.action === 'placeholder'
    ? `<${kind}-${number}>`
    : maskText(value, { ...options, revealAll: false }).text;
}

/**
 * Replaces every secret that the chosen kinds and one's own rules (see `parseRules`) find. The same value of a kind has
 * the same number throughout, whatever is spared.
 */
export function cleanText(text: string, ruleText: string, options: CleanOptions, job: Job): CleanReport {
  const { rules, problems } = parseRules(ruleText);
  const finds = findAll(text, rules, options, job);
  const spared = new Set(options.spared);
  const entries = new Map<string, Entry>();
  const numbers = new Map<Kind, number>();
  const counts: Partial<Record<Kind, number>> = {};
  const spans = new Uint32Array(finds.length * 2);
  const parts: string[] = [];
  let spanCount = 0;
  let length = 0;
  let at = 0;
  const write = (part: string) => {
    parts.push(part);
    length += part.length;
  };

  for (const { kind, start, end } of finds) {
    const value = text.slice(start, end);
    const id = findId(kind, value);
    let entry = entries.get(id);
    if (!entry) {
      const number = (numbers.get(kind) ?? 0) + 1;
      numbers.set(kind, number);
      entry = { kind, value, number, isSpared: spared.has(id), count: 0 };
      entries.set(id, entry);
    }
    entry.count++;
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (entry.isSpared) continue;
    write(text.slice(at, start));
    spans[spanCount++] = length;
    write(replacementOf({ ...entry, value }, options));
    spans[spanCount++] = length;
    at = end;
  }
  write(text.slice(at));

  const found = [...entries].slice(0, LISTED).map(([id, entry]) => ({
    id,
    kind: entry.kind,
    value: entry.value,
    replacement: replacementOf(entry, options),
    count: entry.count,
    isSpared: entry.isSpared,
  }));
  return {
    text: parts.join(''),
    spans: spans.slice(0, spanCount),
    counts,
    found,
    foundCount: entries.size,
    problems,
  };
}
