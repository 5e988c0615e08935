/** The code point that ends at an offset; -1 at the beginning. */
export function codeBefore(text: string, at: number): number {
  if (at <= 0) return -1;
  const unit = text.charCodeAt(at - 1);
  const isPair = (unit & 0xfc00) === 0xdc00 && at > 1 && (text.charCodeAt(at - 2) & 0xfc00) === 0xd800;
  return isPair ? (text.codePointAt(at - 2) ?? unit) : unit;
}

/** The code point that begins at an offset; -1 at the end. */
export const codeAfter = (text: string, at: number): number => text.codePointAt(at) ?? -1;

/** UTF-16 units of a code point. */
export const unitsOf = (code: number): number => (code > 0xffff ? 2 : 1);

/** A test of single characters that knows its answers. A place beyond the text has no character. */
export function testing(pattern: RegExp): (code: number) => boolean {
  const answers = new Map<number, boolean>();
  return (code) => {
    if (code < 0) return false;
    let answer = answers.get(code);
    if (answer === undefined) {
      answer = pattern.test(String.fromCodePoint(code));
      answers.set(code, answer);
    }
    return answer;
  };
}
