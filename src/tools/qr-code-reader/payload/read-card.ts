import type { AboutCode, Card } from './card';

/** What a text asks for, or holds. */
export function readCard(text: string, _about: AboutCode): Card {
  return { type: 'text', fields: [{ name: 'text', value: text }], warnings: [] };
}
