import { createStored } from '../../lib/stored';

/** Whether the site may keep itself for use without a network; it does until the visitor erases that copy. */
export const keepsOffline = createStored<boolean>({
  key: 'keepsOffline',
  fallback: true,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
});
