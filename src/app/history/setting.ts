import { createStored } from '../../lib/stored';

/** Whether the inputs of tools are remembered. Off until the visitor turns it on. */
export const isHistoryOn = createStored<boolean>({
  key: 'isHistoryOn',
  fallback: false,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
});
