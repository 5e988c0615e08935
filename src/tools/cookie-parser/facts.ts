import type { Entry } from './entry';
import type { ParsedCookie } from './set-cookie';

/** The facts of a cookie in the order of its attributes; what it does not say is undefined. */
export function factsOf({ set }: Entry) {
  if (!set) return {};
  const { cookie, verdict } = set;
  const { life } = verdict;
  const hasAge = life.kind === 'until' && life.from === 'max-age';
  return {
    domain: verdict.withSubdomains ? verdict.host : undefined,
    path: verdict.path,
    // A part of a second is still some time.
    maxAge: hasAge ? Math.max(1, life.seconds) : undefined,
    // Its end is the same whenever the code runs, and longer than a browser keeps it where it was written so.
    expires: life.kind === 'until' && !hasAge ? endOf(cookie, life.at) : undefined,
    secure: cookie.secure || undefined,
    httpOnly: cookie.httpOnly || undefined,
    sameSite: cookie.sameSite,
    partitioned: cookie.partitioned || undefined,
    priority: cookie.priority,
  };
}

/** What no date can tell is as far away as browsers keep a cookie. */
function endOf({ expires }: ParsedCookie, kept: number): Date {
  const written = new Date(expires ?? kept);
  return Number.isNaN(written.getTime()) ? new Date(kept) : written;
}
