import { field } from './build-card';
import type { Card } from './card';
import { hasRightCheckDigit } from './check-digit';
import { printed, readElement, type Element } from './gs1';
import { identifierAt } from './gs1-identifiers';
import { fits } from './gs1-values';
import { readPercent, readQuery } from './percent-text';
import { readWebAddress } from './url';

/** Identifiers that a path may begin with (GS1 Digital Link, URI syntax, section 4.3). */
const PRIMARY = new Set('00 01 253 255 401 402 414 417 8003 8004 8006 8010 8013 8017 8018'.split(' '));

/** The resolver of GS1 itself, where every path is meant as one. */
const RESOLVER = 'id.gs1.org';

function elementOf(ai: string, written: string): Element | undefined {
  const found = identifierAt(ai, 0);
  const { text } = readPercent(written);
  if (!found || found.ai !== ai) return undefined;
  // Shorter numbers of products are filled up with zeros.
  return { found, value: ai === '01' && /^(?:\d{8}|\d{12,13})$/.test(text) ? text.padStart(14, '0') : text };
}

/** Whether a path is meant so: elsewhere than at the resolver, only where the format and the check digit are right. */
function isMeant({ found, value }: Element, hostname: string): boolean {
  const { format, reading } = found.identifier;
  if (!fits(value, format)) return false;
  return hostname === RESOLVER || (reading.as === 'key' && hasRightCheckDigit(value.slice(0, reading.digits)));
}

/** The elements of a path: pairs of identifier and value behind whatever stands before the first. */
function pathElements(path: string, hostname: string): readonly Element[] {
  const segments = path.split('/');
  const start = segments.findIndex((ai, index) => {
    const element = PRIMARY.has(ai) ? elementOf(ai, segments[index + 1] ?? '') : undefined;
    return element !== undefined && isMeant(element, hostname);
  });
  if (start < 0) return [];
  const elements: Element[] = [];
  for (let at = start; at + 1 < segments.length; at += 2) {
    const element = elementOf(segments[at] ?? '', segments[at + 1] ?? '');
    if (!element) break;
    elements.push(element);
  }
  return elements;
}

/** An address that names a product or a place by its identifiers; undefined for any other address. */
export function readDigitalLink(text: string, thisYear: number): Card | undefined {
  if (!/^\s*https?:\/\/[^/]{1,300}\/(?:[^?#]{0,2000}\/)?\d{2,4}\/\d/i.test(text)) return undefined;
  const address = readWebAddress(text.trim());
  const inPath = address ? pathElements(address.path, address.hostname) : [];
  if (!address || inPath.length === 0) return undefined;
  const inQuery = readQuery(address.query).list.flatMap(({ name, value }) => elementOf(name, value) ?? []);
  const elements = [...inPath, ...inQuery];
  const read = elements.map((element) => readElement(element, thisYear));
  return {
    type: 'digitalLink',
    fields: [
      ...address.fields.filter(({ name }) => name === 'host'),
      field('elements', printed(elements)),
      ...read.map((each) => each.field),
    ],
    warnings: [...address.warnings, ...read.flatMap((each) => each.warnings)],
    link: address.link,
  };
}
