/** Longer text is not looked through. */
export const MOST_TEXT = 1_000_000;

/** Three parts in Base64url, of which the first is a JSON object. */
const TOKEN = /^\s*eyJ[\w-]{1,100000}\.[\w-]{2,1000000}\.[\w-]{0,100000}\s*$/;

/** Whether a text is a token as it stands. */
export function isToken(text: string): boolean {
  return text.length <= MOST_TEXT && TOKEN.test(text);
}
