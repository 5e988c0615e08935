import { fromBase64 } from '../../lib/base64-reader';
import { announcedLength } from '../../lib/x509/asn1';

/** Base64 that stands in a text without a header. */
export type BareBase64 =
  /** Of DER, or of a text that holds PEM. */
  | { readonly kind: 'der' | 'pem'; readonly text: string; readonly from: number }
  | { readonly kind: 'broken'; readonly from: number; readonly at: number };

interface Line {
  readonly text: string;
  readonly from: number;
}

/** `-----BEGIN ` in Base64, wherever a line of it may begin. */
const PEM_BEGINS = 'LS0tLS1CRUdJTi';
/** Shorter runs are words. */
const LEAST = 16;
const WHOLE_LINE = /^[A-Za-z0-9+/_-]+={0,2}$/;

/**
 * The runs of Base64 that begin as an object does, each as far as the length goes that it announces: objects may follow each other line by
 * line, or be broken into lines, or stand in a line of something else, as in a kubeconfig.
 */
export function bareBase64(text: string): BareBase64[] {
  const lines = linesOf(text);
  const found: BareBase64[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) continue;
    for (const { 0: run, index } of line.text.matchAll(/[A-Za-z0-9+/_-]+={0,2}/g)) {
      if (run.length < LEAST) continue;
      const kind = kindOf(run);
      if (!kind) continue;
      const from = line.from + index;
      const behind = line.text.slice(index + run.length).trimStart();
      const taken: Taken = behind === '' ? following(lines, at, run, kind) : { text: run, lines: 0 };
      at += taken.lines;
      const isShort = kind === 'der' && taken.text.replaceAll('=', '').length < charactersOf(run);
      const stray = line.text.charAt(index + run.length);
      if (isShort && behind !== '' && !/["'`,;<>)}\]\s]/.test(stray)) {
        found.push({ kind: 'broken', from, at: from + run.length });
      } else if (isShort && taken.strayAt !== undefined) found.push({ kind: 'broken', from, at: taken.strayAt });
      else found.push({ kind, text: taken.text, from });
      if (taken.lines > 0) break;
    }
  }
  return found;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line.trimEnd(), from });
    from += line.length + 1;
  }
  return lines;
}

/** What the run begins: DER of a sequence that has a length, PEM, or nothing. */
function kindOf(run: string): 'der' | 'pem' | undefined {
  if (run.startsWith(PEM_BEGINS)) return 'pem';
  if (!run.startsWith('M')) return undefined;
  return charactersOf(run) >= LEAST ? 'der' : undefined;
}

/** How many characters the object has that begins there; 0 where none does. */
function charactersOf(run: string): number {
  const head = fromBase64(run.slice(0, 12));
  if (!head.ok || head.value.bytes[0] !== 0x30) return 0;
  const bytes = announcedLength(head.value.bytes);
  // Without a length, as BER may write it, it goes as far as there is Base64.
  if (bytes === undefined) return head.value.bytes[1] === 0x80 ? Number.POSITIVE_INFINITY : 0;
  return Math.ceil((bytes * 4) / 3);
}

interface Taken {
  readonly text: string;
  /** Beyond the first. */
  readonly lines: number;
  /** Where a character stands that is no Base64, in the line on which it would go on. */
  readonly strayAt?: number | undefined;
}

/** The lines that go on with it. */
function following(lines: readonly Line[], start: number, run: string, kind: 'der' | 'pem'): Taken {
  const needed = kind === 'der' ? charactersOf(run) : Number.POSITIVE_INFINITY;
  const parts = [run];
  let { length } = run.replaceAll('=', '');
  let at = start + 1;
  let isEnded = run.endsWith('=');
  let strayAt: number | undefined;
  let isOwn: boolean | undefined;
  for (; length < needed && !isEnded; at++) {
    const next = lines[at];
    const text = next?.text.trimStart() ?? '';
    if (!next || text === '') break;
    if (!WHOLE_LINE.test(text)) {
      const stray = text.search(/[^A-Za-z0-9+/=_-]/);
      // A line with few others among its characters was damaged; else it is none.
      if (stray >= 0 && text.length >= LEAST && !/\s/.test(text))
        strayAt = next.from + next.text.length - text.length + stray;
      break;
    }
    // Another object that is whole begins there: this one was cut off, unless its own lines end where it announced.
    if (beginsObject(lines, at, text)) {
      isOwn ??= endsAsAnnounced(lines, at, needed - length);
      if (!isOwn) break;
    }
    parts.push(text);
    length += text.replaceAll('=', '').length;
    isEnded = text.endsWith('=');
  }
  return { text: parts.join(''), lines: at - start - 1, strayAt };
}

/** Whether the lines from there on hold what is missing, and the last of them ends with it: then what begins like an object is one by chance. */
function endsAsAnnounced(lines: readonly Line[], start: number, missing: number): boolean {
  let length = 0;
  for (let at = start; at < lines.length && length < missing; at++) {
    const text = lines[at]?.text.trimStart() ?? '';
    if (!WHOLE_LINE.test(text)) return false;
    length += text.replaceAll('=', '').length;
    if (text.endsWith('=')) break;
  }
  return length === missing;
}

/**
 * Whether an object begins in the line that is there as a whole: one of 128 bytes or more, or a short one that fills its line. Other lines may
 * begin with the same characters by chance.
 */
function beginsObject(lines: readonly Line[], at: number, text: string): boolean {
  if (!kindOf(text)) return false;
  const needed = charactersOf(text);
  return needed > 170 ? hasCharacters(lines, at, needed) : needed === text.replaceAll('=', '').length;
}

/** Whether so many characters of Base64 stand in the lines from there on, up to padding or another kind of line. */
function hasCharacters(lines: readonly Line[], start: number, needed: number): boolean {
  let length = 0;
  for (let at = start; at < lines.length && length < needed; at++) {
    const text = lines[at]?.text.trimStart() ?? '';
    if (!WHOLE_LINE.test(text)) break;
    length += text.replaceAll('=', '').length;
    if (text.endsWith('=')) break;
  }
  return length >= needed;
}
