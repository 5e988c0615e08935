import type { DocumentMember, DocumentValue } from '../document/document';
import { isFalse } from './checks-object';
import { fail, Sink, type Check, type Frame } from './evaluation';
import type { Checker, MakeCheck } from './checker';
import type { SchemaNode } from './schema-node';

/** A schema for each item by its place, in `prefixItems`, and in `items` of older drafts. */
function byPlace(checker: Checker, keyword: string): MakeCheck {
  return (node, { value: wanted }) => {
    if (wanted.kind !== 'list') return undefined;
    const schemas = wanted.items.map((item, index) => checker.sub(item, node, [keyword, index]));
    return (frame) => {
      if (frame.value.kind !== 'list') return;
      const { items } = frame.value;
      for (const [index, schema] of schemas.entries()) {
        const value = items[index];
        if (!value) break;
        checker.below(frame, schema, { value, token: index, tokens: [keyword, index] });
        if (frame.sink.isDone) return;
      }
      frame.seen?.firstItems(schemas.length);
    };
  };
}

/** One schema for all items from a place on. */
function fromPlace(checker: Checker, schema: SchemaNode, keyword: string, first: number): Check {
  const isClosed = isFalse(schema.value);
  return (frame) => {
    if (frame.value.kind !== 'list') return;
    const { items } = frame.value;
    for (let index = first; index < items.length; index++) {
      const value = items[index];
      if (value) item(checker, frame, { schema, keyword, isClosed, index, value });
      if (frame.sink.isDone) return;
    }
    frame.seen?.firstItems(items.length);
  };
}

interface Item {
  readonly schema: SchemaNode;
  readonly keyword: string;
  readonly isClosed: boolean;
  readonly index: number;
  readonly value: DocumentValue;
}

function item(checker: Checker, frame: Frame, { schema, keyword, isClosed, index, value }: Item): void {
  if (isClosed) {
    const at = { start: value.start, end: value.end };
    fail(frame, keyword, { code: 'extraItem', item: index }, { at, token: index });
  } else checker.below(frame, schema, { value, token: index, tokens: [keyword] });
}

function items(checker: Checker): MakeCheck {
  return (node, member) => {
    if (node.resource.dialect.draft !== '2020-12' && member.value.kind === 'list') {
      return byPlace(checker, 'items')(node, member);
    }
    const before = node.resource.dialect.draft === '2020-12' ? node.members.get('prefixItems')?.value : undefined;
    const first = before?.kind === 'list' ? before.items.length : 0;
    return fromPlace(checker, checker.sub(member.value, node, ['items']), 'items', first);
  };
}

/** What follows the items that `items` names one by one; without such a list it says nothing. */
function additionalItems(checker: Checker): MakeCheck {
  return (node, { value }) => {
    const before = node.members.get('items')?.value;
    if (before?.kind !== 'list') return undefined;
    return fromPlace(checker, checker.sub(value, node, ['additionalItems']), 'additionalItems', before.items.length);
  };
}

function unevaluatedItems(checker: Checker): MakeCheck {
  return (node, { value: wanted }) => {
    const schema = checker.sub(wanted, node, ['unevaluatedItems']);
    const isClosed = isFalse(schema.value);
    return (frame) => {
      if (frame.value.kind !== 'list') return;
      for (const [index, value] of frame.value.items.entries()) {
        if (frame.seen?.hasItem(index)) continue;
        item(checker, frame, { schema, keyword: 'unevaluatedItems', isClosed, index, value });
        if (frame.sink.isDone) return;
      }
      frame.seen?.firstItems(frame.value.items.length);
    };
  };
}

function countIn(member: DocumentMember | undefined): string | undefined {
  return member?.value.kind === 'number' ? member.value.source : undefined;
}

function contains(checker: Checker): MakeCheck {
  return (node, { value: wanted }) => {
    const schema = checker.sub(wanted, node, ['contains']);
    const { draft, asserts } = node.resource.dialect;
    const counts = asserts && (draft === '2019-09' || draft === '2020-12');
    const least = counts ? countIn(node.members.get('minContains')) : undefined;
    const most = counts ? countIn(node.members.get('maxContains')) : undefined;
    return (frame) => {
      if (frame.value.kind !== 'list') return;
      let found = 0;
      for (const [index, value] of frame.value.items.entries()) {
        const sink = new Sink(0);
        checker.below(frame, schema, { value, token: index, tokens: ['contains'], sink });
        if (!sink.isValid) continue;
        found++;
        // Only the newest draft counts an item that is contained as looked at.
        if (draft === '2020-12') frame.seen?.item(index);
      }
      if (least === undefined ? found === 0 : found < Number(least)) {
        if (least === undefined) fail(frame, 'contains', { code: 'contains' });
        else fail(frame, 'minContains', { code: 'minContains', limit: least, found });
      }
      if (most !== undefined && found > Number(most)) {
        fail(frame, 'maxContains', { code: 'maxContains', limit: most, found });
      }
    };
  };
}

/** The keywords about lists. */
export const arrayChecks: Readonly<Record<string, (checker: Checker) => MakeCheck>> = {
  prefixItems: (checker) => byPlace(checker, 'prefixItems'),
  items,
  additionalItems,
  contains,
  unevaluatedItems,
};
