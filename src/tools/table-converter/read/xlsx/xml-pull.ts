import type { PartText } from './part-text';

/** What `next` found. */
export const EVENT = { open: 0, close: 1, text: 2, end: 3 } as const;
type Event = (typeof EVENT)[keyof typeof EVENT];

const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const EQUALS = 61;

/** No element of a package has nearly as many; so looking through them stays cheap. */
const ATTRIBUTES_MOST = 500;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#(\d{1,8})|#x([0-9A-Fa-f]{1,8})|(amp|lt|gt|quot|apos));|&/g;
const NAME = /^[\p{L}_:][\p{L}\p{N}\p{M}_:.\-·]*$/u;
// oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/**
 * Reads the XML of a part of a package event by event. It keeps no tree, needs only the piece at hand, and refuses what
 * is not well-formed; document type declarations are refused as well, as packages have none.
 */
export class XmlPull {
  /** Local name of the element that was opened or closed. */
  name = '';
  /** The text of a text event, references replaced. */
  text = '';
  isFaulty = false;
  private buffer = '';
  private at = 0;
  private lines = 1;
  private isSourceOver = false;
  private hasRoot = false;
  private isEmptyTag = false;
  private readonly open: string[] = [];
  private readonly known = new Map<string, string>();
  private attributeNames: string[] = [];
  private attributeValues: string[] = [];

  constructor(private readonly source: PartText) {}

  /** The line of what was read last, from 1. */
  get line(): number {
    return this.lines + countBreaks(this.buffer, this.at);
  }

  /** How many elements are open. */
  get depth(): number {
    return this.open.length;
  }

  /** The next event; `end` as well where the text is faulty. */
  next(): Event {
    if (this.isEmptyTag) return this.closeEmpty();
    while (!this.isFaulty) {
      const less = this.find('<', this.at);
      if (this.isFaulty) break;
      const end = less < 0 ? this.buffer.length : less;
      if (end > this.at) {
        if (this.readText(end)) return EVENT.text;
        continue;
      }
      if (less < 0) return this.finish();
      const event = this.readMarkup();
      if (event !== undefined) return event;
    }
    return EVENT.end;
  }

  /** Value of an attribute by its local name, of those with a prefix only where `hasPrefix` asks for one. */
  attribute(name: string, hasPrefix = false): string | undefined {
    for (let i = 0; i < this.attributeNames.length; i++) {
      const full = this.attributeNames[i] ?? '';
      const isIt = hasPrefix ? full.endsWith(`:${name}`) && !full.startsWith('xmlns:') : full === name;
      if (isIt) return this.replaced(this.attributeValues[i] ?? '').replace(/[\t\n]/g, ' ');
    }
    return undefined;
  }

  /** Reads on to the end of the element that was opened last, and answers all text in it. */
  content(): string {
    const depth = this.open.length - 1;
    let content = '';
    for (let event = this.next(); event !== EVENT.end; event = this.next()) {
      if (event === EVENT.text) content += this.text;
      else if (event === EVENT.close && this.open.length === depth) break;
    }
    return content;
  }

  /** Reads on behind the end of the element that was opened last. */
  skip(): void {
    this.content();
  }

  private finish(): Event {
    if (this.open.length > 0 || !this.hasRoot) this.fail();
    return EVENT.end;
  }

  private fail(): undefined {
    this.isFaulty = true;
    return undefined;
  }

  /** Takes the next piece, what was read is let go; whether there was one. */
  private refill(): boolean {
    const piece = this.isSourceOver ? undefined : this.source.next();
    if (piece === undefined) {
      this.isSourceOver = true;
      if (this.source.problem()) this.fail();
      return false;
    }
    this.lines += countBreaks(this.buffer, this.at);
    this.buffer = this.buffer.slice(this.at) + piece;
    this.at = 0;
    const bad = FORBIDDEN.exec(piece);
    if (!bad) return true;
    this.at = this.buffer.length - piece.length + bad.index;
    this.fail();
    return false;
  }

  /** Where the token is next, or -1; more is read until it is there. */
  private find(token: string, start: number): number {
    let from = start;
    for (;;) {
      const found = this.buffer.indexOf(token, from);
      if (found >= 0) return found;
      const unread = this.buffer.length - this.at;
      const offset = from - this.at;
      if (!this.refill()) return -1;
      // What was looked through is not looked through again, but for a token that was cut in two.
      from = Math.max(offset, unread - token.length + 1);
    }
  }

  private readText(end: number): boolean {
    const raw = this.buffer.slice(this.at, end);
    if (this.open.length === 0) {
      // Only a byte order mark and white space stand outside.
      if (!/^\ufeff?\s*$/.test(raw)) this.fail();
      this.at = end;
      return false;
    }
    if (raw.includes(']]>')) this.fail();
    this.text = this.replaced(raw);
    if (this.isFaulty) return false;
    this.at = end;
    return true;
  }

  private readMarkup(): Event | undefined {
    // Enough to see what begins here.
    while (this.buffer.length - this.at < 9 && this.refill());
    if (this.isFaulty) return undefined;
    const { buffer, at } = this;
    if (buffer.startsWith('<!--', at)) return this.skipPast('-->', 4);
    if (buffer.startsWith('<?', at)) return this.skipPast('?>', 2);
    if (buffer.startsWith('<![CDATA[', at)) return this.readCdata();
    if (buffer.startsWith('<!', at)) return this.fail();
    return buffer.charCodeAt(at + 1) === SLASH ? this.readEndTag() : this.readStartTag();
  }

  private skipPast(token: string, length: number): undefined {
    const end = this.find(token, this.at + length);
    if (end < 0) return this.fail();
    this.at = end + token.length;
    return undefined;
  }

  private readCdata(): Event | undefined {
    const end = this.find(']]>', this.at + 9);
    if (end < 0 || this.open.length === 0) return this.fail();
    this.text = normalised(this.buffer.slice(this.at + 9, end));
    this.at = end + 3;
    return EVENT.text;
  }

  private readEndTag(): Event | undefined {
    const end = this.find('>', this.at);
    if (end < 0) return this.fail();
    const name = trimmedEnd(this.buffer.slice(this.at + 2, end));
    if (this.open.at(-1) !== name) return this.fail();
    this.open.pop();
    this.name = this.known.get(name) ?? name;
    this.at = end + 1;
    return EVENT.close;
  }

  private readStartTag(): Event | undefined {
    const end = this.tagEnd();
    if (end < 0 || (this.open.length === 0 && this.hasRoot)) return this.fail();
    this.isEmptyTag = this.buffer.charCodeAt(end - 1) === SLASH;
    const inside = this.isEmptyTag ? end - 1 : end;
    let at = this.at + 1;
    while (at < inside && !isSpace(this.buffer.charCodeAt(at))) at++;
    const full = this.buffer.slice(this.at + 1, at);
    const name = this.localName(full);
    if (name === undefined || !this.readAttributes(at, inside)) return this.fail();
    this.open.push(full);
    this.hasRoot = true;
    this.name = name;
    this.at = end + 1;
    return EVENT.open;
  }

  private closeEmpty(): Event {
    this.isEmptyTag = false;
    const full = this.open.pop() ?? '';
    this.name = this.known.get(full) ?? full;
    return EVENT.close;
  }

  /** A `>` within quotation marks ends no tag. */
  private tagEnd(): number {
    let offset = 1;
    for (;;) {
      const end = this.find('>', this.at + offset);
      if (end < 0) return -1;
      const quote = openQuote(this.buffer, this.at + offset, end);
      if (quote < 0) return end;
      const closing = this.find(this.buffer.charAt(quote), quote + 1);
      if (closing < 0) return -1;
      offset = closing - this.at + 1;
    }
  }

  private localName(full: string): string | undefined {
    const known = this.known.get(full);
    if (known !== undefined) return known;
    if (!NAME.test(full) || this.known.size > 10_000) return undefined;
    const local = full.slice(full.lastIndexOf(':') + 1);
    this.known.set(full, local);
    return local;
  }

  private readAttributes(start: number, end: number): boolean {
    const { buffer } = this;
    this.attributeNames = [];
    this.attributeValues = [];
    let at = start;
    for (;;) {
      const from = at;
      while (at < end && isSpace(buffer.charCodeAt(at))) at++;
      if (at >= end) return true;
      if (at === from) return false;
      const nameStart = at;
      while (at < end && !isSpace(buffer.charCodeAt(at)) && buffer.charCodeAt(at) !== EQUALS) at++;
      const name = buffer.slice(nameStart, at);
      while (isSpace(buffer.charCodeAt(at))) at++;
      if (buffer.charCodeAt(at) !== EQUALS || this.localName(name) === undefined) return false;
      at++;
      while (isSpace(buffer.charCodeAt(at))) at++;
      const quote = buffer.charCodeAt(at);
      if (quote !== QUOTE && quote !== APOSTROPHE) return false;
      const close = buffer.indexOf(quote === QUOTE ? '"' : "'", at + 1);
      if (close < 0 || close >= end || this.attributeNames.includes(name)) return false;
      if (this.attributeNames.length >= ATTRIBUTES_MOST) return false;
      const value = buffer.slice(at + 1, close);
      if (value.includes('<') || (value.includes('&') && this.replaced(value) === '' && this.isFaulty)) return false;
      this.attributeNames.push(name);
      this.attributeValues.push(value);
      at = close + 1;
    }
  }

  private replaced(raw: string): string {
    const text = normalised(raw);
    if (!text.includes('&')) return text;
    return text.replace(REFERENCE, (_, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? '';
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      const character = isCharacter ? String.fromCodePoint(code) : '\0';
      if (FORBIDDEN.test(character)) this.fail();
      return character;
    });
  }
}

function normalised(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function openQuote(text: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const unit = text.charCodeAt(at);
    if (unit !== QUOTE && unit !== APOSTROPHE) {
      at++;
      continue;
    }
    const close = text.indexOf(unit === QUOTE ? '"' : "'", at + 1);
    if (close < 0 || close >= end) return at;
    at = close + 1;
  }
  return -1;
}

function countBreaks(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}

const isSpace = (unit: number) => unit === 32 || unit === 10 || unit === 9 || unit === 13;
