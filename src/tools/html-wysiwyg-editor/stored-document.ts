import { createStored } from '../../lib/stored';

/** What an editor begins with that was never used. */
export const SAMPLE = '<h1>Hey!</h1><p>Welcome to the editor</p>';

/** The document between visits, as HTML; null while it is the sample, or is not to be kept. */
export const storedDocument = createStored<string | null>({
  key: 'document.html-wysiwyg-editor',
  fallback: null,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
});
