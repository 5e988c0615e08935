/**
 * The text without the spaces and control characters that an address may stand between. Index by index: a pattern that
 * looks for them at the end begins anew at every space in the middle.
 */
export function trimAddress(text: string): string {
  let start = 0;
  while (start < text.length && text.charCodeAt(start) <= 0x20) start += 1;
  return text.slice(start, endOfAddress(text));
}

/** Where the address ends, not counting what follows it. */
export function endOfAddress(text: string): number {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return end;
}
