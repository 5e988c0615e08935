import type { ParsedCookie } from './set-cookie';

/** The line that sets a cookie, without the header's name. */
export function setLine(
  { name, value }: Pick<ParsedCookie, 'name' | 'value'>,
  attributes: readonly (string | false | undefined)[],
): string {
  // A nameless value with an equals sign needs one before it, and so does none at all.
  const pair = name === '' && value !== '' && !value.includes('=') ? value : `${name}=${value}`;
  return [pair, ...attributes.filter((each) => each !== undefined && each !== false && each !== '')].join('; ');
}

/** A cookie without a name needs a value: both empty are refused. */
export const deletedValue = (name: string) => (name === '' ? 'deleted' : '');

/** The line that deletes a cookie: the same name, Domain and Path, which may be that of the page, and whatever its prefix asks for. */
export function deletionOf(
  { name, domain, secure, httpOnly, sameSite, partitioned }: ParsedCookie,
  path: string | undefined,
): string {
  return setLine({ name, value: deletedValue(name) }, [
    domain && `Domain=${domain}`,
    path && `Path=${path}`,
    'Max-Age=0',
    secure && 'Secure',
    httpOnly && 'HttpOnly',
    sameSite && `SameSite=${sameSite}`,
    partitioned && 'Partitioned',
  ]);
}
