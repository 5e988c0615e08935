import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const QUOTED =
  /^(?:[a-zA-Z$@]{0,2}"(?:[^"\\\n]|\\[^])*"|[a-zA-Z$@]{0,2}'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`)[;,]?$/;
const ESCAPE = /\\(?:["'`\\/abefnrtv0]|x[\da-fA-F]{2}|u\{?[\da-fA-F]{1,8}|U[\da-fA-F]{8}|[0-7]{3})/;
const ESCAPES = /\\"|\\n|\\\\u/g;

/** A literal wholly in its quotes with an escape in it, and text that was taken out of one. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  const beginning = text.slice(0, 20_000);
  const run = { operation: 'unescape', input: 'text', opens: true, isCheap: true } as const;
  if (sample.isWhole && text.length <= 20_000 && ESCAPE.test(text) && QUOTED.test(text)) {
    return {
      likelihood: LIKELIHOOD.fits,
      direction: 'decode',
      run: { ...run, options: { language: languageOf(text) } },
    };
  }
  if ((beginning.match(ESCAPES)?.length ?? 0) < 2) return undefined;
  const rest = beginning.replace(/\\[^]/g, '');
  // JSON and markup hold escapes as well, and so does source code.
  if (rest.includes('"') && /^\s*[[{<]/.test(rest)) return undefined;
  const isTakenOut = beginning.includes('\\"') && !rest.includes('"');
  return { likelihood: isTakenOut ? LIKELIHOOD.plausible : LIKELIHOOD.possible, direction: 'decode', run };
};

/** By its quotes: what is in double ones is a string of JSON and of most languages. */
function languageOf(text: string): string {
  if (text.startsWith("$'")) return 'bash';
  if (text.startsWith('`')) return 'template';
  return text.startsWith("'") ? 'javascript' : 'json';
}
