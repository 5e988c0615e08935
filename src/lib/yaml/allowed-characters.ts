import { findLoneSurrogate } from '../lone-surrogate';
import type { PlacedProblem } from './yaml-fault';

/** C0 controls but tab and line feed. NEL is a printable character; the other controls of C1 are not. */
// oxlint-disable-next-line no-control-regex
const NEVER_ALLOWED = /[\0-\x08\x0B-\x1F]/;
// oxlint-disable-next-line no-control-regex
const ONLY_QUOTED = /[\x7F-\x84\x86-\x9F\uFEFF\uFFFE\uFFFF]/g;

/** The first character that YAML text cannot hold anywhere; lone surrogates only matter to strict reading. */
export function findForbidden(text: string, strict: boolean): PlacedProblem | undefined {
  const control = text.search(NEVER_ALLOWED);
  const at = control < 0 && strict ? findLoneSurrogate(text) : control;
  return at < 0 ? undefined : { at, problem: { code: 'forbidden-character', codePoint: text.charCodeAt(at) } };
}

/** Some characters may only stand between quotes: the places of the quoted texts are noted, and looked at in the end. */
export class QuotedCharacters {
  private readonly quoted: { readonly start: number; readonly end: number }[] = [];
  private readonly hasAny: boolean;

  /** Where reading is not strict, they may stand anywhere. */
  constructor(
    private readonly text: string,
    strict: boolean,
  ) {
    this.hasAny = strict && text.search(ONLY_QUOTED) >= 0;
  }

  /** Notes a quoted text. */
  quote(start: number, end: number): void {
    if (this.hasAny) this.quoted.push({ start, end });
  }

  /** The first of them that stands outside of quotes. */
  findUnquoted(): PlacedProblem | undefined {
    if (!this.hasAny) return undefined;
    let next = 0;
    const quoted = this.quoted.sort((a, b) => a.start - b.start);
    for (const { index } of this.text.matchAll(ONLY_QUOTED)) {
      while ((quoted[next]?.end ?? Infinity) <= index) next++;
      if ((quoted[next]?.start ?? Infinity) <= index) continue;
      if (this.text.charAt(index) === '\uFEFF' && mayBeMark(this.text, index)) continue;
      return { at: index, problem: { code: 'forbidden-character', codePoint: this.text.charCodeAt(index) } };
    }
    return undefined;
  }
}

/** A byte order mark may stand where a document was ended. The one at the start of the text is no longer there. */
function mayBeMark(text: string, at: number): boolean {
  const end = text.lastIndexOf('\n...', at);
  return end >= 0 && /^\n\.\.\.(?:[ \t][^\n]*)?\n(?:[ \t]*(?:#[^\n]*)?\n)*$/.test(text.slice(end, at));
}
