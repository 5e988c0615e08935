import { isAlias, isCollection, isMap, isScalar, type Document, type Node, type Scalar } from 'yaml';
import { hasAnchor, toItem, type Item } from './library-nodes';
import type { ParsedYaml } from './parse-yaml';
import { coreContent } from './yaml-traps';

/** Whether two streams say the same in the same order: values, tags, anchors, aliases, versions and comments. Layout and quotes may differ. */
export function isSameStream(one: ParsedYaml, other: ParsedYaml): boolean {
  return (
    one.documents.length === other.documents.length &&
    one.documents.every((document, n) => isSameDocument(document, other.documents[n])) &&
    one.comments.length === other.comments.length &&
    one.comments.every((comment, n) => comment === other.comments[n])
  );
}

function isSameDocument(one: Document.Parsed, other: Document.Parsed | undefined): boolean {
  return (
    other !== undefined &&
    one.directives.yaml.version === other.directives.yaml.version &&
    isSameNode(toItem(one.contents), toItem(other.contents))
  );
}

function isSameNode(one: Item, other: Item): boolean {
  if (!one || !other) return isNothing(one) && isNothing(other);
  if (isAlias(one)) return isAlias(other) && one.source === other.source;
  if (tagOf(one) !== tagOf(other) || anchorOf(one) !== anchorOf(other)) return false;
  if (isScalar(one)) return isScalar(other) && isSameScalar(one, other);
  if (!isCollection(one) || !isCollection(other) || one.items.length !== other.items.length) return false;
  if (!isMap(one)) {
    return !isMap(other) && one.items.every((item, n) => isSameNode(toItem(item), toItem(other.items[n])));
  }
  return (
    isMap(other) &&
    one.items.every((pair, n) => {
      const its = other.items[n];
      return its && isSameNode(toItem(pair.key), toItem(its.key)) && isSameNode(toItem(pair.value), toItem(its.value));
    })
  );
}

/** Digits, words and texts are the same letters; where only one of the two is in quotes, it must be a text. */
function isSameScalar(one: Scalar, other: Scalar): boolean {
  if (one.value !== other.value) return false;
  return isPlain(one) === isPlain(other) || one.tag !== undefined || saysText(one);
}

function saysText({ value }: Scalar): boolean {
  if (typeof value !== 'string') return false;
  return coreContent(value, '1.1').kind === 'string' && coreContent(value, '1.2').kind === 'string';
}

function isPlain({ type }: Scalar): boolean {
  return type === 'PLAIN';
}

function isNothing(node: Item): boolean {
  if (!node) return true;
  return isScalar(node) && node.value === '' && isPlain(node) && node.tag === undefined && !hasAnchor(node);
}

function tagOf(node: Node): string | undefined {
  return node.tag;
}

function anchorOf(node: Node): string | undefined {
  return hasAnchor(node) ? node.anchor : undefined;
}
