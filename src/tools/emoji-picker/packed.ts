/** The emojis as the build writes them: column by column, which is read and compressed best. */
export interface PackedEmojis {
  /** How many emojis each of the groups has, in Unicode order. */
  readonly groups: readonly number[];
  /** Of each emoji its text, apart by line feeds. */
  readonly texts: string;
  /** Of each emoji the version of Emoji that brought it. */
  readonly versions: readonly number[];
  /** Of each emoji GitHub's shortcodes without colons, apart by blanks; a line each. */
  readonly shortcodes: string;
  /**
   * Of each emoji its variants with skin tones, apart by blanks; a line each. Five, by tone; or 25 where two people
   * each have their own, by the first's tone and then by the second's.
   */
  readonly variants: string;
}

/** Names and keywords of the emojis in one language, in the order of `PackedEmojis`. */
export interface PackedNames {
  /** A line each. */
  readonly names: string;
  /** Apart by bars; a line each. */
  readonly keywords: string;
}

/** The names that Unicode gives the characters which emojis consist of, by code point in upper hex digits. */
export type CodePointNames = Readonly<Record<string, string>>;
