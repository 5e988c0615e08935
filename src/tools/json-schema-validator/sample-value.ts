import type { AST } from '@eslint-community/regexpp';
import type { DocumentValue } from '../../lib/document/document';
import { textOf } from '../../lib/json-schema/checks-scalar';
import { isBefore } from '../../lib/json-schema/draft';
import { sameText } from '../../lib/json-schema/same-document';
import { TYPES, type TypeName } from '../../lib/json-schema/schema-error';
import type { SchemaNode } from '../../lib/json-schema/schema-node';
import type { SchemaSet } from '../../lib/json-schema/schema-set';
import { makeBoolean, makeList, makeMap, makeNumber, makeString, NULL } from './make-value';
import type { Chance } from './random-numbers';
import {
  dependentOn,
  finds,
  itemsAt,
  limitOf,
  membersAt,
  numberLimits,
  SPEAKING,
  textsAt,
  typesOf,
  type Parts,
} from './schema-parts';
import { sampleNumber } from './sample-number';
import { sampleFormat } from './sample-format';
import { samplePattern, sampleWords } from './sample-text';

export interface SampleSettings {
  /** Only what must be there. */
  readonly requiredOnly: boolean;
  readonly parsePattern: (pattern: string) => AST.Pattern | undefined;
}

/** Beyond the first level only what must be there is made, and beyond the last nothing at all. */
const [FULL_DEPTH, LAST_DEPTH] = [6, 40] as const;
const TRIES = 12;
/** Nothing is made longer or larger, whatever the schema asks for. */
const MOST = { minItems: 100_000, minContains: 100_000, minLength: 100_000, minProperties: 10_000 } as const;

/** What a schema asks for is more than is made. */
export interface Excess {
  readonly keyword: keyof typeof MOST;
  readonly asked: number;
  readonly limit: number;
}

/** How many values may still be made. */
export interface Budget {
  left: number;
}

/** Makes values for the schemas of a set; what it makes is mostly right, and has to be looked at. */
export class Sampler {
  /** Why nothing that was made fits, where it is known. */
  excess: Excess | undefined;

  constructor(
    private readonly set: SchemaSet,
    private readonly chance: Chance,
    private readonly settings: SampleSettings,
    /** The usual did not fit: anything else may. */
    private readonly isFurther: boolean,
    private readonly budget: Budget,
  ) {}

  make(): DocumentValue {
    return this.value([this.set.root], 0, []);
  }

  private value(nodes: Parts, depth: number, around: Parts): DocumentValue {
    this.budget.left--;
    if (depth > LAST_DEPTH || this.isOver) return NULL;
    const parts = this.partsOf(nodes);
    const fixed = this.fixed(parts);
    if (fixed) return fixed;
    const inside = [...around, ...parts];
    switch (this.typeOf(parts)) {
      case 'object':
        return this.object(parts, depth, inside, around);
      case 'array':
        return this.list(parts, depth, inside);
      case 'string':
        return makeString(this.text(parts));
      case 'integer':
        return makeNumber(this.number(parts, true));
      case 'number':
        return makeNumber(this.number(parts, false));
      case 'boolean':
        return makeBoolean(this.chance.below(2) === 0);
      case 'null':
        return NULL;
    }
  }

  private get isOver(): boolean {
    return this.budget.left < 0 || this.excess !== undefined;
  }

  /** How many of something must be there at least. */
  private least(parts: Parts, keyword: keyof typeof MOST, usual = 0): number {
    const asked = limitOf(parts, keyword, Math.max) ?? usual;
    const limit = MOST[keyword];
    if (asked > limit) this.excess ??= { keyword, asked, limit };
    return Math.min(asked, limit);
  }

  /** The schemas with what they refer to, and a branch of each choice. */
  private partsOf(nodes: Parts): SchemaNode[] {
    const parts: SchemaNode[] = [];
    const take = (node: SchemaNode | undefined) => {
      if (!node || parts.includes(node)) return;
      parts.push(node);
      for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef']) {
        const reference = node.members.get(keyword)?.value;
        if (reference?.kind === 'string') take(this.set.target(node, reference.text));
      }
      if (isBefore(node.resource.dialect.draft, '2019-09') && node.members.has('$ref')) return;
      for (const [index, item] of itemsAt(node, 'allOf').entries()) take(this.set.sub(item, node, ['allOf', index]));
      for (const keyword of ['anyOf', 'oneOf']) {
        const branches = itemsAt(node, keyword);
        const index = this.chance.below(branches.length);
        const branch = branches[index];
        if (branch) take(this.set.sub(branch, node, [keyword, index]));
      }
      this.takeCondition(node, take);
    };
    nodes.forEach(take);
    return parts;
  }

  private takeCondition(node: SchemaNode, take: (node: SchemaNode) => void): void {
    if (!node.members.has('if')) return;
    const keywords = this.chance.below(2) === 0 ? ['if', 'then'] : ['else'];
    for (const keyword of keywords) {
      const member = node.members.get(keyword);
      if (member) take(this.set.sub(member.value, node, [keyword]));
    }
  }

  /** A value that the schemas name themselves. */
  private fixed(parts: Parts): DocumentValue | undefined {
    for (const node of parts) {
      const constant = node.members.get('const')?.value;
      if (constant) return constant;
    }
    for (const node of parts) {
      const fitting = itemsAt(node, 'enum').filter((item) => parts.every((part) => this.set.fits(part, item)));
      if (fitting.length > 0) return this.chance.oneOf(fitting);
    }
    const named = parts.flatMap((node) => [
      ...itemsAt(node, 'examples'),
      ...(node.members.has('default') ? [node.members.get('default')?.value] : []),
    ]);
    const fitting = named.filter((item) => item && parts.every((part) => this.set.fits(part, item)));
    return this.chance.oneOf(fitting);
  }

  private typeOf(parts: Parts): TypeName {
    const possible = typesOf(parts);
    const meant = possible.filter((type) => parts.some((node) => SPEAKING[type].some((key) => node.members.has(key))));
    // Without a word about it, what is easily told apart: null only where nothing else may be.
    const usual = possible.filter((type) => type !== 'null' && !(type === 'integer' && possible.includes('number')));
    const chosen = this.chance.oneOf(
      meant.length > 0 ? meant : possible.length === TYPES.length && !this.isFurther ? ['string' as const] : usual,
    );
    return chosen ?? possible[0] ?? 'null';
  }

  private object(parts: Parts, depth: number, inside: Parts, around: Parts): DocumentValue {
    const schemas = new Map<string, SchemaNode[]>();
    for (const node of parts) {
      for (const { key, value } of membersAt(node, 'properties')) {
        schemas.set(key, [...(schemas.get(key) ?? []), this.set.sub(value, node, ['properties', key])]);
      }
    }
    const keys = new Set(parts.flatMap((node) => itemsAt(node, 'required').flatMap((item) => textOf(item) ?? [])));
    if (!this.settings.requiredOnly && depth < FULL_DEPTH) {
      for (const [key, nodes] of schemas) {
        const isForbidden = nodes.some(({ value }) => value.kind === 'boolean' && !value.value);
        const comesBack = nodes.some((node) => this.partsOf([node]).some((part) => around.includes(part)));
        if (!isForbidden && !comesBack) keys.add(key);
      }
    }
    for (const key of [...keys]) for (const other of dependentOn(parts, key)) keys.add(other);
    const least = this.least(parts, 'minProperties');
    for (const key of this.names(parts, schemas)) {
      if (keys.size >= least) break;
      keys.add(key);
    }
    const most = limitOf(parts, 'maxProperties', Math.min) ?? Infinity;
    const kept = [...keys].slice(0, most);
    return makeMap(
      kept.map((key) => [key, this.value(this.schemasFor(parts, schemas, key), depth + 1, inside)] as const),
    );
  }

  /** Names of members that may be there, those that the schemas know first. */
  private *names(parts: Parts, schemas: ReadonlyMap<string, unknown>): Generator<string> {
    yield* schemas.keys();
    const pattern = parts.flatMap((node) => membersAt(node, 'patternProperties')).at(0)?.key;
    const naming = parts.flatMap((node) => {
      const member = node.members.get('propertyNames');
      return member ? [this.set.sub(member.value, node, ['propertyNames'])] : [];
    });
    for (let n = 1; n <= MOST.minProperties; n++) {
      const parsed = pattern === undefined ? undefined : this.settings.parsePattern(pattern);
      const made = parsed ? samplePattern(parsed, this.chance) : undefined;
      // A pattern that says nothing of the end finds a name of its own each time.
      if (made !== undefined) yield finds(pattern ?? '', made + n) ? made + n : made;
      else yield naming.length > 0 ? this.text(this.partsOf(naming)) : `key${n}`;
    }
  }

  private schemasFor(parts: Parts, schemas: ReadonlyMap<string, SchemaNode[]>, key: string): SchemaNode[] {
    const own = schemas.get(key) ?? [];
    const byPattern = parts.flatMap((node) =>
      membersAt(node, 'patternProperties').flatMap((member) =>
        finds(member.key, key) ? [this.set.sub(member.value, node, ['patternProperties', member.key])] : [],
      ),
    );
    const found = [...own, ...byPattern];
    if (found.length > 0) return found;
    return parts.flatMap((node) =>
      ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) => {
        const member = node.members.get(keyword);
        return member ? [this.set.sub(member.value, node, [keyword])] : [];
      }),
    );
  }

  private list(parts: Parts, depth: number, inside: Parts): DocumentValue {
    const isDeep = depth >= FULL_DEPTH;
    const prefix = parts.flatMap((node) => this.prefixOf(node));
    const least = this.least(parts, 'minItems');
    const most = Math.min(limitOf(parts, 'maxItems', Math.min) ?? Infinity, MOST.minItems);
    const isPlain = this.settings.requiredOnly || isDeep;
    const usual = isPlain ? least : Math.max(least, prefix.length, 1 + this.chance.below(3));
    const others = parts.flatMap((node) => this.othersOf(node));
    const comesBack = !isPlain && this.partsOf(others).some((part) => inside.includes(part));
    const closed = others.some(({ value }) => value.kind === 'boolean' && !value.value);
    const count = Math.min(most, closed ? Math.max(least, prefix.length) : comesBack ? least : usual);
    const contained = parts.flatMap((node) => this.containedIn(node));
    const isUnique = parts.some((node) => node.members.get('uniqueItems')?.value.kind === 'boolean');
    const items: DocumentValue[] = [];
    const known = new Set<string>();
    for (let index = 0; index < Math.max(count, Math.min(most, contained.length)) && !this.isOver; index++) {
      const wanted = contained[index];
      const own = prefix[index];
      const schemas = [...(own ? [own] : others), ...(wanted ? [wanted] : [])];
      let item = this.value(schemas, depth + 1, inside);
      for (let n = 0; isUnique && known.has(sameText(item)) && n < TRIES; n++)
        item = this.value(schemas, depth + 1, inside);
      // Another one of few values cannot be had: a shorter list may do.
      if (isUnique && known.has(sameText(item)) && items.length >= least) break;
      known.add(sameText(item));
      items.push(item);
    }
    return makeList(items);
  }

  private prefixOf(node: SchemaNode): SchemaNode[] {
    const keyword = node.members.has('prefixItems') ? 'prefixItems' : 'items';
    return itemsAt(node, keyword).map((item, index) => this.set.sub(item, node, [keyword, index]));
  }

  private othersOf(node: SchemaNode): SchemaNode[] {
    const isListed = node.members.get('items')?.value.kind === 'list';
    const keyword = isListed ? 'additionalItems' : node.members.has('items') ? 'items' : 'unevaluatedItems';
    const member = node.members.get(keyword);
    return member ? [this.set.sub(member.value, node, [keyword])] : [];
  }

  private containedIn(node: SchemaNode): SchemaNode[] {
    const member = node.members.get('contains');
    if (!member) return [];
    const length = this.least([node], 'minContains', 1);
    return Array.from({ length }, () => this.set.sub(member.value, node, ['contains']));
  }

  private text(parts: Parts): string {
    const least = this.least(parts, 'minLength');
    const most = limitOf(parts, 'maxLength', Math.min) ?? Infinity;
    const pattern = textsAt(parts, 'pattern')[0];
    const parsed = pattern === undefined ? undefined : this.settings.parsePattern(pattern);
    if (parsed) {
      for (let n = 0; n < TRIES; n++) {
        const made = samplePattern(parsed, this.chance);
        const length = made === undefined ? -1 : [...made].length;
        if (made !== undefined && length >= least && length <= most && finds(pattern ?? '', made)) return made;
      }
    }
    const format = textsAt(parts, 'format')[0];
    const made = format === undefined ? undefined : sampleFormat(format, this.chance, least, most);
    return made ?? sampleWords(least, most, this.chance);
  }

  private number(parts: Parts, isInteger: boolean): string {
    const drawn = sampleNumber(numberLimits(parts, isInteger), this.chance);
    return drawn ?? '0';
  }
}
