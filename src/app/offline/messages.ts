import type { Locale } from '../../i18n/locale';

/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Take over from the version before; the pages it controls then reload. */
  | { readonly type: 'SKIP_WAITING' }
  /** Keep all tools and the words of this language, so that every page opens without a network. */
  | { readonly type: 'KEEP'; readonly locale: Locale }
  /** Answer with what another program shared, through the port that comes along. */
  | { readonly type: 'TAKE_SHARED' };

/** What another program shared: one of them; neither where nothing is there. */
export interface Shared {
  readonly text?: string;
  readonly file?: File;
}

/** The page that takes what was shared is asked for with this parameter. */
export const SHARED_PARAMETER = 'shared';

/** What came in a share, by the names of the manifest: the file, else the text with the address that belongs to it, else the title. */
export function sharedIn(data: FormData): Shared {
  const file = data.get('file');
  if (file instanceof File && (file.size > 0 || file.name !== '')) return { file };
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [title, text, url] = [read('title'), read('text'), read('url')];
  // Many programs put the address into the text, too.
  const said = [text, text.includes(url) ? '' : url].filter((part) => part !== '').join('\n');
  const shared = said || title;
  return shared === '' ? {} : { text: shared };
}

/** Narrows what arrived with a message event, which any page of the site could have sent. */
export function isWorkerMessage(raw: unknown): raw is WorkerMessage {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return false;
  if (raw.type === 'SKIP_WAITING' || raw.type === 'TAKE_SHARED') return true;
  return raw.type === 'KEEP' && 'locale' in raw && typeof raw.locale === 'string';
}
