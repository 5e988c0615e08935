import { err, ok, type Result } from '../../lib/result';
import { shorten } from './numeronym';

/** Words that are often written as numeronyms, and some that share one with them. */
const WORDS = [
  'internationalization',
  'internationalisation',
  'localization',
  'localisation',
  'accessibility',
  'globalization',
  'globalisation',
  'Kubernetes',
  'observability',
  'personalization',
  'canonicalization',
  'containerization',
  'interoperability',
  'multilingualization',
  'virtualization',
  'visualization',
  'documentation',
  'serialization',
  'deserialization',
  'numeronym',
  'translation',
  'authentication',
  'authorization',
  'administration',
  'configuration',
  'customization',
  'communication',
  'certification',
  'normalization',
  'modernization',
  'optimization',
  'organization',
  'synchronization',
  'standardization',
  'tokenization',
  'transformation',
  'infrastructure',
  'implementation',
  'identification',
  'decentralization',
  'localizability',
  'sustainability',
  'maintainability',
  'compatibility',
  'availability',
  'scalability',
  'reliability',
  'readability',
  'traceability',
  'usability',
  'cryptography',
  'Andreessen Horowitz',
] as const;

const SETTINGS = { unit: 'one', shortest: 3, lowercase: true, lettersOnly: true } as const;

/** The known words under each numeronym, in lower case. */
let index: ReadonlyMap<string, readonly string[]> | undefined;

function wordsByNumeronym(): ReadonlyMap<string, readonly string[]> {
  if (index) return index;
  const found = new Map<string, string[]>();
  for (const word of WORDS) {
    const { text } = shorten(word, SETTINGS);
    found.set(text, [...(found.get(text) ?? []), word]);
  }
  index = found;
  return found;
}

const NUMERONYM = /^\p{L}\p{M}*\d+\p{L}\p{M}*$/u;

/** Whether a text is one word of a letter, a number and a letter. */
export function isNumeronym(text: string): boolean {
  return NUMERONYM.test(text.trim());
}

/** Well-known words that are written as this numeronym, in any case; none when there is none. */
export function knownWords(numeronym: string): readonly string[] {
  return wordsByNumeronym().get(numeronym.trim().toLowerCase()) ?? [];
}

export interface Reading {
  readonly numeronym: string;
  readonly words: readonly string[];
}

export type LookUpFault =
  | { readonly code: 'no-numeronym' }
  /** None of them is known; the first of them. */
  | { readonly code: 'unknown-numeronym'; readonly found: string };

/** The words behind the numeronyms of a text, each of them once. An empty text has none. */
export function lookUp(text: string): Result<Reading[], LookUpFault> {
  if (text.trim() === '') return ok([]);
  const tokens = text.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]/u);
  const numeronyms = [...new Set(tokens.filter(isNumeronym))];
  const [first] = numeronyms;
  if (first === undefined) return err({ code: 'no-numeronym' });
  const readings = numeronyms.map((numeronym) => ({ numeronym, words: knownWords(numeronym) }));
  if (readings.every(({ words }) => words.length === 0)) return err({ code: 'unknown-numeronym', found: first });
  return ok(readings);
}
