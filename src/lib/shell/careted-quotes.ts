/** What older browsers leave without a caret. */
const PLAIN = /[a-zA-Z0-9\s_\-:=+~'/.,?;()*`]/;

/**
 * Where a text in plain quotes ends in which every special character has a caret, as browsers once copied commands: behind
 * its closing quote. Undefined where the quote at the offset begins no such text. In plain quotes carets stand for
 * themselves, so the command never did what was meant.
 */
export function caretedEnd(text: string, at: number): number | undefined {
  let hasCaret = false;
  let place = at + 1;
  while (place < text.length) {
    const sign = text.charAt(place);
    if (sign === '"') {
      const next = text.charAt(place + 1);
      return hasCaret && (next === '' || /\s/.test(next)) ? place + 1 : undefined;
    }
    if (sign === '^') {
      const next = text.charAt(place + 1);
      const isAfterPercent = text.charAt(place - 1) === '%' && /\w/.test(next);
      if (next === '' || (PLAIN.test(next) && !/[\r\n]/.test(next) && !isAfterPercent)) return undefined;
      hasCaret = true;
      place += isAfterPercent ? 1 : 2;
    } else if (PLAIN.test(sign)) place += 1;
    else return undefined;
  }
  return undefined;
}

/** What such a text was to say. */
export function withoutCarets(text: string): string {
  return text
    .replace(/\^(?:\r\n|\r|\n){2}/g, '\n')
    .replace(/\^([^])/g, '$1')
    .replace(/\\(["\\])/g, '$1');
}
