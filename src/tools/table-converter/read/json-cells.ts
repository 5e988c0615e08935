import {
  KIND as NODE,
  VALUE_LOOSE,
  at,
  kindOf,
  stringOf,
  valueSource,
  type JsonIndex,
} from '../../../lib/json/json-index';
import { toJsonNumber } from '../../../lib/json/json-numbers';
import { createValuePrinter } from '../../../lib/json/print-json';
import { KIND, type Kind } from '../cells';

/** Tells the text of a node and what it is: numbers digit for digit, lists and empty maps as compact JSON. */
export function createCellReader(index: JsonIndex): (node: number) => readonly [text: string, kind: Kind] {
  const print = createValuePrinter(index, { notFinite: 'string' });
  return (node) => {
    switch (kindOf(index, node)) {
      case NODE.string:
        return [stringOf(index, node), KIND.text];
      case NODE.number: {
        const source = valueSource(index, node);
        return [(at(index.kinds, node) & VALUE_LOOSE) === 0 ? source : toJsonNumber(source), KIND.number];
      }
      case NODE.true:
      case NODE.false:
        return [valueSource(index, node), KIND.boolean];
      case NODE.null:
        return ['', KIND.null];
      case NODE.notFinite:
        // JSON5 knows them, JSON does not: they stay the texts that they are.
        return [valueSource(index, node).replace('+', ''), KIND.text];
      default:
        return [print(node), KIND.json];
    }
  };
}
