import { plainText, type Filler } from './filler';

export const FORMATS = ['plain', 'html', 'html-list', 'markdown', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export const FILES: Readonly<Record<Format, { readonly name: string; readonly type: string }>> = {
  plain: { name: 'lorem-ipsum.txt', type: 'text/plain' },
  html: { name: 'lorem-ipsum.html', type: 'text/html' },
  'html-list': { name: 'lorem-ipsum.html', type: 'text/html' },
  markdown: { name: 'lorem-ipsum.md', type: 'text/markdown' },
  json: { name: 'lorem-ipsum.json', type: 'application/json' },
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text that may stand between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** The blocks as a text of one format. Only plain text is exactly as long as was asked for: the others add marks. */
export function formatFiller(filler: Pick<Filler, 'blocks' | 'isList'>, format: Format): string {
  const { blocks, isList } = filler;
  switch (format) {
    case 'plain':
      return plainText(filler);
    case 'html':
      return blocks.map((block) => `<p>${escapeHtml(block)}</p>`).join('\n');
    case 'html-list':
      return `<ul>\n${blocks.map((block) => `  <li>${escapeHtml(block)}</li>\n`).join('')}</ul>`;
    case 'markdown':
      return isList ? blocks.map((block) => `- ${block}`).join('\n') : plainText(filler);
    case 'json':
      return JSON.stringify(blocks, null, 2);
  }
}
