import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { DEPTH_LIMIT } from '../document/document';
import { QuotedCharacters } from './allowed-characters';
import { keyText, typedIdentity } from './key-text';
import { fitsContainer, hasAnchor, isMergeMember, strayColon, toItem, type Item } from './library-nodes';
import type { ScalarContent, YamlVersion } from './resolve-scalar';
import { taggedContent } from './tagged-content';
import { YamlStop, type YamlProblem } from './yaml-fault';
import { isTag, meaningOf, tagText, type TagMeaning } from './yaml-tags';
import { coreContent, trapOf, type PlainTrap } from './yaml-traps';

export interface CheckSettings {
  readonly version: 'auto' | YamlVersion;
  readonly strict: boolean;
}

/** What there is to say of documents; the places are offsets. */
export interface YamlFindings {
  readonly traps: readonly (PlainTrap & { readonly at: number })[];
  /** Maps and lists that are the same key twice, which few readers look at. */
  readonly repeated: readonly { readonly key: string; readonly at: number }[];
}

/**
 * Looks at documents that stay as they are: aliases, tags and keys must be right, but nothing is put in the place of an alias. Throws a
 * `YamlStop` where something is not.
 */
export function checkYaml(text: string, documents: readonly Document.Parsed[], settings: CheckSettings): YamlFindings {
  const quoted = new QuotedCharacters(text, settings.strict);
  const checks = documents.map((document) => {
    const check = new DocumentCheck(text, document, settings, quoted);
    check.value(toItem(document.contents), 0, document.range[0]);
    return check;
  });
  const unquoted = settings.strict ? quoted.findUnquoted() : undefined;
  if (unquoted) throw new YamlStop(unquoted);
  return { traps: checks.flatMap(({ traps }) => traps), repeated: checks.flatMap(({ repeated }) => repeated) };
}

class DocumentCheck {
  readonly traps: (PlainTrap & { readonly at: number })[] = [];
  readonly repeated: { readonly key: string; readonly at: number }[] = [];
  private readonly version: YamlVersion;
  private readonly anchors = new Map<string, Node>();

  constructor(
    private readonly text: string,
    { directives }: Document.Parsed,
    private readonly settings: CheckSettings,
    private readonly quoted: QuotedCharacters,
  ) {
    const declared = directives.yaml.version === '1.1' ? '1.1' : '1.2';
    this.version = settings.version === 'auto' ? declared : settings.version;
  }

  value(node: Item, depth: number, fallback: number): void {
    if (!node) return;
    const at = node.range?.[0] ?? fallback;
    if (isAlias(node)) {
      if (!this.anchors.has(node.source)) this.stop(at, { code: 'alias-without-anchor', name: node.source });
      return;
    }
    if (hasAnchor(node)) this.anchors.set(node.anchor, node);
    const meaning = this.meaning(node, at);
    if (isScalar(node)) return this.scalar(node, meaning, at);
    if (!isCollection(node)) return this.stop(at, { code: 'unreadable' });
    if (depth >= DEPTH_LIMIT) this.stop(at, { code: 'too-deep', limit: DEPTH_LIMIT });
    if (!fitsContainer(meaning, isMap(node) ? 'map' : 'seq')) this.misfit(node, at);
    if (isMap(node)) this.map(node, meaning, depth, at);
    else for (const item of node.items) this.value(toItem(item), depth + 1, at);
  }

  private map(node: YAMLMap, meaning: TagMeaning | undefined, depth: number, at: number): void {
    const keys = new Set<string>();
    for (const [n, pair] of node.items.entries()) {
      const key = toItem(pair.key);
      const value = toItem(pair.value);
      const stray = n > 0 && node.flow !== true ? strayColon(this.text, key) : undefined;
      if (stray !== undefined) this.stop(stray, { code: 'unexpected', found: ':' });
      const start = key?.range?.[0] ?? at;
      this.value(key, depth + 1, at);
      // Several merges are read by nearly all, though they are the same key.
      if (this.settings.strict || !isMergeMember(pair)) this.key(pair, start, keys);
      this.value(value, depth + 1, start);
      if (meaning?.kind === 'set' && value && !isEmpty(value)) this.misfit(node, start);
    }
  }

  private key({ key }: Pair, at: number, keys: Set<string>): void {
    const node = toItem(key);
    const identity = this.identity(node);
    if (keys.has(identity)) {
      const text = node?.range ? this.text.slice(node.range[0], node.range[1]) : '';
      if (isCollection(this.meant(node))) this.repeated.push({ key: text.trim(), at });
      else this.stop(at, { code: 'repeated-key', key: identity.replace(/^[^\0]*\0/, '') });
    }
    keys.add(identity);
  }

  /** A key that an alias stands for, or itself. */
  private meant(node: Item): Item {
    return isAlias(node) ? this.anchors.get(node.source) : node;
  }

  /** By what a key is known: its tag or type, and its text. */
  private identity(node: Item): string {
    const key = this.meant(node);
    if (isScalar(key) || !key) {
      const content = key ? this.content(key, this.meaning(key, 0), 0) : ({ kind: 'null' } as const);
      const tag = key?.tag !== undefined && !key.tag.startsWith('tag:yaml.org,2002:') ? `${key.tag}\0` : '';
      return tag + typedIdentity(content, keyText({ ...content, start: 0, end: 0 }), this.version);
    }
    // What stands between the blanks is compared; it need not find what is only written otherwise.
    return `collection\0${key.range ? this.text.slice(key.range[0], key.range[1]).replace(/\s+/g, '') : ''}`;
  }

  private scalar(node: Scalar, meaning: TagMeaning | undefined, at: number): void {
    const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
    if (isQuoted) this.quoted.quote(node.range?.[0] ?? at, node.range?.[1] ?? at);
    if (meaning) this.content(node, meaning, at);
    else if (node.type === 'PLAIN' && typeof node.value === 'string') {
      const trap = trapOf(node.value);
      if (trap) this.traps.push({ ...trap, at });
    }
  }

  private content(node: Scalar, meaning: TagMeaning | undefined, at: number): ScalarContent {
    // With the failsafe schema, all scalars of the library are texts.
    const text = typeof node.value === 'string' ? node.value : (node.source ?? '');
    if (!meaning) return node.type === 'PLAIN' ? coreContent(text, this.version) : { kind: 'string', text };
    return taggedContent(text, meaning, this.version) ?? this.misfit(node, at);
  }

  private meaning(node: Node, at: number): TagMeaning | undefined {
    const { tag } = node;
    if (!tag) return undefined;
    if (!isTag(tag)) this.stop(at, { code: 'bad-tag', tag });
    if (tag === '!') return { kind: 'core', type: isScalar(node) ? 'str' : isMap(node) ? 'map' : 'seq' };
    return meaningOf(tag, { knows11: this.version === '1.1' || !this.settings.strict, cloudFormation: false });
  }

  private misfit(node: Node, at: number): never {
    return this.stop(at, { code: 'value-for-tag', tag: tagText(node.tag ?? '') });
  }

  private stop(at: number, problem: YamlProblem): never {
    throw new YamlStop({ at, problem });
  }
}

function isEmpty(node: Node): boolean {
  return isScalar(node) && (node.value === '' || node.value === null) && node.type === 'PLAIN';
}
