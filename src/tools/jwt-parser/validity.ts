import type { Claim } from '../../lib/jwt/claims';

/** Whether a token may be used at an instant. Instants are milliseconds since the Unix epoch. */
export type Validity =
  | { readonly state: 'active'; readonly until: number }
  | { readonly state: 'expired'; readonly since: number }
  | { readonly state: 'not-yet'; readonly from: number }
  | { readonly state: 'no-expiry' }
  /** `exp` or `nbf` is there but says no time. */
  | { readonly state: 'unreadable' };

/**
 * Judges `exp` and `nbf` (RFC 7519, sections 4.1.4 and 4.1.5): a token is used before the one, and not before the other,
 * each with the leeway in its favour. `leeway` counts seconds, `now` milliseconds.
 */
export function validityOf(claims: readonly Claim[], now: number, leeway: number): Validity {
  const margin = leeway * 1000;
  const exp = claims.findLast(({ name }) => name === 'exp')?.time;
  const nbf = claims.findLast(({ name }) => name === 'nbf')?.time;
  if (exp?.state === 'time' && now >= exp.ms + margin) return { state: 'expired', since: exp.ms };
  if (nbf?.state === 'time' && now < nbf.ms - margin) return { state: 'not-yet', from: nbf.ms };
  if ((exp && exp.state !== 'time') || (nbf && nbf.state !== 'time')) return { state: 'unreadable' };
  return exp ? { state: 'active', until: exp.ms } : { state: 'no-expiry' };
}
