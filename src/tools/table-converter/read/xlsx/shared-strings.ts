import { EVENT, type XmlPull } from './xml-pull';

const ESCAPE = /_x([0-9A-Fa-f]{4})_/g;

/** The text of a cell: characters that XML cannot hold stand in it as `_xHHHH_`. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The text of the element that was opened last, `si` or `is`: its runs joined, without the phonetic ones. */
export function richText(xml: XmlPull): string {
  const depth = xml.depth - 1;
  let text = '';
  for (let event = xml.next(); event !== EVENT.end; event = xml.next()) {
    if (event === EVENT.close && xml.depth === depth) break;
    if (event !== EVENT.open) continue;
    if (xml.name === 't') text += xml.content();
    else if (xml.name === 'rPh') xml.skip();
  }
  return unescapeText(text);
}

/** The strings that cells refer to by number. */
export function readSharedStrings(xml: XmlPull): string[] {
  const strings: string[] = [];
  for (let event = xml.next(); event !== EVENT.end; event = xml.next())
    if (event === EVENT.open && xml.name === 'si') strings.push(richText(xml));
  return strings;
}
