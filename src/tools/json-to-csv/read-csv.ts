/** Rows of a CSV text as `write-csv` writes it, each with at most so many cells. */
export function readCsv(text: string, delimiter: string, maxCells: number): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at <= text.length;) {
    const row: string[] = [];
    let end = readCell(text, at, delimiter, row);
    while (text[end] === delimiter) end = readCell(text, end + 1, delimiter, row.length < maxCells ? row : []);
    rows.push(row);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return rows;
}

/** Adds the cell that begins at a place; answers the place after it. */
function readCell(text: string, start: number, delimiter: string, row: string[]): number {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
    row.push(text.slice(start, end));
    return end;
  }
  let end = text.indexOf('"', start + 1);
  while (text[end + 1] === '"') end = text.indexOf('"', end + 2);
  row.push(text.slice(start + 1, end).replaceAll('""', '"'));
  return end + 1;
}
