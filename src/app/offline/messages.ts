import type { Locale } from '../../i18n/locale';

/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Take over from the version before; the pages it controls then reload. */
  | { readonly type: 'SKIP_WAITING' }
  /** Keep all tools and the words of this language, so that every page opens without a network. */
  | { readonly type: 'KEEP'; readonly locale: Locale }
  /** Answer with what another program shared, through the port that comes along. */
  | { readonly type: 'TAKE_SHARED' };

/** What another program shared: a text, a file, or a file with what was said of it; neither where nothing is there. */
export interface Shared {
  readonly text?: string;
  readonly file?: File;
  /** Further files. */
  readonly others?: readonly File[];
}

/** The page that takes what was shared is asked for with this parameter. */
export const SHARED_PARAMETER = 'shared';

/** What came in a share, by the names of the manifest: the files, and the text with the address that belongs to it; the title where there is nothing else. */
export function sharedIn(data: FormData): Shared {
  const isGiven = (file: FormDataEntryValue): file is File =>
    file instanceof File && (file.size > 0 || file.name !== '');
  const [file, ...others] = data.getAll('file').filter(isGiven);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [title, text, url] = [read('title'), read('text'), read('url')];
  // Many programs put the address into the text, too.
  const said = [text, text.includes(url) ? '' : url].filter((part) => part !== '').join('\n');
  if (file) return { file, ...(others.length > 0 && { others }), ...(said && { text: said }) };
  const shared = said || title;
  return shared === '' ? {} : { text: shared };
}

/** Narrows what arrived with a message event, which any page of the site could have sent. */
export function isWorkerMessage(raw: unknown): raw is WorkerMessage {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return false;
  if (raw.type === 'SKIP_WAITING' || raw.type === 'TAKE_SHARED') return true;
  return raw.type === 'KEEP' && 'locale' in raw && typeof raw.locale === 'string';
}
