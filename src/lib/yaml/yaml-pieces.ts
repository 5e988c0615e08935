import { withSeconds } from '../document/date-seconds';

/** A number as YAML has it; with `safeFor11` YAML 1.1 takes it for the same one. */
export function numberText(source: string, safeFor11: boolean): string {
  if (source.endsWith('N')) return '.nan';
  if (source.endsWith('y')) return source.startsWith('-') ? '-.inf' : '.inf';
  if (!safeFor11) return source;
  // Readers of YAML 1.1 take a number with an exponent for text unless it has a point and a sign.
  return source.replace(/^(-?\d+)(\.\d+)?([eE])([-+]?)(\d+)$/, (_all, whole, fraction = '.0', e, sign, digits) =>
    [whole, fraction, e, sign || '+', digits].join(''),
  );
}

/** A date, quoted where it should stay text: a time alone is a number in base 60 in YAML 1.1. */
export function dateText(source: string, isQuoted: boolean): string {
  const date = withSeconds(source);
  return isQuoted ? `"${date}"` : date;
}

const LINE_BREAK = /\r\n|[\n\r\x85\u2028\u2029]/g;

/** A comment on one line, whatever breaks it has. */
export function commentLine(comment: string): string {
  return marked(comment.replace(LINE_BREAK, ' '));
}

/** A comment on as many lines as it has. */
export function commentsOnLines(comment: string): string[] {
  return comment.split(LINE_BREAK).map(marked);
}

/** A line of a comment with its mark. Characters that no YAML may hold are replaced. */
function marked(line: string): string {
  // oxlint-disable-next-line no-control-regex
  const printable = line.replace(/[\0-\x08\x0A-\x1F\x7F-\x9F\uFEFF\uFFFE\uFFFF\p{Surrogate}]/gu, '\uFFFD');
  return `# ${printable}`.trimEnd();
}
