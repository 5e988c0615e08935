import type { DocumentValue } from '../../lib/document/document';
import { writeJson } from '../../lib/document/write-json';
import { isWhole } from '../../lib/json-diff/exact-number';
import { choiceOf, emptyShape, look, type Shape, type ShapeMember } from '../../lib/inference/shape';
import { addressOf, isBefore, type Draft } from '../../lib/json-schema/draft';
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

/** The names of types, in the order in which they are written. */
const ORDER: readonly TypeName[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Much that has a colon is an address by the letter, such as `C:/a` or `key:value`: only what is written as one usually is counts. */
function isMeant(format: string, text: string): boolean {
  return (
    format !== 'uri' ||
    /^(?:[a-z][a-z\d+.-]+:\/\/[^/]|(?:data|geo|magnet|mailto|sms|tel|urn):)|^file:\/\/\//i.test(text)
  );
}

class Inferring {
  constructor(private readonly settings: InferSettings) {}

  readonly formatsOf = (text: string, among: readonly string[] = FORMATS): readonly string[] =>
    among.filter((name) => isMeant(name, text) && formatTest(name, this.settings.draft)?.(text));

  private typesOf(seen: Shape): ReadonlySet<TypeName> {
    // In draft 4 an integer is one by how it is written.
    const hasInteger = seen.integers + (this.settings.draft === '4' ? 0 : seen.wholes) > 0;
    const hasNumber = seen.fractions + (this.settings.draft === '4' ? seen.wholes : 0) > 0;
    const counts: Readonly<Record<TypeName, boolean>> = {
      object: seen.objects > 0,
      array: seen.lists > 0,
      string: seen.texts > 0,
      number: hasNumber,
      integer: hasInteger && !hasNumber,
      boolean: seen.booleans > 0,
      null: seen.nulls > 0,
    };
    return new Set(ORDER.filter((type) => counts[type]));
  }

  schemaOf(seen: Shape): (readonly [string, DocumentValue])[] {
    const { draft, enums, examples } = this.settings;
    const types = [...this.typesOf(seen)];
    const members: (readonly [string, DocumentValue])[] = [];
    const [only, ...others] = types;
    if (only && others.length === 0) members.push(['type', makeString(only)]);
    if (others.length > 0) members.push(['type', makeList(types.map(makeString))]);
    const choice = enums ? choiceOf(seen) : undefined;
    if (choice) members.push(['enum', makeList([...choice.map(makeString), ...(seen.nulls > 0 ? [NULL] : [])])]);
    const format = seen.formats?.find((name) => name !== 'uuid' || !isBefore(draft, '2019-09'));
    if (format !== undefined && !choice) members.push(['format', makeString(format)]);
    members.push(...this.ofObjects(seen));
    if (seen.items) members.push(['items', makeMap(this.schemaOf(seen.items))]);
    if (examples && seen.examples && draft !== '4') {
      members.push(['examples', makeList([...seen.examples.values()])]);
    }
    return members;
  }

  private ofObjects({
    objects,
    members = new Map<string, ShapeMember>(),
  }: Shape): (readonly [string, DocumentValue])[] {
    if (objects === 0) return [];
    const { required, closed } = this.settings;
    const keys = [...members].flatMap(([key, { count }]) => (required && count === objects ? [makeString(key)] : []));
    const schemas = [...members].map(([key, { shape }]) => [key, makeMap(this.schemaOf(shape))] as const);
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
  const seen = emptyShape();
  const noticed = {
    formatsOf: settings.formats ? inferring.formatsOf : undefined,
    isWhole,
    exampleKey: settings.examples ? sameText : undefined,
  };
  for (const sample of samples) look(seen, sample, noticed);
  const schema = makeMap([['$schema', makeString(addressOf(settings.draft))], ...inferring.schemaOf(seen)]);
  return writeJson(schema, { indent: 2, notFinite: 'text' }).text;
}
