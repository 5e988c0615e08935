import { DIGEST_ENCODINGS, writeDigest } from '../../lib/hashing/digest-encoding';

export type Verdict = 'match' | 'mismatch';

/**
 * Compares an HMAC, in lower-case hex, with an expected value in any encoding: bare, in groups, behind a name as in
 * `sha256=…` and `sha256:…`, or as a webhook's header, of whose several signatures one must match. Hex is compared
 * without regard to case. Undefined while nothing is expected.
 */
export function verify(hex: string, expected: string): Verdict | undefined {
  const text = expected.trim();
  if (text === '') return undefined;
  const forms = new Set(DIGEST_ENCODINGS.map((encoding) => withoutPadding(writeDigest(hex, encoding))));
  const isMatch = candidatesOf(text).some((candidate) => {
    const bare = withoutPadding(candidate);
    return forms.has(bare) || bare.toLowerCase() === hex;
  });
  return isMatch ? 'match' : 'mismatch';
}

/** Every way in which the text may be meant. */
function candidatesOf(text: string): string[] {
  const values = [text, ...text.split(/[\s,;]+/)].flatMap((part) => {
    // A header's name, then the name of the scheme; the padding of Base64 is no name's end.
    const value = part.replace(/^[\w-]+\s*[:=]\s*(?=[^=\s])/, '');
    return [part, value, value.replace(/^[\w-]+\s*[:=]\s*(?=[^=\s])/, '')];
  });
  return [...values, ...values.map((value) => value.replace(/[\s:-]/g, ''))].map((value) =>
    value.replace(/^(["'`])(.*)\1$/, '$2').replace(/^0x/i, ''),
  );
}

function withoutPadding(value: string): string {
  return value.replace(/=+$/, '');
}
