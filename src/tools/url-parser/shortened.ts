/** The beginning of a text that is too long to show, never ending within a character. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;
}
