import { isSafeAddress } from './addresses';
import { ADDRESSES, ALLOWED_TAGS, DROPPED_WHOLE, isAllowedAttribute, OPTIONAL_ENDS, VOID_TAGS } from './allowed-html';
import { readTag, type Tag } from './read-tag';

/** Browsers stop nesting at 512. */
const DEEPEST = 250;

export interface CleanHtml {
  readonly html: string;
  /** Where nothing is open: the text may be cut there. */
  readonly cuts: readonly number[];
  /** Elements that went, and how often. */
  readonly tags: ReadonlyMap<string, number>;
  readonly attributes: ReadonlyMap<string, number>;
  readonly addresses: readonly string[];
}

/**
 * HTML of which only what is on a short list is left. Each `<` of the result begins a tag that was written here, from a name and attributes of that
 * list: what a browser makes of the given text plays no part.
 */
export function cleanHtml(html: string): CleanHtml {
  const cleaner = new Cleaner(html);
  cleaner.run();
  return cleaner;
}

class Cleaner implements CleanHtml {
  html = '';
  readonly cuts: number[] = [];
  readonly tags = new Map<string, number>();
  readonly attributes = new Map<string, number>();
  readonly addresses: string[] = [];
  private readonly given: string;
  private readonly open: string[] = [];
  private readonly openCounts = new Map<string, number>();

  constructor(given: string) {
    this.given = given;
  }

  run(): void {
    let done = 0;
    while (done < this.given.length) {
      const at = this.given.indexOf('<', done);
      this.html += this.given.slice(done, at < 0 ? undefined : at);
      done = at < 0 ? this.given.length : this.markup(at);
    }
    while (this.open.length > 0) this.close();
  }

  /** Takes what begins with a `<`; returns where it ends. */
  private markup(at: number): number {
    const { given } = this;
    if (given.startsWith('<!--', at)) return endOfComment(given, at);
    if (/^<(?:[!?]|\/[^a-z])/i.test(given.slice(at, at + 3))) return after(given, '>', at);
    if (!/^<\/?[a-z]/i.test(given.slice(at, at + 3))) {
      this.html += '&lt;';
      return at + 1;
    }
    const tag = readTag(given, at);
    if (!tag) {
      this.count(this.tags, /^<\/?([^\s/>]{1,30})/.exec(given.slice(at, at + 40))?.[1]?.toLowerCase() ?? '');
      return given.length;
    }
    if (tag.isEnd) this.end(tag.name);
    else if (DROPPED_WHOLE.has(tag.name)) {
      this.count(this.tags, tag.name);
      return endOfDropped(given, tag);
    } else this.start(tag);
    return tag.end;
  }

  private start(tag: Tag): void {
    const isVoid = VOID_TAGS.has(tag.name);
    const isBox = tag.attributes.some(({ name, value }) => name === 'type' && value === 'checkbox');
    if (!ALLOWED_TAGS.has(tag.name) || (!isVoid && this.open.length >= DEEPEST) || (tag.name === 'input' && !isBox)) {
      this.count(this.tags, tag.name);
      return;
    }
    const disabled =
      tag.name === 'input' && !tag.attributes.some(({ name }) => name === 'disabled') ? ' disabled=""' : '';
    this.html += `<${tag.name}${this.kept(tag)}${disabled}>`;
    if (isVoid) return this.cut();
    this.open.push(tag.name);
    this.openCounts.set(tag.name, (this.openCounts.get(tag.name) ?? 0) + 1);
  }

  private kept({ name: tag, attributes }: Tag): string {
    let kept = '';
    for (const { name, value } of attributes) {
      if (!isAllowedAttribute(tag, name)) this.count(this.attributes, name);
      else if (ADDRESSES.has(name) && !isSafeWritten(value ?? '')) this.addresses.push(value ?? '');
      else kept += ` ${name}="${quoted(value ?? '')}"`;
    }
    return kept;
  }

  private end(name: string): void {
    if (!this.openCounts.get(name)) return;
    while (this.open.at(-1) !== name) this.close();
    this.html += `</${name}>`;
    this.drop();
    this.cut();
  }

  /** Closes the innermost element because of one around it. */
  private close(): void {
    const name = this.open.at(-1) ?? '';
    if (!OPTIONAL_ENDS.has(name)) this.html += `</${name}>`;
    this.drop();
  }

  private drop(): void {
    const name = this.open.pop() ?? '';
    this.openCounts.set(name, (this.openCounts.get(name) ?? 0) - 1);
  }

  private cut(): void {
    if (this.open.length === 0) this.cuts.push(this.html.length);
  }

  private count(counts: Map<string, number>, name: string): void {
    const known = name.slice(0, 40);
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
}

const quoted = (value: string) => value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const after = (text: string, what: string, from: number) => {
  const at = text.indexOf(what, from);
  return at < 0 ? text.length : at + what.length;
};

function endOfComment(html: string, at: number): number {
  const short = /^<!---?>/.exec(html.slice(at, at + 6));
  if (short) return at + short[0].length;
  const end = /--!?>/g;
  end.lastIndex = at + 4;
  return end.test(html) ? end.lastIndex : html.length;
}

/** Behind the end tag of an element that goes with its content; the end of the text where there is none. */
function endOfDropped(html: string, { name, end }: Tag): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = end;
  const found = close.exec(html);
  return found ? after(html, '>', found.index) : html.length;
}

/** Addresses as they are written in an attribute: the references that HTML writers use are resolved, others in the scheme are not trusted. */
function isSafeWritten(value: string): boolean {
  const plain = value.replaceAll(/&(?:amp|quot|lt|gt|#39);/g, '_');
  const beforePath = /^[^/?#]*/.exec(plain)?.[0] ?? '';
  return !beforePath.includes('&') && isSafeAddress(value);
}
