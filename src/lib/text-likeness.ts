/** Longer text is not looked through. */
const MOST_TEXT = 1_000_000;

/** Three parts in Base64url, of which the first is a JSON object. */
const TOKEN = /^\s*eyJ[\w-]{1,100000}\.[\w-]{2,1000000}\.[\w-]{0,100000}\s*$/;

/** Whether a text is a JSON Web Token in its compact form (RFC 7519) as it stands. */
export function isToken(text: string): boolean {
  return text.length <= MOST_TEXT && TOKEN.test(text);
}

/** Whether a text is a JSON object or list: a number is JSON, too, but nothing to lay out. */
export function isJsonDocument(text: string): boolean {
  if (text.length > MOST_TEXT || !/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
