import { KINDS, type Kind } from './report';

/** Names of the engine for each kind, the first the one that is asked for. What is not named is a form of the first. */
const FORMATS: Readonly<Record<Kind, readonly string[]>> = {
  qr: ['QRCode', 'QRCodeModel1', 'QRCodeModel2'],
  'micro-qr': ['MicroQRCode'],
  rmqr: ['RMQRCode'],
  'data-matrix': ['DataMatrix'],
  aztec: ['Aztec', 'AztecCode', 'AztecRune'],
  pdf417: ['PDF417', 'CompactPDF417', 'MicroPDF417'],
  maxicode: ['MaxiCode'],
  'ean-13': ['EAN13', 'ISBN'],
  'ean-8': ['EAN8'],
  'upc-a': ['UPCA'],
  'upc-e': ['UPCE'],
  'code-128': ['Code128'],
  'code-39': ['Code39', 'Code39Std', 'Code39Ext', 'Code32', 'PZN'],
  'code-93': ['Code93'],
  codabar: ['Codabar'],
  itf: ['ITF', 'ITF14'],
  databar: ['DataBar', 'DataBarOmni', 'DataBarStk', 'DataBarStkOmni'],
  'databar-limited': ['DataBarLtd'],
  'databar-expanded': ['DataBarExp', 'DataBarExpStk'],
  'dx-film-edge': ['DXFilmEdge'],
};

const kindOfFormat = new Map(KINDS.flatMap((kind) => FORMATS[kind].map((format) => [format, kind] as const)));

/** Which kind the engine's name of a format is; undefined for those that are not offered. */
export function kindOf(format: string): Kind | undefined {
  return kindOfFormat.get(format);
}

/** What the engine is asked for: none chosen are all. A UPC-A is an EAN-13 that begins with 0, and is asked for as one. */
export function formatsOf(kinds: readonly Kind[]): readonly string[] {
  const wanted = kinds.length === 0 ? KINDS : kinds;
  return [...new Set(wanted.flatMap((kind) => (kind === 'upc-a' ? ['EAN13'] : kindFormats(kind))))];
}

/** Micro PDF417 is a symbology of its own to the engine. */
function kindFormats(kind: Kind): readonly string[] {
  return kind === 'pdf417' ? ['PDF417', 'MicroPDF417'] : FORMATS[kind].slice(0, 1);
}
