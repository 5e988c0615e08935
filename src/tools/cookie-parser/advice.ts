import { prefixOf, type Verdict } from './judge';
import type { ParsedCookie } from './set-cookie';

/** What could be better about a cookie that is stored. */
export type Advice = 'http-only' | 'secure' | 'same-site' | 'host-prefix' | 'wide-domain';

/** Names under which sessions and tokens go. */
const SESSION = /sess|sid$|^sid|auth|token|jwt|login|remember|csrf|xsrf/i;
/** What scripts of the page must read: it guards against forged requests. */
const FOR_SCRIPTS = /csrf|xsrf/i;

/** What to improve, the most important first. */
export function adviceFor(cookie: ParsedCookie, { state, withSubdomains, path }: Verdict): Advice[] {
  if (state !== 'stored') return [];
  const isSession = SESSION.test(cookie.name);
  const advice: (Advice | false)[] = [
    isSession && !cookie.httpOnly && !FOR_SCRIPTS.test(cookie.name) && 'http-only',
    !cookie.secure && 'secure',
    cookie.sameSite === undefined && 'same-site',
    isSession && withSubdomains && 'wide-domain',
    isSession &&
      cookie.secure &&
      !withSubdomains &&
      path === '/' &&
      prefixOf(cookie.name) === undefined &&
      'host-prefix',
  ];
  return advice.filter((each) => each !== false);
}
