import type { JSONPathQuery } from 'json-p3';
import { holds } from './filter';
import { walkPath, type PathNode } from './walk';

/** The nodes that a query finds below a root, one after the other. */
export function runPath(query: JSONPathQuery, root: PathNode): Generator<PathNode> {
  return walkPath(query, root, { root, holds });
}
