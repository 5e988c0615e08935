import type { DocumentValue } from '../../lib/document/document';
import { writeJson } from '../../lib/document/write-json';
import { addressOf, isBefore, type Draft } from '../../lib/json-schema/draft';
import { isWhole } from '../../lib/json-schema/exact-number';
import { formatTest } from '../../lib/json-schema/formats';
import { sameText } from '../../lib/json-schema/same-document';
import type { TypeName } from '../../lib/json-schema/schema-error';
import { makeBoolean, makeList, makeMap, makeString, NULL } from './make-value';

export interface InferSettings {
  readonly draft: Draft;
  /** Members that every object of a place has are required. */
  readonly required: boolean;
  /** No other members are allowed. */
  readonly closed: boolean;
  readonly enums: boolean;
  readonly formats: boolean;
  /** Values of each place are kept as `examples`. */
  readonly examples: boolean;
}

/** The formats that are looked for, the most special first. */
const FORMATS = ['uuid', 'date-time', 'email', 'uri'] as const;

/** Few texts that come again and again are the values of a choice: so many at least, at most half of them different, at most so many different. */
const ENUM = { texts: 4, different: 12 } as const;
const EXAMPLES = 3;

/** All values that were seen at one place. */
interface Seen {
  readonly types: Set<TypeName>;
  /** How often which text was there. */
  readonly texts: Map<string, number>;
  formats: readonly string[] | undefined;
  objects: number;
  readonly members: Map<string, { readonly seen: Seen; count: number }>;
  items: Seen | undefined;
  readonly examples: Map<string, DocumentValue>;
}

/** The names of types, in the order in which they are written. */
const ORDER: readonly TypeName[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Much that has a colon is an address by the letter, such as `C:/a` or `key:value`: only what is written as one usually is counts. */
function isMeant(format: string, text: string): boolean {
  return (
    format !== 'uri' ||
    /^(?:[a-z][a-z\d+.-]+:\/\/[^/]|(?:data|geo|magnet|mailto|sms|tel|urn):)|^file:\/\/\//i.test(text)
  );
}

function nothingSeen(): Seen {
  return {
    types: new Set(),
    texts: new Map(),
    formats: undefined,
    objects: 0,
    members: new Map(),
    items: undefined,
    examples: new Map(),
  };
}

class Inferring {
  constructor(private readonly settings: InferSettings) {}

  look(seen: Seen, value: DocumentValue): void {
    switch (value.kind) {
      case 'map':
        seen.types.add('object');
        seen.objects++;
        for (const { key, value: child } of value.members) {
          const member = seen.members.get(key) ?? { seen: nothingSeen(), count: 0 };
          member.count++;
          seen.members.set(key, member);
          this.look(member.seen, child);
        }
        return;
      case 'list':
        seen.types.add('array');
        if (value.items.length > 0) seen.items ??= nothingSeen();
        for (const item of value.items) if (seen.items) this.look(seen.items, item);
        return;
      case 'string':
      case 'date':
        this.lookAtText(seen, value.kind === 'date' ? value.source : value.text);
        break;
      case 'number':
        seen.types.add(this.isInteger(value.source) ? 'integer' : 'number');
        break;
      default:
        seen.types.add(value.kind);
    }
    if (this.settings.examples && seen.examples.size < EXAMPLES) seen.examples.set(sameText(value), value);
  }

  private isInteger(source: string): boolean {
    return this.settings.draft === '4' ? /^-?\d+$/.test(source) : isWhole(source);
  }

  private lookAtText(seen: Seen, text: string): void {
    seen.types.add('string');
    // One more than can be a choice is enough to know that they are none.
    if (seen.texts.size <= ENUM.different || seen.texts.has(text))
      seen.texts.set(text, (seen.texts.get(text) ?? 0) + 1);
    const { draft } = this.settings;
    seen.formats = (seen.formats ?? FORMATS).filter((name) => isMeant(name, text) && formatTest(name, draft)?.(text));
  }

  schemaOf(seen: Seen): (readonly [string, DocumentValue])[] {
    const { draft, formats, examples } = this.settings;
    const types = ORDER.filter((type) => seen.types.has(type) && !(type === 'integer' && seen.types.has('number')));
    const members: (readonly [string, DocumentValue])[] = [];
    const [only, ...others] = types;
    if (only && others.length === 0) members.push(['type', makeString(only)]);
    if (others.length > 0) members.push(['type', makeList(types.map(makeString))]);
    const choice = this.choiceOf(seen);
    if (choice)
      members.push(['enum', makeList([...choice.map(makeString), ...(seen.types.has('null') ? [NULL] : [])])]);
    const format = seen.formats?.find((name) => name !== 'uuid' || !isBefore(draft, '2019-09'));
    if (formats && format !== undefined && !choice) members.push(['format', makeString(format)]);
    members.push(...this.ofObjects(seen));
    if (seen.items) members.push(['items', makeMap(this.schemaOf(seen.items))]);
    if (examples && seen.examples.size > 0 && draft !== '4') {
      members.push(['examples', makeList([...seen.examples.values()])]);
    }
    return members;
  }

  private choiceOf({ types, texts }: Seen): string[] | undefined {
    const count = [...texts.values()].reduce((sum, times) => sum + times, 0);
    const isChoice =
      this.settings.enums &&
      types.size === (types.has('null') ? 2 : 1) &&
      count >= ENUM.texts &&
      texts.size <= ENUM.different &&
      texts.size * 2 <= count;
    return isChoice ? [...texts.keys()] : undefined;
  }

  private ofObjects({ objects, members }: Seen): (readonly [string, DocumentValue])[] {
    if (objects === 0) return [];
    const { required, closed } = this.settings;
    const keys = [...members].flatMap(([key, { count }]) => (required && count === objects ? [makeString(key)] : []));
    const schemas = [...members].map(([key, { seen }]) => [key, makeMap(this.schemaOf(seen))] as const);
    return [
      ...(schemas.length > 0 ? [['properties', makeMap(schemas)] as const] : []),
      ...(keys.length > 0 ? [['required', makeList(keys)] as const] : []),
      ...(closed ? [['additionalProperties', makeBoolean(false)] as const] : []),
    ];
  }
}

/** A schema that all samples fit, as JSON. */
export function inferSchema(samples: readonly DocumentValue[], settings: InferSettings): string {
  const inferring = new Inferring(settings);
  const seen = nothingSeen();
  for (const sample of samples) inferring.look(seen, sample);
  const schema = makeMap([['$schema', makeString(addressOf(settings.draft))], ...inferring.schemaOf(seen)]);
  return writeJson(schema, { indent: 2, notFinite: 'text' }).text;
}
