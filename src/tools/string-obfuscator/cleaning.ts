import type { Job } from '../../operations/define';
import { maskText, type MaskOptions } from './masking';
import { KINDS, type ACTIONS, type Kind } from './options';
import { badRegex, parseRules, type OwnRule, type RuleProblem } from './own-rules';
import { scanPattern, type Range } from '../../lib/secrets/found-range';
import { scanKinds } from './scanners';

export interface CleanOptions extends MaskOptions {
  readonly kinds: readonly Kind[];
  readonly ipScope: 'public' | 'all';
  readonly action: (typeof ACTIONS)[number];
  readonly spared: readonly string[];
  /** Lines of the rules to leave out, counted from 1. */
  readonly leftRules: readonly number[];
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
  /** How much of it can still be read when masked, if that is too much. */
  readonly readable?: Readable;
}

/** So many characters of all can be read: more than half, or as much as was to be kept of a short one. */
export interface Readable {
  readonly visible: number;
  readonly characters: number;
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
  /** Distinct secrets of which too much can still be read. */
  readonly readableCount: number;
  readonly problems: readonly RuleProblem[];
}

/** So many finds are listed; all are replaced. */
export const LISTED = 500;

type Find = Range & { readonly kind: Kind; readonly foldsCase?: boolean };

/** Kinds whose values differ though only their case or their blanks do. */
const EXACT: ReadonlySet<Kind> = new Set([
  'own',
  'private-key',
  'jwt',
  'token',
  'cookie',
  'url-password',
  'pair',
  'url',
]);
const SPACED: ReadonlySet<Kind> = new Set(['card', 'iban', 'identity', 'phone']);

/** Names a secret, the same for all ways to write it; a word of one's own is the same in any case, as it is found. */
export function findId(kind: Kind, value: string, foldsCase = !EXACT.has(kind)): string {
  const bare = SPACED.has(kind) ? value.replaceAll(/[^\w+]/g, '') : value;
  return `${kind} ${foldsCase ? bare.toLowerCase() : bare}`;
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

/** What the rules of one's own find. An expression that the engine refuses only when it runs is told like any bad one. */
function findOwn(text: string, rules: readonly OwnRule[], problems: RuleProblem[]): Find[] {
  const finds: Find[] = [];
  for (const { line, pattern } of rules) {
    try {
      for (const range of scanPattern(text, pattern)) {
        finds.push({ ...range, kind: 'own', foldsCase: pattern.ignoreCase });
      }
    } catch (error) {
      problems.push(badRegex(line, error));
    }
  }
  return finds;
}

/** Everything to be replaced; progress in kinds, the rules of one's own being the first. */
function findAll(
  text: string,
  rules: readonly OwnRule[],
  options: CleanOptions,
  problems: RuleProblem[],
  job: Job,
): Find[] {
  const total = options.kinds.length + 1;
  job.progress(0, total);
  const finds = findOwn(text, rules, problems);
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

function readableOf({ value }: Entry, options: CleanOptions): Readable | undefined {
  if (options.action !== 'mask') return undefined;
  const { characters, visible, isAllKept } = maskText(value, { ...options, revealAll: false });
  return visible > 0 && (isAllKept || visible * 2 > characters) ? { visible, characters } : undefined;
}

/**
 * Replaces every secret that the chosen kinds and one's own rules (see `parseRules`) find. The same value of a kind has
 * the same number throughout, whatever is spared.
 */
export function cleanText(text: string, ruleText: string, options: CleanOptions, job: Job): CleanReport {
  const { rules, problems: refused } = parseRules(ruleText, options.leftRules);
  const problems = [...refused];
  const finds = findAll(text, rules, options, problems, job);
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

  for (const { kind, start, end, foldsCase } of finds) {
    const value = text.slice(start, end);
    const id = findId(kind, value, foldsCase);
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

  let readableCount = 0;
  const found: Found[] = [];
  for (const [id, entry] of entries) {
    const readable = entry.isSpared ? undefined : readableOf(entry, options);
    if (readable) readableCount++;
    if (found.length === LISTED) continue;
    const { kind, value, count, isSpared } = entry;
    const replacement = replacementOf(entry, options);
    found.push({ id, kind, value, replacement, count, isSpared, ...(readable && { readable }) });
  }
  return {
    text: parts.join(''),
    spans: spans.slice(0, spanCount),
    counts,
    found,
    foundCount: entries.size,
    readableCount,
    problems: problems.toSorted((one, other) => one.line - other.line),
  };
}
