const LINES = /\r\n|\r|\n/;

/** Blanks and tabs that a line begins with. */
const indentOf = (line: string) => line.length - line.replace(/^[ \t\f]+/, '').length;

/** What a text block of Java holds: without the indent that all lines have in common, and without blanks at their ends. */
export function javaBlock(body: string): string {
  const lines = body.split(LINES);
  const counted = lines.filter((line, index) => line.trim() !== '' || index === lines.length - 1);
  const indent = Math.min(...counted.map(indentOf));
  return lines.map((line) => withoutEnd(line.slice(line.trim() === '' ? line.length : indent))).join('\n');
}

function withoutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && ' \t\f'.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

/** What a literal of several lines holds in Swift and C#: without the indent of its last line, which is none of the text. */
export function lastLineBlock(body: string): string {
  const lines = body.split(LINES);
  const indent = lines.pop() ?? '';
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart())).join('\n');
}
