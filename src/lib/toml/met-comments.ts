import type { Comments, DocumentValue } from '../document/document';

/** What comments were met around a value. */
export interface MutableComments {
  before?: readonly string[];
  after?: string;
  inside?: readonly string[];
}

/** A value with the comments that were met around it. */
export function withComments(value: DocumentValue, comments: MutableComments): DocumentValue {
  const found = finished(comments);
  return found ? { ...value, comments: found } : value;
}

/** The comments, if there are any. */
export function finished(comments: MutableComments): Comments | undefined {
  return comments.before || comments.after !== undefined || comments.inside ? comments : undefined;
}
