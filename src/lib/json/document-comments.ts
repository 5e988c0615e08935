import type { Comments } from '../document/document';
import { KIND, NONE, at, kindOf, type JsonIndex } from './json-index';
import { placeComments, type CommentPlaces, type JsonComment } from './place-comments';

interface Gathered {
  before: string[];
  after: string[];
  inside: string[];
}

/** The comments of an index by the node they speak of, as the document model has them. */
export function documentComments(index: JsonIndex): Map<number, Comments> {
  const all = new Map<number, Gathered>();
  const of = (node: number) => {
    const gathered = all.get(node) ?? { before: [], after: [], inside: [] };
    all.set(node, gathered);
    return gathered;
  };
  const places = placeComments(index);
  gather(places, 'before', (node, lines) => of(node).before.push(...lines));
  gather(places, 'opening', (node, lines) => {
    // A root has no key behind which its comment could stand.
    const gathered = of(node);
    if (isRoot(index, node) || lines.length > 1) gathered.before.push(...lines);
    else gathered.after.push(...lines);
  });
  gather(places, 'afterKey', (node, lines) => behind(of(node), lines));
  const trailing: string[] = [];
  gather(places, 'closing', (node, lines) => {
    if (node === NONE) trailing.push(...lines);
    else of(node).inside.push(...lines);
  });
  for (const place of ['after', 'afterComma'] as const) {
    gather(places, place, (node, lines) => {
      if (isRoot(index, node) && kindOf(index, node) <= KIND.array) of(node).inside.push(...lines);
      else behind(of(node), lines);
    });
  }
  if (trailing.length > 0) of(lastRootOf(index)).inside.push(...trailing);
  return new Map(Array.from(all, ([node, gathered]) => [node, toComments(gathered)]));
}

/** Hands over each comment at a kind of place, line by line. */
function gather(
  places: CommentPlaces,
  place: keyof CommentPlaces,
  take: (node: number, lines: readonly string[]) => void,
): void {
  for (const [node, comments] of places[place]) for (const comment of comments) take(node, linesOf(comment));
}

/** Behind a value there is one line only. */
function behind(gathered: Gathered, lines: readonly string[]): void {
  if (lines.length > 1) gathered.before.push(...lines);
  else gathered.after.push(...lines);
}

function isRoot(index: JsonIndex, node: number): boolean {
  return at(index.parents, node) === NONE;
}

function lastRootOf(index: JsonIndex): number {
  let root = 0;
  while (at(index.nexts, root) < index.count) root = at(index.nexts, root);
  return root;
}

function toComments({ before, after, inside }: Gathered): Comments {
  return {
    ...(before.length > 0 ? { before } : {}),
    ...(after.length > 0 ? { after: after.join(' ') } : {}),
    ...(inside.length > 0 ? { inside } : {}),
  };
}

/** The lines of a comment without its marks; a block comment also without the stars down its side. */
function linesOf({ text, isLine }: JsonComment): string[] {
  if (isLine) return [text.slice(2).replace(/^ /, '').trimEnd()];
  const lines = text.slice(2, -2).split('\n');
  const isStarred = lines.length > 1 && lines.slice(1).every((line) => /^\s*(?:\*|$)/.test(line));
  const plain = lines.map((line) => (isStarred ? line.replace(/^\s*\*+ ?/, '').trimEnd() : line.trim()));
  while (plain.length > 1 && plain[0] === '') plain.shift();
  while (plain.length > 1 && plain.at(-1) === '') plain.pop();
  return plain;
}
