import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const TOKEN = /^(?:authorization\s*:\s*)?(?:bearer\s+)?(["']?)(ey[\w-]+(?:\.[\w-]*){2}(?:(?:\.[\w-]*){2})?)\1$/i;

/** A token that was wrapped, as mails and terminals do. */
function inOneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replaceAll(/(?:(?<![ \t])[ \t]+)?[\r\n]+[ \t]*/g, '') : text;
}

function headerOf(token: string): unknown {
  try {
    const [header = ''] = token.split('.');
    return JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

/** Three or five parts of which the first is the header of a JWT. */
export const detect: Detect = (sample) => {
  if (!sample.isWhole || sample.text.length > 100_000) return undefined;
  const token = TOKEN.exec(inOneLine(trimmed(sample)))?.[2];
  const header = token === undefined ? undefined : headerOf(token);
  if (token === undefined || typeof header !== 'object' || header === null || !('alg' in header || 'enc' in header)) {
    return undefined;
  }
  return { likelihood: LIKELIHOOD.unmistakable + 0.02, text: token, run: { operation: 'decode', input: 'token' } };
};
