import { builtInMeaning, formatMeaning, type NumberMeaning } from './number-format';
import { EVENT, type XmlPull } from './xml-pull';

/** What the numbers of each cell format mean, by the index that cells have in `s`. */
export function readStyles(xml: XmlPull): NumberMeaning[] {
  const codes = new Map<number, NumberMeaning>();
  const formats: number[] = [];
  let isCellFormats = false;
  for (let event = xml.next(); event !== EVENT.end; event = xml.next()) {
    if (event === EVENT.close && xml.name === 'cellXfs') isCellFormats = false;
    if (event !== EVENT.open) continue;
    if (xml.name === 'cellXfs') isCellFormats = true;
    else if (xml.name === 'xf' && isCellFormats) formats.push(Number(xml.attribute('numFmtId') ?? 0));
    else if (xml.name === 'numFmt')
      codes.set(Number(xml.attribute('numFmtId')), formatMeaning(xml.attribute('formatCode') ?? ''));
    // Formats that depend on conditions have number formats of their own.
    else if (xml.name === 'dxfs' || xml.name === 'extLst') xml.skip();
  }
  return formats.map((id) => codes.get(id) ?? builtInMeaning(id));
}
