import type { CST } from 'yaml';

type Collection = CST.BlockMap | CST.BlockSequence;

/**
 * The parser leaves all comments behind the last child of a collection in it, also those that stand further left and speak of what comes
 * next. These go on to the next item of the collection that they are as far left as.
 */
export function placeComments(token: CST.Token): void {
  if (token.type !== 'document' || !isCollection(token.value)) return;
  const left = placeInside(token.value);
  if (left.length > 0) token.end = [...left, ...(token.end ?? [])];
}

/** Places what is inside; answers the comments that stand further left than the collection. */
function placeInside(collection: Collection): CST.SourceToken[] {
  const { indent } = collection;
  const { items } = collection;
  for (let n = 0; n < items.length; n++) {
    const item = items[n];
    const value = item && 'value' in item ? item.value : undefined;
    if (!isCollection(value)) continue;
    const left = placeInside(value);
    if (left.length === 0) continue;
    const next = items[n + 1];
    if (next) next.start = [...left, ...next.start];
    else items.splice(n + 1, 0, { start: left });
  }
  const last = items.at(-1);
  if (!last || last.sep || last.value || ('key' in last && last.key) || last.start.some(({ type }) => !isLayout(type)))
    return [];
  const at = last.start.findIndex((token) => token.type === 'comment' && token.indent < indent);
  if (at < 0) return [];
  const left = last.start.splice(at);
  if (last.start.length === 0) items.splice(items.length - 1, 1);
  return left;
}

function isLayout(type: CST.SourceToken['type']): boolean {
  return type === 'space' || type === 'newline' || type === 'comment';
}

function isCollection(token: CST.Token | null | undefined): token is Collection {
  return token?.type === 'block-map' || token?.type === 'block-seq';
}
