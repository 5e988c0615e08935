import type { Locale } from '../../i18n/locale';
import { UNSTORED } from '../../lib/unstored';

/** What is kept without being asked for: that it was not is no news to anybody. */
const UNASKED: ReadonlySet<unknown> = new Set(['recentTools', 'isLanguageOffered', 'drafts.lost', 'drafts.secrets']);

let wasTold = false;

/** Says once in a visit that nothing can be kept, when something would have been. Returns what ends that. */
export function tellUnstored(locale: Locale): () => void {
  const onUnstored = (event: Event) => {
    if (wasTold || !(event instanceof CustomEvent) || UNASKED.has(event.detail)) return;
    wasTold = true;
    import('./unstored-notice').then(
      ({ showUnstored }) => showUnstored(locale),
      // The watch for missing files says so.
      () => undefined,
    );
  };
  addEventListener(UNSTORED, onUnstored);
  return () => removeEventListener(UNSTORED, onUnstored);
}
