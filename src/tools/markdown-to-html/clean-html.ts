import { isSafeAddress } from './addresses';
import {
  ADDRESSES,
  ALLOWED_TAGS,
  DROPPED_WHOLE,
  endingsOf,
  isAllowedAttribute,
  isIdle,
  TABLE_PARTS,
  VOID_TAGS,
} from './allowed-html';
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
 * list: what a browser makes of the given text plays no part. What is open ends where HTML says so, and each element has its end.
 */
export function cleanHtml(html: string): CleanHtml {
  const cleaner = new Cleaner(html);
  cleaner.run();
  return {
    html: cleaner.html,
    cuts: cleaner.cuts,
    tags: cleaner.tags,
    attributes: cleaner.attributes,
    addresses: cleaner.addresses,
  };
}

interface Open {
  readonly name: string;
  /** Where its tag stands among the parts; none for one that is not written. */
  readonly part: number;
}

class Cleaner {
  private readonly parts: string[] = [];
  private length = 0;
  readonly cuts: number[] = [];
  readonly tags = new Map<string, number>();
  readonly attributes = new Map<string, number>();
  readonly addresses: string[] = [];
  private readonly given: string;
  private readonly open: Open[] = [];
  private readonly openCounts = new Map<string, number>();

  constructor(given: string) {
    this.given = given;
  }

  get html(): string {
    return this.parts.join('');
  }

  run(): void {
    let done = 0;
    while (done < this.given.length) {
      const at = this.given.indexOf('<', done);
      this.write(this.given.slice(done, at < 0 ? undefined : at));
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
      this.write('&lt;');
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
    this.endBefore(tag.name);
    const kept = this.kept(tag);
    const isWritten = !isIdle(tag.name, kept);
    if (isWritten) this.write(`<${tag.name}${kept}${disabled}>`);
    if (isVoid) return this.cut();
    this.open.push({ name: tag.name, part: isWritten ? this.parts.length - 1 : NOT_WRITTEN });
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
    if (!this.openCounts.get(name) || this.isBehindCell(name)) return;
    while (this.open.at(-1)?.name !== name) this.close();
    this.close();
    this.cut();
  }

  /** Whether an element is open around a cell that its end tag stands in, which does not close that. */
  private isBehindCell(name: string): boolean {
    if (TABLE_PARTS.has(name)) return false;
    const at = this.open.findLastIndex((one) => one.name === name || TABLE_PARTS.has(one.name));
    return this.open[at]?.name !== name;
  }

  /** Closes what ends where an element begins. */
  private endBefore(name: string): void {
    for (const { ends, within } of endingsOf(name)) {
      for (;;) {
        const at = this.open.findLastIndex((one) => ends.has(one.name) || within.has(one.name));
        const found = this.open[at];
        if (!found || !ends.has(found.name)) break;
        while (this.open.length > at) this.close();
      }
    }
  }

  /** Closes the innermost element; a paragraph in which nothing was goes. */
  private close(): void {
    const { name, part } = this.open.pop() ?? { name: '', part: NOT_WRITTEN };
    this.openCounts.set(name, (this.openCounts.get(name) ?? 0) - 1);
    if (part === NOT_WRITTEN) return;
    const isEmpty = name === 'p' && this.parts[part] === '<p>' && this.isBlankFrom(part + 1);
    if (!isEmpty) return this.write(`</${name}>`);
    this.parts[part] = '';
    this.length -= '<p>'.length;
  }

  private isBlankFrom(part: number): boolean {
    for (let at = part; at < this.parts.length; at++) if (this.parts[at]?.trim() !== '') return false;
    return true;
  }

  private write(text: string): void {
    this.parts.push(text);
    this.length += text.length;
  }

  private cut(): void {
    if (this.open.length === 0) this.cuts.push(this.length);
  }

  private count(counts: Map<string, number>, name: string): void {
    const known = name.slice(0, 40);
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
}

const NOT_WRITTEN = -1;

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
