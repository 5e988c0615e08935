import type { TableFault } from '../../faults';
import type { PartText } from './part-text';
import type { XmlPull } from './xml-pull';

/** Why a part of a workbook could not be read, if so. */
export function partFault(xml: XmlPull, source: PartText, part: string): TableFault | undefined {
  if (source.problem() === 'damaged') return { code: 'zip-damaged', part };
  return xml.isFaulty ? { code: 'bad-xml', part, line: xml.line } : undefined;
}
