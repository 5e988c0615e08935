import { ConfigurationError } from '../config/config';
import type { Tracker } from './tracker';

export interface PlausibleSettings {
  readonly domain: string;
  /** Origin of the analytics host, without a slash at its end. */
  readonly apiHost: string;
  readonly trackLocalhost: boolean;
}

/** The origin that events go to; throws a `ConfigurationError` where what was configured is no address of a host. */
export function analyticsOrigin(apiHost: string): string {
  const address = URL.canParse(apiHost) ? new URL(apiHost) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address.origin;
  const received = JSON.stringify(apiHost);
  throw new ConfigurationError([
    `plausible.apiHost: received ${received}, expected an address such as https://host.example`,
  ]);
}

/** How long a click on an outbound link waits for its event to leave. */
const OUTBOUND_DELAY = 150;

const LOCAL_HOST = /^localhost$|^127(\.\d+){0,2}\.\d+$|^\[(0*:)*?:?0*1\]$/;

/** Only origin and path: query and fragment may hold what the visitor typed. */
function bareAddress(address: string): string {
  if (address === '') return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

function isIgnored(): boolean {
  try {
    return localStorage.getItem('plausible_ignore') === 'true';
  } catch {
    return false;
  }
}

/** A tracker that posts events as Plausible's API takes them. A failed post is nobody's concern but the operator's. */
export function createPlausible({ domain, apiHost, trackLocalhost }: PlausibleSettings): Tracker {
  analyticsOrigin(apiHost);
  const isSilent = () => (!trackLocalhost && LOCAL_HOST.test(location.hostname)) || isIgnored();

  function event(name: string, props?: Readonly<Record<string, string>>): void {
    if (isSilent()) return;
    const body = {
      n: name,
      u: bareAddress(location.href),
      d: domain,
      r: bareAddress(document.referrer) || null,
      w: innerWidth,
      h: 0,
      p: props && JSON.stringify(props),
    };
    // `no-cors`: the answer is of no interest, so the host need not allow us to read it. `keepalive` outlives the page.
    fetch(`${apiHost.replace(/\/$/, '')}/api/event`, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
  }

  return { event, pageView: () => event('pageview') };
}

/** The link to another site that a click would follow, if any. */
function outboundLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href) return undefined;
  const { protocol, origin } = new URL(link.href);
  return /^https?:$/.test(protocol) && origin !== location.origin ? link : undefined;
}

/** Records clicks on links to other sites. A plain click in the same tab waits a moment, so that the event gets away. */
export function trackOutboundLinks(tracker: Tracker): void {
  const onClick = (event: MouseEvent) => {
    const link = outboundLink(event.target);
    if (!link || event.defaultPrevented || event.button > 1) return;
    tracker.event('Outbound Link: Click', { url: link.href });
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button === 1;
    if (opensElsewhere || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    event.preventDefault();
    setTimeout(() => location.assign(link.href), OUTBOUND_DELAY);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
}
