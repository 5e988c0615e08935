/** What stands for the bytes 0x80 to 0x9F (Encoding Standard, index windows-1252); those that are missing stand for themselves. */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ', (sign, n) => [String.fromCharCode(0x80 + n), sign]),
);

/**
 * A text that `TextDecoder` made of Windows-1252: Node 20 takes it for Latin-1, whose controls in the place of signs such as the euro's become
 * those signs here. What browsers decode stays as it is.
 */
export function mendWindows1252(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (control) => SIGNS[control] ?? control);
}
