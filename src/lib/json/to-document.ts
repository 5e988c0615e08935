import type { Comments, DocumentMember, DocumentValue } from '../document/document';
import { toJsonNumber } from './json-numbers';
import { KIND, at, keyOf, keySourceEnd, kindOf, stringOf, valueSource, type JsonIndex } from './json-index';

export interface ToDocumentOptions {
  /** Comments by the node they speak of. */
  readonly comments?: ReadonlyMap<number, Comments>;
  /** Of members with the same key only the last stays, at the place of the first. @default false */
  readonly mergeDuplicates?: boolean;
}

/** The values at the top of an index as trees of the document model; without recursion, so at any depth. */
export function toDocument(index: JsonIndex, options: ToDocumentOptions = {}): DocumentValue[] {
  return new DocumentBuilder(index, options).build();
}

class DocumentBuilder {
  private readonly values: DocumentValue[];
  private readonly mergesDuplicates: boolean;

  constructor(
    private readonly index: JsonIndex,
    private readonly options: ToDocumentOptions,
  ) {
    this.values = Array.from({ length: index.count });
    this.mergesDuplicates = (options.mergeDuplicates ?? false) && index.duplicateCount > 0;
  }

  build(): DocumentValue[] {
    const { index, values } = this;
    // Backwards, so that the children of a container are there before it is.
    for (let node = index.count - 1; node >= 0; node--) values[node] = this.toValue(node);
    const roots: DocumentValue[] = [];
    for (let root = 0; root < index.count; root = at(index.nexts, root)) roots.push(this.known(root));
    return roots;
  }

  private toValue(node: number): DocumentValue {
    const { index } = this;
    const start = at(index.starts, node);
    const end = at(index.ends, node);
    const comments = this.options.comments?.get(node);
    const span = comments ? { start, end, comments } : { start, end };
    switch (kindOf(index, node)) {
      case KIND.object:
        return { kind: 'map', members: this.membersOf(node), ...span };
      case KIND.array:
        return { kind: 'list', items: this.itemsOf(node), ...span };
      case KIND.string:
        return { kind: 'string', text: stringOf(index, node), ...span };
      case KIND.number:
        return { kind: 'number', source: toJsonNumber(valueSource(index, node)), ...span };
      case KIND.notFinite:
        return { kind: 'number', source: nameOfNotFinite(valueSource(index, node)), ...span };
      case KIND.null:
        return { kind: 'null', ...span };
      default:
        return { kind: 'boolean', value: kindOf(index, node) === KIND.true, ...span };
    }
  }

  private membersOf(object: number): DocumentMember[] {
    const { index } = this;
    const members: DocumentMember[] = [];
    const places = this.mergesDuplicates ? new Map<string, number>() : undefined;
    for (let child = object + 1; child < at(index.nexts, object); child = at(index.nexts, child)) {
      const member = this.toMember(child);
      const place = places?.get(member.key) ?? members.length;
      places?.set(member.key, place);
      members[place] = member;
    }
    return members;
  }

  private toMember(node: number): DocumentMember {
    const { index } = this;
    const start = at(index.keyStarts, node);
    const keySpan = { start, end: keySourceEnd(index.text, start) };
    return { key: keyOf(index, node), keySpan, value: this.known(node) };
  }

  private itemsOf(array: number): DocumentValue[] {
    const { index } = this;
    const items: DocumentValue[] = [];
    for (let child = array + 1; child < at(index.nexts, array); child = at(index.nexts, child)) {
      items.push(this.known(child));
    }
    return items;
  }

  private known(node: number): DocumentValue {
    const value = this.values[node];
    if (!value) throw new Error(`Node ${node} must be built before its parent`);
    return value;
  }
}

/** JSON5 also knows signed NaN, which says the same as NaN. */
function nameOfNotFinite(source: string): string {
  return source.endsWith('NaN') ? 'NaN' : source.replace('+', '');
}
