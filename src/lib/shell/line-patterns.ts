/** A blank that ends a word, and no line. */
export const BLANK = /[^\S\r\n]/;
/** The sign or signs that end a line. */
export const BREAK = /\r\n|\r|\n/y;
/** All lines up to the next one that holds something. */
export const BLANK_LINES = /\s*[\r\n]/y;
/** A sign that makes the line go on, with what may stand behind it. */
export const CONTINUED = /[\\`^](?:$|(?:[^\S\r\n]*|[^\S\r\n]+#[^\r\n]*)(?:\r\n|\r|\n))/y;
/** A line with a comment only, within a command that goes on. */
export const COMMENT_LINE = /[^\S\r\n]*#[^\r\n]*(?:\r\n|\r|\n|$)/y;
/** The prompt of a shell that waits for the rest of a command. */
export const PROMPT_OF_REST = /(?:>|>>)[^\S\r\n]+/y;
export const OPERATOR = /&>>?|&&|\|\||\|&|<<<|<<-?|<>|<&|<\(|>\(|>>|>&|>\||[;&|()<>]/y;
/** Behind these a command goes on in the next line. */
export const JOINING = /^(?:&&|\|\||\|&?)$/;
