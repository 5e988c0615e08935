/** What is held against the engine: what a pattern finds in a text, what it makes of it, or that the engine refuses it. */
export type Claim =
  | { readonly pattern: string; readonly flags: string; readonly text: string; readonly finds: readonly string[] }
  | {
      readonly pattern: string;
      readonly flags: string;
      readonly text: string;
      readonly replacement: string;
      readonly gives: string;
    }
  | { readonly pattern: string; readonly flags: string; readonly isRefused: true };

/** Languages that are compared with JavaScript. */
export const OTHERS = ['python', 'java', 'go', 'pcre'] as const;
export type Other = (typeof OTHERS)[number];

/** What is different elsewhere, where it is neither missing nor only written in another way. */
export type Remark =
  | 'unicode'
  | 'complement'
  | 'ascii'
  | 'ascii-unseen'
  | 'ascii-case'
  | 'ascii-flag'
  | 'other-spaces'
  | 'only-lf'
  | 'more-ends'
  | 'before-last-end'
  | 'vertical'
  | 'fixed'
  | 'fixed-or-255'
  | 'bounded'
  | 'unset-fails'
  | 'start'
  | 'up-to'
  | 'up-to-since'
  | 'possessive'
  | 'possessive-since'
  | 'atomic'
  | 'atomic-since'
  | 'literal'
  | 'until-18'
  | 'class-operators'
  | 'class-warnings'
  | 'class-posix'
  | 'always'
  | 'another-module'
  | 'since-122'
  | 'missing-fails'
  | 'missing-empty';

/** How it is elsewhere: not at all, written like this, or with a remark. What is not named is the same. */
export type Elsewhere =
  | null
  | string
  | { readonly remark: Remark; readonly written?: readonly string[] }
  | { readonly written: readonly string[] };

export interface Entry {
  readonly syntax: string;
  /** Where several are told in one sentence, each of them, to be copied by itself; the syntax then lists them. */
  readonly tokens?: readonly string[];
  /** The first is what "try it" opens. */
  readonly claims: readonly [Claim, ...Claim[]];
  readonly elsewhere?: Readonly<Partial<Record<Other, Elsewhere>>>;
  /** Newer than some engines that are in use. */
  readonly isNew?: true;
}

/** A pattern and what it finds. */
export const finds = (pattern: string, flags: string, text: string, ...found: readonly string[]): Claim => ({
  pattern,
  flags,
  text,
  finds: found,
});
/** A pattern and what a replacement makes of a text. */
export const gives = (pattern: string, flags: string, text: string, replacement: string, made: string): Claim => ({
  pattern,
  flags,
  text,
  replacement,
  gives: made,
});
/** A pattern that the engine does not take. */
export const refused = (pattern: string, flags = ''): Claim => ({ pattern, flags, isRefused: true });
/** How it differs elsewhere. */
export const remark = (said: Remark, ...written: readonly string[]): Elsewhere =>
  written.length > 0 ? { remark: said, written } : { remark: said };
/** One of these ways. */
export const ways = (...written: readonly string[]): Elsewhere => ({ written });
/** The same in all other languages. */
export const everywhere = (what: Elsewhere) => ({ python: what, java: what, go: what, pcre: what });
