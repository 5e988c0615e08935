import type { ChainFacts } from './report';

/** The fingerprints of the certificates that a list revokes at the moment of the check. */
export const revokedIn = (chains: readonly ChainFacts[]): ReadonlySet<string> =>
  new Set(
    chains.flatMap(({ links }) =>
      links.flatMap(({ revocation, fingerprint }) => (revocation?.status === 'revoked' ? [fingerprint] : [])),
    ),
  );
