import { onDemand } from '../../lib/on-demand';

const load = onDemand(() => import('tldts'));

/** What tells domains under which anybody may have a name, such as `co.uk` and `github.io`; the list comes when it is asked for. */
export function publicSuffixes(): ((domain: string) => boolean) | Promise<(domain: string) => boolean> {
  return load(
    ({ getPublicSuffix }) =>
      (domain: string) =>
        getPublicSuffix(domain, { allowPrivateDomains: true }) === domain,
  );
}
