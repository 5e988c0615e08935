const encoder = new TextEncoder();

const ESCAPES: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  e: 27,
  f: 12,
  n: 10,
  r: 13,
  t: 9,
  v: 11,
};

// What a word of a POSIX shell is made of: '…', $'…', "…", an escaped character, and what stands bare.
const PIECE =
  /'([^']*)'|\$'((?:\\[^]|[^'\\])*)'|"((?:\\[^]|[^"\\])*)"|\\(\r?\n|[^])|([^\s'"\\]+?(?=\$')|[^\s'"\\]+)|(['"\\])/y;

/**
 * The words of a command line as a POSIX shell divides them, each as its bytes: `$'…'` may hold bytes that are no text. Nothing is
 * expanded; a quote without its end stands for itself.
 */
export function shellWords(line: string): Uint8Array[] {
  const words: Uint8Array[] = [];
  let bytes: number[] | undefined;
  for (let at = 0; at < line.length;) {
    PIECE.lastIndex = at;
    const match = PIECE.exec(line);
    if (!match) {
      // White space: a word ends.
      if (bytes) words.push(Uint8Array.from(bytes));
      bytes = undefined;
      at += 1;
      continue;
    }
    at += match[0].length;
    const piece = bytesOf(match);
    // A line that goes on begins no word.
    if (!piece) continue;
    bytes ??= [];
    for (const byte of piece) bytes.push(byte);
  }
  if (bytes) words.push(Uint8Array.from(bytes));
  return words;
}

function bytesOf([, single, dollar, double, escaped, bare, lone]: RegExpExecArray): Iterable<number> | undefined {
  if (single !== undefined) return encoder.encode(single);
  if (dollar !== undefined) return unescapedBytes(dollar);
  if (double !== undefined) return encoder.encode(double.replace(/\\\r?\n/g, '').replace(/\\([$`"\\])/g, '$1'));
  if (escaped !== undefined) return escaped.endsWith('\n') ? undefined : encoder.encode(escaped);
  return encoder.encode(bare ?? lone ?? '');
}

/** The inside of `$'…'`. */
function unescapedBytes(text: string): number[] {
  return [...text.matchAll(/\\x([0-9a-f]{1,2})|\\([0-7]{1,3})|\\([^])|[^\\]+/gi)].flatMap(
    ([whole, hex, octal, one]) => {
      if (hex !== undefined) return [Number.parseInt(hex, 16)];
      if (octal !== undefined) return [Number.parseInt(octal, 8) & 0xff];
      if (one === undefined) return [...encoder.encode(whole)];
      const control = ESCAPES[one];
      return control === undefined ? [...encoder.encode(/["'\\?]/.test(one) ? one : `\\${one}`)] : [control];
    },
  );
}
