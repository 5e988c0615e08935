import { err, ok } from '../../../lib/result';
import { utf8Length } from '../../../lib/utf8-length';
import type { TextWriter } from './writer';

/** Results above this many bytes of UTF-8 are refused: no browser shows such a page well. */
export const HTML_LIMIT = 20 * 1024 * 1024;
const PROGRESS_ROWS = 4096;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const MARK = /[&<>"']/g;
const BREAK = /\r\n|\r|\n/g;
// What a browser would collapse or cut off.
const KEPT_SPACE = /^[ \t\f]|[ \t\f]$|[ \t\f]{2}|[\t\f]|[ \t\f][\r\n]|[\r\n][ \t\f]/;

/** Writes a `<table>`, a row a line; spaces that a browser would collapse are kept by a style. */
export const writeHtml: TextWriter = (table, { options, add, note, progress }) => {
  if (table.names.length === 0) return ok(undefined);
  const lost = { returns: 0 };
  const row = (cells: readonly string[], tag: 'td' | 'th') => {
    let line = '<tr>';
    for (const cell of cells) {
      if (cell.includes('\r')) lost.returns++;
      line += options.htmlEscape ? escapedCell(cell, tag) : `<${tag}>${cell}</${tag}>`;
    }
    return `${line}</tr>`;
  };
  const hasHead = options.htmlHead && table.hasNames;
  const indent = hasHead ? '\n    ' : '\n  ';
  let bytes = 0;
  const addPiece = (piece: string) => {
    bytes += utf8Length(piece);
    if (bytes <= HTML_LIMIT) add(piece);
  };

  addPiece('<table>');
  if (hasHead) addPiece(`\n  <thead>${indent}${row(table.names, 'th')}\n  </thead>\n  <tbody>`);
  else if (table.hasNames) addPiece(indent + row(table.names, 'th'));
  for (let n = 0; n < table.rows; n++) {
    addPiece(indent + row(table.row(n).cells, 'td'));
    if (bytes > HTML_LIMIT) return err({ code: 'html-too-large', limit: HTML_LIMIT });
    if (n % PROGRESS_ROWS === 0) progress(n / table.rows);
  }
  addPiece(`${hasHead ? '\n  </tbody>' : ''}\n</table>`);
  if (bytes > HTML_LIMIT) return err({ code: 'html-too-large', limit: HTML_LIMIT });
  if (lost.returns > 0) note({ code: 'line-breaks', count: lost.returns });
  return ok(undefined);
};

function escapedCell(text: string, tag: 'td' | 'th'): string {
  const style = KEPT_SPACE.test(text) ? ' style="white-space: pre-wrap"' : '';
  const content = text.replace(MARK, (mark) => REFERENCES[mark] ?? mark).replace(BREAK, '<br>');
  return `<${tag}${style}>${content}</${tag}>`;
}
