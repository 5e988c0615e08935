import { judge } from './judge';
import { domainMatches, type Page, pathMatches } from './page';
import { parseSetCookie } from './set-cookie';

interface Kept {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly withSubdomains: boolean;
  readonly path: string;
  readonly secure: boolean;
}

/** What a browser keeps of several lines, and sends to a page. */
export class Jar {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly isPublicSuffix: (domain: string) => boolean) {}

  set(line: string, page: Page, now: number): void {
    const cookie = parseSetCookie(line);
    const { state, host = page.host, path = '/', withSubdomains } = judge(cookie, page, now, this.isPublicSuffix);
    if (state === 'refused') return;
    const key = JSON.stringify([cookie.name, host, withSubdomains, path]);
    if (state === 'deletes') this.kept.delete(key);
    else
      this.kept.set(key, { name: cookie.name, value: cookie.value, host, withSubdomains, path, secure: cookie.secure });
  }

  /** What is sent to a page: longer paths first, then in the order in which they came. */
  sentTo(page: Page): readonly Kept[] {
    const sent = [...this.kept.values()].filter(
      ({ host, withSubdomains, path, secure }) =>
        (withSubdomains ? domainMatches(host, page.host) : host === page.host) &&
        pathMatches(path, page.path) &&
        (!secure || page.isSecure || page.isLocal),
    );
    return sent.toSorted((one, other) => other.path.length - one.path.length);
  }
}

/** A cookie as it is sent. */
export function pairText({ name, value }: { readonly name: string; readonly value: string }): string {
  return name === '' ? value : `${name}=${value}`;
}
