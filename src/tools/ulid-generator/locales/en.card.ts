import type { Card } from '../../types';

export const card = {
  name: 'ULID generator',
  description: 'Generate sortable unique ids (ULID) and read the time inside them.',
} satisfies Card;

export const keywords = ['ulid', 'sortable id', 'unique', 'crockford', 'base32', 'timestamp', 'monotonic', 'decode'];
