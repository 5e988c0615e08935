import type { DocumentValue } from '../document/document';
import { readJson } from '../json/read-json';
import { toDocument } from '../json/to-document';
import { METASCHEMA_TEXTS } from './metaschemas/texts';

const TEXTS = new Map(Object.entries(METASCHEMA_TEXTS));
const read = new Map<string, DocumentValue>();

/** The metaschema at an address without its `#`; undefined for any other address. */
export function metaschemaAt(address: string): DocumentValue | undefined {
  const known = read.get(address);
  if (known) return known;
  // Some write the older ones with https.
  const text = TEXTS.get(address) ?? TEXTS.get(address.replace(/^https:/, 'http:'));
  if (text === undefined) return undefined;
  const index = readJson(text);
  const [tree] = index.ok ? toDocument(index.value) : [];
  if (!tree) throw new Error(`The metaschema ${address} is no JSON`);
  read.set(address, tree);
  return tree;
}
