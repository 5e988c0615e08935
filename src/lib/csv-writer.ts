// What a spreadsheet begins a formula with, after OWASP's page on CSV injection; it reads the full-width signs alike.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

// One sign and one number: `-5`, `+1.5e3`, `-1 234,5`, `+0:01.5`, `-3 %`, `+33612345678`.
const NUMBER = /^[+-](?:\d[\d.,:\u0020\u00a0\u202f]*|[.,]\d+)(?:e[+-]?\d+)?[\u00a0\u202f]?%?$/i;
// A telephone number as it is written in groups. Without a blank its hyphens would be taken for minus signs.
const TELEPHONE = /^\+\d{1,3}(?: \(?\d[\d.-]*\)?)+$/;

/** Whether a spreadsheet may take the text of a cell for a formula, which can call programs and addresses. */
export function beginsFormula(content: string): boolean {
  return FORMULA.test(content);
}

/** The text with an apostrophe before it, which a spreadsheet takes for "this is text". */
export function defuseFormula(content: string): string {
  return `'${content}`;
}

/** A cell in double quotes, those inside it doubled (RFC 4180). */
export function quoteCell(content: string): string {
  return `"${content.replaceAll('"', '""')}"`;
}

/**
 * Rows as comma-separated values after RFC 4180: lines end with CRLF, values that need it stand in double quotes.
 *
 * What stands in a result may come from anywhere: a log, a pasted list, a file of somebody else. No cell of it is run by
 * the spreadsheet that opens the file: one that begins like a formula gets an apostrophe. Numbers with a sign and
 * telephone numbers begin like that too, but a spreadsheet can only read them as what they are, so they stay exact. All
 * tables and lists of results are written here; lists that convert the visitor's own data cell by cell (JSON to CSV)
 * leave the choice to the visitor.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string): string {
  const isSafe = !beginsFormula(value) || NUMBER.test(value) || TELEPHONE.test(value);
  const content = isSafe ? value : defuseFormula(value);
  return /[",\r\n]/.test(content) ? quoteCell(content) : content;
}
