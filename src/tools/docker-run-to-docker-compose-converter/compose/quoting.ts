import { blockText, oneLineText } from '../../../lib/yaml/yaml-text';

export type ScalarStyle = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_LITERAL';

/** Numbers of base 60 in YAML 1.1, and what people take for them: ports and ids, such as 80:80. */
const WITH_COLONS = /^[-+]?\d[\d_]*(?::\d+)+(?:\.\d*)?$/;

/** How a text must be written so that readers of YAML 1.1 and 1.2 all take it for that text. */
export function styleOf(text: string): ScalarStyle {
  if (WITH_COLONS.test(text)) return 'QUOTE_DOUBLE';
  if (text.includes('\n')) return blockText(text, 2, 0) ? 'BLOCK_LITERAL' : 'QUOTE_DOUBLE';
  const written = oneLineText(text, { quotes: 'needed', safeFor11: true }, false);
  if (written === text) return 'PLAIN';
  return written.startsWith("'") ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE';
}
