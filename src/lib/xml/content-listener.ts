import type { XmlFaultReason } from './xml-fault';
import type { XmlNamespaces } from './xml-namespaces';
import type { XmlTable } from './xml-table';

/** Where a reference stands; what it may refer to depends on it. */
export type ReferencePlace = 'content' | 'attribute';

/** What a scanner tells of what it finds. */
export interface ContentListener {
  /** Asked for every reference to an entity: why it is wrong, or undefined. */
  readonly refer: (name: string, where: ReferencePlace, at: number) => XmlFaultReason | undefined;
  readonly table?: XmlTable;
  readonly namespaces?: XmlNamespaces;
  /** Elements whose declaration makes them keep their white space. */
  readonly preserving?: ReadonlySet<string>;
  readonly onProgress?: ((at: number) => void) | undefined;
}
