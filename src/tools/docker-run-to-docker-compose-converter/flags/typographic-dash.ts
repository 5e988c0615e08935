import { longFlag, shortFlag } from './table';

/** Dashes and a minus sign that text processors put where one or two hyphens were typed. */
const TYPOGRAPHIC = /^-*[‐‑‒–—―−﹘﹣－][-‐‑‒–—―−﹘﹣－]*(?=.)/su;

/** Whether a word is an option, also one whose hyphens a text processor has made dashes of. */
export function looksLikeOption(text: string): boolean {
  return /^-./s.test(text) || TYPOGRAPHIC.test(text);
}

/** The option as it was typed before its hyphens became dashes; undefined for one that has none. */
export function withHyphens(text: string): string | undefined {
  const [dashes = ''] = TYPOGRAPHIC.exec(text) ?? [];
  if (dashes === '') return undefined;
  const rest = text.slice(dashes.length);
  const [name = ''] = rest.split('=', 1);
  const isShort = name.length === 1 || (!longFlag(name) && shortFlag(name.charAt(0)) !== undefined);
  return `${isShort ? '-' : '--'}${rest}`;
}
