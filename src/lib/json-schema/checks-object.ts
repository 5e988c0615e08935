import type { DocumentMember, DocumentValue } from '../document/document';
import { fail, openingOf, Sink, type Check, type Frame } from './evaluation';
import { textOf } from './checks-scalar';
import type { Checker, MakeCheck } from './checker';
import type { SchemaProblem } from './schema-error';
import type { SchemaNode } from './schema-node';

/** Names of members that need not be looked at again by each value: those of a schema. */
function keysBehind(node: SchemaNode, keyword: string): ReadonlySet<string> {
  const value = node.members.get(keyword)?.value;
  return new Set(value?.kind === 'map' ? value.members.map(({ key }) => key) : []);
}

function properties(checker: Checker): MakeCheck {
  return (node, { value: wanted }) => {
    if (wanted.kind !== 'map') return undefined;
    const schemas = new Map(
      wanted.members.map(({ key, value }) => [key, checker.sub(value, node, ['properties', key])] as const),
    );
    return (frame) => {
      if (frame.value.kind !== 'map') return;
      for (const { key, value } of frame.value.members) {
        const schema = schemas.get(key);
        if (!schema) continue;
        frame.seen?.key(key);
        checker.below(frame, schema, { value, token: key, tokens: ['properties', key] });
        if (frame.sink.isDone) return;
      }
    };
  };
}

function patternProperties(checker: Checker): MakeCheck {
  return (node, { value: wanted }) => {
    if (wanted.kind !== 'map') return undefined;
    const schemas = wanted.members.flatMap(({ key, value }) => {
      const pattern = checker.pattern(key);
      return pattern ? [{ key, pattern, schema: checker.sub(value, node, ['patternProperties', key]) }] : [];
    });
    return (frame) => {
      if (frame.value.kind !== 'map') return;
      for (const { key: name, value } of frame.value.members) {
        for (const { key, pattern, schema } of schemas) {
          if (!pattern(name)) continue;
          frame.seen?.key(name);
          checker.below(frame, schema, { value, token: name, tokens: ['patternProperties', key] });
          if (frame.sink.isDone) return;
        }
      }
    };
  };
}

/** Members that neither `properties` nor `patternProperties` names. */
function additionalProperties(checker: Checker): MakeCheck {
  return (node, { value: wanted }) => {
    const names = keysBehind(node, 'properties');
    const patterns = [...keysBehind(node, 'patternProperties')].flatMap((key) => checker.pattern(key) ?? []);
    const isNamed = (key: string) => names.has(key) || patterns.some((matches) => matches(key));
    return others(checker, checker.sub(wanted, node, ['additionalProperties']), 'additionalProperties', isNamed);
  };
}

function unevaluatedProperties(checker: Checker): MakeCheck {
  return (node, { value: wanted }) =>
    others(checker, checker.sub(wanted, node, ['unevaluatedProperties']), 'unevaluatedProperties', (key, { seen }) =>
      Boolean(seen?.hasKey(key)),
    );
}

function others(
  checker: Checker,
  schema: SchemaNode,
  keyword: string,
  isNamed: (key: string, frame: Frame) => boolean,
): Check {
  const isClosed = isFalse(schema.value);
  return (frame) => {
    if (frame.value.kind !== 'map') return;
    const rest = frame.value.members.filter(({ key }) => !isNamed(key, frame));
    for (const { key, keySpan, value } of rest) {
      if (isClosed) fail(frame, keyword, { code: 'unwanted', key }, { at: keySpan, token: key });
      else checker.below(frame, schema, { value, token: key, tokens: [keyword] });
      if (frame.sink.isDone) return;
      frame.seen?.key(key);
    }
    frame.seen?.everyKey();
  };
}

export function isFalse(value: DocumentValue): boolean {
  return value.kind === 'boolean' && !value.value;
}

function propertyNames(checker: Checker): MakeCheck {
  return (node, { value: wanted }) => {
    const schema = checker.sub(wanted, node, ['propertyNames']);
    return (frame) => {
      if (frame.value.kind !== 'map') return;
      for (const { key, keySpan } of frame.value.members) {
        const sink = new Sink(Math.min(frame.sink.limit, 1));
        const value: DocumentValue = { kind: 'string', text: key, ...keySpan };
        checker.below(frame, schema, { value, token: key, tokens: ['propertyNames'], sink });
        if (sink.isValid) continue;
        const branches = [{ index: 0, errors: sink.errors }];
        const reason = sink.errors[0]?.problem;
        const problem: SchemaProblem = { code: 'propertyNames', key, ...(reason && { reason }) };
        fail(frame, 'propertyNames', problem, { at: keySpan, token: key, branches });
        if (frame.sink.isDone) return;
      }
    };
  };
}

function stringsIn(value: DocumentValue): string[] {
  return value.kind === 'list' ? value.items.flatMap((item) => textOf(item) ?? []) : [];
}

function hasKey(value: DocumentValue, key: string): boolean {
  return value.kind === 'map' && value.members.some((member) => member.key === key);
}

function required(_: SchemaNode, { value: wanted }: DocumentMember): Check {
  const keys = stringsIn(wanted);
  return (frame) => {
    if (frame.value.kind !== 'map') return;
    const there = new Set(frame.value.members.map(({ key }) => key));
    for (const key of keys) {
      if (!there.has(key)) fail(frame, 'required', { code: 'required', key }, { at: openingOf(frame.value) });
    }
  };
}

/** `dependentRequired`, `dependentSchemas`, and `dependencies`, which was both. */
function dependent(keyword: string): (checker: Checker) => MakeCheck {
  return (checker) =>
    (node, { value: wanted }) => {
      if (wanted.kind !== 'map') return undefined;
      const rules = wanted.members.map(({ key, value }) => {
        const isList = value.kind === 'list';
        // In draft 3 one text would do, as some still write it.
        const schema = isList ? undefined : checker.sub(value, node, [keyword, key]);
        return { key, missing: stringsIn(value), schema };
      });
      return (frame) => {
        for (const { key, missing, schema } of rules) {
          if (!hasKey(frame.value, key)) continue;
          if (schema) checker.within(frame, schema, { tokens: [keyword, key], seen: frame.seen });
          for (const name of missing) {
            if (hasKey(frame.value, name)) continue;
            const at = openingOf(frame.value);
            fail(frame, keyword, { code: 'dependentRequired', key, missing: name }, { at });
          }
          if (frame.sink.isDone) return;
        }
      };
    };
}

/** The keywords about maps. */
export const objectChecks: Readonly<Record<string, (checker: Checker) => MakeCheck>> = {
  required: () => required,
  properties,
  patternProperties,
  additionalProperties,
  propertyNames,
  dependentRequired: dependent('dependentRequired'),
  dependentSchemas: dependent('dependentSchemas'),
  dependencies: dependent('dependencies'),
  unevaluatedProperties,
};
