import {
  type CollectionTag,
  type Document,
  type DocumentOptions,
  type Node,
  type ParsedNode,
  Scalar,
  type ScalarTag,
  type SchemaOptions,
  type Tags,
  visit,
} from 'yaml';
import { doubleQuoted } from '../../../lib/yaml/yaml-text';

/** Nothing at all, which must not become an empty text. */
const NOTHING: ScalarTag = {
  tag: 'tag:yaml.org,2002:null',
  default: true,
  identify: (value) => value === null,
  test: /^$/,
  resolve: () => new Scalar(null),
  stringify: () => '',
};

/**
 * Everything else is text, and stays as it was written: the file that is merged into may hold numbers which another
 * reader would write otherwise (0755, 1.10, long ids).
 */
export const AS_WRITTEN: DocumentOptions & SchemaOptions = {
  schema: 'failsafe',
  customTags: (tags) => [NOTHING, ...tags.map((tag) => (isTextTag(tag) ? withOwnQuotes(tag) : tag))],
  version: '1.2',
};

type AnyTag = ScalarTag | CollectionTag | Tags[number];

function isTextTag(tag: AnyTag): tag is ScalarTag {
  return typeof tag === 'object' && tag.tag === 'tag:yaml.org,2002:str';
}

/** Texts of ours in double quotes have all escapes that some reader needs: the library leaves single ones out. */
function withOwnQuotes(tag: ScalarTag): ScalarTag {
  return {
    ...tag,
    stringify: (item, ...rest) =>
      item.type === 'QUOTE_DOUBLE' && item.source === undefined && typeof item.value === 'string'
        ? doubleQuoted(item.value)
        : (tag.stringify?.(item, ...rest) ?? ''),
  };
}

/** A document whose nodes may be replaced by others. */
export type ComposeDocument = Document<Node, boolean>;

/** A text without its empty lines. */
export function withoutGaps(text: string): string {
  return text.replace(/\n\s*\n/g, '\n').trim();
}

/** A tag without a value, such as `!reset`, is read as an empty text, and would be written with quotes. */
export function keepBareTags(document: Document.Parsed<ParsedNode, boolean>): void {
  visit(document, {
    Scalar: (_, node) => {
      if (node.tag !== undefined && node.value === '' && node.type === 'PLAIN') node.value = null;
    },
  });
}

/** Offset of the mark before the second document. */
export function secondDocument(source: string): number {
  const marks = [...source.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index);
  return marks.find((index) => /\S/.test(source.slice(0, index).replace(/^[^\S\r\n\u2028\u2029]*[#%].*$/gm, ''))) ?? 0;
}
