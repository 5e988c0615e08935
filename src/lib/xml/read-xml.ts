import { placeOf } from '../document/document-fault';
import { err, ok, type Result } from '../result';
import { DocumentScanner } from './document-scanner';
import { emptyDtd } from './dtd';
import { EntityChecker } from './entity-checker';
import { seemsHtml } from './html-by-mistake';
import { findForbiddenCharacter, type XmlVersion } from './xml-characters';
import type { XmlFault, XmlScanFault } from './xml-fault';
import type { XmlIndex } from './xml-index';
import { XmlNamespaces } from './xml-namespaces';
import { XmlTable } from './xml-table';

export interface ReadXmlOptions {
  /** Told from time to time how many UTF-16 units were read. */
  readonly onProgress?: ((at: number) => void) | undefined;
}

const VERSION_1_1 = /^\ufeff?<\?xml[\t\n\r ]+version[\t\n\r ]*=[\t\n\r ]*(?:"1\.1"|'1\.1')/;

/**
 * Reads an XML document (XML 1.0 fifth edition, or 1.1 where it says so) into an index of its parts. The internal subset
 * is read and checked too; nothing outside of the text is ever fetched, and no entity is expanded. The fault says where
 * and why the text is not well-formed; breaches of the namespace rules are only warnings.
 */
export function readXml(text: string, { onProgress }: ReadXmlOptions = {}): Result<XmlIndex, XmlFault> {
  const version: XmlVersion = VERSION_1_1.test(text) ? '1.1' : '1.0';
  const dtd = emptyDtd();
  const entities = new EntityChecker(dtd, version);
  const namespaces = new XmlNamespaces(version, dtd);
  const table = new XmlTable(Math.min(1 << 21, (text.length >> 4) + 16));
  const scanner = new DocumentScanner(text, version, {
    dtd,
    entities,
    table,
    namespaces,
    preserving: dtd.preserving,
    onProgress,
    refer: (name, where, at) => entities.check(name, where, at),
  });
  const isRead = scanner.scan();
  const fault = firstFault(text, version, isRead ? undefined : scanner.fault);
  if (fault) return err({ ...fault.reason, ...placeOf(text, fault.at), isHtml: seemsHtml(text, fault.reason) });

  for (const { name, at } of dtd.colons) namespaces.warnColon(name, at);
  const { depth, roots, elements, declaration } = scanner;
  const { count } = table;
  table.resize(count);
  const { kinds, starts, ends, tagEnds, parents, nexts, counts, elementCounts } = table;
  return ok({
    text,
    count,
    kinds,
    starts,
    ends,
    tagEnds,
    parents,
    nexts,
    counts,
    elementCounts,
    depth,
    roots,
    elements,
    version,
    ...(dtd.defaults.size > 0 && { defaults: dtd.defaults }),
    ...(declaration.encoding !== undefined && { encoding: declaration.encoding }),
    warnings: [...namespaces.all(), ...entities.warnings].sort((one, other) => one.at - other.at),
  });
}

/** Characters that XML does not allow are looked for in one go; one before the scanner's fault comes first. */
function firstFault(text: string, version: XmlVersion, fault: XmlScanFault | undefined): XmlScanFault | undefined {
  const character = findForbiddenCharacter(fault ? text.slice(0, fault.at + 1) : text, version);
  // The cut may have gone through a pair.
  if (character < 0 || (fault && character === fault.at && text.codePointAt(character) !== text.charCodeAt(character)))
    return fault;
  return { at: character, reason: { code: 'character', codePoint: text.codePointAt(character) ?? 0 } };
}
