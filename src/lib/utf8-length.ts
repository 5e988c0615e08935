/** Bytes of the text in UTF-8; a lone surrogate counts as its replacement character, 3. */
export function utf8Length(text: string, start = 0, end = text.length): number {
  let bytes = end - start;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    // The two halves of a pair are 4 bytes together, so the first half adds one and the second adds one.
    else if (isLeadingHalf(unit) && at + 1 < text.length && isTrailingHalf(text.charCodeAt(at + 1))) {
      bytes += 2;
      at += 1;
    } else bytes += 2;
  }
  return bytes;
}

/** First half of a surrogate pair (U+D800–U+DBFF). */
export function isLeadingHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Second half of a surrogate pair (U+DC00–U+DFFF). */
export function isTrailingHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Moves a cut one unit back when it would part a surrogate pair. */
export function wholeCharacterCut(text: Pick<string, 'length' | 'charCodeAt'>, at: number): number {
  const isInsidePair =
    at > 0 && at < text.length && isLeadingHalf(text.charCodeAt(at - 1)) && isTrailingHalf(text.charCodeAt(at));
  return isInsidePair ? at - 1 : at;
}
