/** Characters that a preview shows. */
const MOST = 200;
const MOST_LINES = 4;

/** The beginning of a text: a few lines, at most 200 characters, `…` where something is left out. */
export function excerptOf(text: string): string {
  const beginning = text.slice(0, MOST * 4).trimEnd();
  const lines = beginning.split(/\r\n?|\n/);
  const shown = lines.slice(0, MOST_LINES).join('\n');
  const isCut = lines.length > MOST_LINES || shown.length > MOST || text.trimEnd().length > beginning.length;
  if (!isCut) return shown;
  // Half a character would be shown as a box.
  return `${shown
    .slice(0, MOST - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
