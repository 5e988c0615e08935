import type { Locale } from '../../i18n/locale';

/** Operations that work the other way round than the names of their tools say, such as `Text to binary`. */
const BACKWARDS = new Set([
  ...['decode', 'decodeFile', 'decompress', 'describeBase64', 'describeBytes'],
  ...['decrypt', 'decryptRaw', 'describeWords', 'toText'],
]);

const WORDS: Record<Locale, (name: string) => string> = {
  'zh-cn': (name) => `${name}（解码）`,
  en: (name) => `${name} (decoding)`,
  fr: (name) => `${name} (décodage)`,
};

interface NamedStep {
  /** The id of the operation that was run, where one was. */
  readonly operation?: string | undefined;
  /** Which way the tool was opened. */
  readonly direction?: string | undefined;
}

/** What a step is called: as its tool, with a word where it decodes. */
export function stepName(tool: string, { operation, direction }: NamedStep, locale: Locale): string {
  const decodes = operation === undefined ? direction === 'decode' : BACKWARDS.has(operation);
  return decodes ? WORDS[locale](tool) : tool;
}
