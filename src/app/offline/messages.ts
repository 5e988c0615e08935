import type { Locale } from '../../i18n/locale';

/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Take over from the version before; the pages it controls then reload. */
  | { readonly type: 'SKIP_WAITING' }
  /** Keep all tools and the words of this language, so that every page opens without a network. */
  | { readonly type: 'KEEP'; readonly locale: Locale };

/** Narrows what arrived with a message event, which any page of the site could have sent. */
export function isWorkerMessage(raw: unknown): raw is WorkerMessage {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return false;
  return raw.type === 'SKIP_WAITING' || (raw.type === 'KEEP' && 'locale' in raw && typeof raw.locale === 'string');
}
