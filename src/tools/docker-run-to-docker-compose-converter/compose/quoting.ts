import { stringify } from 'yaml';

export type ScalarStyle = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_LITERAL';

/** Numbers of base 60 in YAML 1.1, and what people take for them: ports and ids, such as 80:80. */
const WITH_COLONS = /^[-+]?\d[\d_]*(?::\d+)+(?:\.\d*)?$/;

/** How a text must be written so that readers of YAML 1.1 and 1.2 both take it for that text. */
export function styleOf(text: string): ScalarStyle {
  if (WITH_COLONS.test(text)) return 'QUOTE_DOUBLE';
  const written = stringify(text, { compat: 'yaml-1.1', lineWidth: 0 });
  if (written.startsWith('"')) return 'QUOTE_DOUBLE';
  if (written.startsWith("'")) return 'QUOTE_SINGLE';
  return /^[|>]/.test(written) ? 'BLOCK_LITERAL' : 'PLAIN';
}
