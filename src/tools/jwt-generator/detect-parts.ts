/** Longer texts are neither. */
const LONGEST = 100_000;
const REGISTERED = ['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti'];

function membersOf(text: string): ReadonlyMap<string, unknown> | undefined {
  if (text.length > LONGEST || !/^\s*\{[\s\S]*\}\s*$/.test(text)) return undefined;
  try {
    return new Map<string, unknown>(Object.entries(JSON.parse(text) as object));
  } catch {
    return undefined;
  }
}

/** Whether a text is the header of a JWT. */
export function isHeaderText(text: string): boolean {
  const members = membersOf(text);
  const typ = members?.get('typ');
  return (
    typeof members?.get('alg') === 'string' &&
    typeof typ === 'string' &&
    /^(?:\w+\+)?jwt$/i.test(typ) &&
    !members.has('enc')
  );
}

/** Whether a text holds claims: two or more of those that RFC 7519 registers. */
export function areClaims(text: string): boolean {
  const members = membersOf(text);
  return members !== undefined && REGISTERED.filter((name) => members.has(name)).length >= 2;
}
