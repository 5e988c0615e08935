import { EVENT, type XmlPull } from './xml-pull';

/** A sheet as the workbook lists it. */
export interface ListedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Names the part that holds it. */
  readonly relation: string;
}

export interface Workbook {
  readonly sheets: readonly ListedSheet[];
  readonly is1904: boolean;
}

/** Reads the part of the workbook; undefined where its root is another one: a text or a presentation. */
export function readWorkbook(xml: XmlPull): Workbook | undefined {
  const sheets: ListedSheet[] = [];
  let is1904 = false;
  let isWorkbook = false;
  for (let event = xml.next(); event !== EVENT.end; event = xml.next()) {
    if (event !== EVENT.open) continue;
    if (xml.depth === 1) isWorkbook = xml.name === 'workbook';
    if (xml.name === 'workbookPr') is1904 = isTrue(xml.attribute('date1904'));
    else if (xml.name === 'sheet') {
      const state = xml.attribute('state') ?? 'visible';
      sheets.push({
        name: xml.attribute('name') ?? '',
        isHidden: state !== 'visible',
        relation: xml.attribute('id', true) ?? '',
      });
    } else if (xml.name === 'extLst') xml.skip();
  }
  return isWorkbook ? { sheets, is1904 } : undefined;
}

export const isTrue = (text: string | undefined) => text === '1' || text === 'true' || text === 'on';

/** A part that another one refers to. */
export interface Relation {
  /** The last word of its type, such as `worksheet`. */
  readonly type: string;
  /** The path of the part, in lower case. */
  readonly part: string;
}

/** Reads the relations of a part in the folder. */
export function readRelations(xml: XmlPull, folder: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  for (let event = xml.next(); event !== EVENT.end; event = xml.next()) {
    if (event !== EVENT.open || xml.name !== 'Relationship' || xml.attribute('TargetMode') === 'External') continue;
    const type = xml.attribute('Type') ?? '';
    relations.set(xml.attribute('Id') ?? '', {
      type: type.slice(type.lastIndexOf('/') + 1),
      part: resolvePart(folder, xml.attribute('Target') ?? ''),
    });
  }
  return relations;
}

function resolvePart(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const steps = path.startsWith('/') ? [] : folder.split('/');
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps
    .filter((step) => step !== '')
    .join('/')
    .toLowerCase();
}

/** The folder of a part, and where its relations stand. */
export function relationsPart(part: string): { readonly folder: string; readonly path: string } {
  const slash = part.lastIndexOf('/');
  const folder = slash < 0 ? '' : part.slice(0, slash);
  return { folder, path: `${folder === '' ? '' : `${folder}/`}_rels/${part.slice(slash + 1)}.rels` };
}
