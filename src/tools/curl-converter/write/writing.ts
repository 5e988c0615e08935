import type { Header, Request, Text, Unknown } from '../model';
import type { Note } from '../notes';
import { partsOf } from '../unknowns';

/** How requests are written. */
export interface Style {
  readonly indent: 2 | 4;
  readonly isOneLine: boolean;
  /** Long names of options, where a program has both. */
  readonly isLong: boolean;
}

export interface Writing extends Style {
  readonly unknowns: readonly Unknown[];
  /** What the code does not say is added here. */
  readonly notes: Note[];
}

/** Writes requests in one language. */
export interface Target {
  readonly write: (requests: readonly Request[], writing: Writing) => string;
  /** The options of curl that the code has, too, by their long names. */
  readonly settings: ReadonlySet<string>;
  readonly fileName: string;
  /** Request headers that its programs set by themselves and cannot leave out. */
  readonly keepsDefaults?: boolean;
  /** Dots in a path are resolved, whatever one does. */
  readonly resolvesDots?: boolean;
  /** Several files can be one part of a form. */
  readonly keepsMixed?: boolean;
}

export const settingNames = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** How a programming language writes texts that are only known when it runs. */
export interface Language {
  readonly literal: (text: string) => string;
  readonly variable: (name: string) => string;
  readonly plus: string;
  readonly base64: (expression: string) => string;
  readonly encoded: (expression: string) => string;
}

/** An expression for a text. */
export function expressionOf(text: Text, unknowns: readonly Unknown[], language: Language): string {
  if (!text.includes('\0')) return language.literal(text);
  return partsOf(text, unknowns)
    .map((part) => {
      if (typeof part === 'string') return language.literal(part);
      if (part.kind === 'base64') return language.base64(expressionOf(part.text, unknowns, language));
      if (part.kind === 'encoded') return language.encoded(expressionOf(part.text, unknowns, language));
      return language.variable(part.name);
    })
    .join(language.plus);
}

/** Headers that stand twice as one, as most programs want them. */
export function mergedHeaders(headers: readonly Header[]): Header[] {
  const merged = new Map<string, Header>();
  for (const header of headers) {
    const key = header.name.toLowerCase();
    const former = merged.get(key);
    const value = former && `${former.value}${key === 'cookie' ? '; ' : ', '}${header.value}`;
    merged.set(key, former && value !== undefined ? { ...former, value } : header);
  }
  return [...merged.values()];
}

/** The length is counted by every program, and the boundary of a form is its own. */
export function sentHeaders({ headers, body }: Request): Header[] {
  return headers.filter(({ name, value }) => {
    if (/^content-length$/i.test(name)) return false;
    return !(body?.kind === 'parts' && /^content-type$/i.test(name) && /^multipart\/form-data/i.test(value));
  });
}

/** `response`, `response2` … */
export const numbered = (name: string, index: number) => (index === 0 ? name : `${name}${index + 1}`);

export const isBeyondAscii = (text: string) => /[^\0-\x7e]/.test(text);

/** The bytes of a text in UTF-8 as characters of their own, for programs that send one byte for each. */
export function asByteText(text: string): string {
  if (!isBeyondAscii(text)) return text;
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/** The last value of an option of curl. */
export function settingOf({ settings }: Request, ...names: readonly string[]): Text | undefined {
  return settings.findLast(({ name }) => names.includes(name))?.value;
}

export function hasSetting({ settings }: Request, ...names: readonly string[]): boolean {
  return settings.some(({ name }) => names.includes(name));
}

/** Seconds of an option; undefined where it is no number. */
export function secondsOf(request: Request, ...names: readonly string[]): number | undefined {
  const seconds = Number(settingOf(request, ...names) ?? NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Where a proxy is, with the scheme that curl takes for granted. */
export function proxyOf(request: Request): Text | undefined {
  const proxy = settingOf(request, 'proxy');
  return proxy === undefined || /^[a-z][a-z\d]*:\/\//i.test(proxy) ? proxy : `http://${proxy}`;
}
