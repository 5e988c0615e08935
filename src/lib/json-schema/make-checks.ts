import { arrayChecks } from './checks-array';
import { formatCheck } from './checks-format';
import { logicChecks } from './checks-logic';
import { objectChecks } from './checks-object';
import { patternCheck, scalarChecks } from './checks-scalar';
import type { Checker, MakeCheck } from './checker';
import type { Check } from './evaluation';
import { isBefore } from './draft';
import { isObeyed, keywordOf } from './keywords';
import type { SchemaNode } from './schema-node';

/** References first, then what is cheap; what asks whether others have looked comes last. */
function table(checker: Checker, formats: boolean): readonly (readonly [string, MakeCheck])[] {
  const made = (checks: Readonly<Record<string, (checker: Checker) => MakeCheck>>) =>
    Object.entries(checks).map(([keyword, make]) => [keyword, make(checker)] as const);
  const all: (readonly [string, MakeCheck])[] = [
    ...Object.entries(scalarChecks),
    ['pattern', patternCheck(checker)],
    ['format', formatCheck(formats)],
    ...made(logicChecks),
    ...made(arrayChecks),
    ...made(objectChecks),
  ];
  const isLate = ([keyword]: readonly [string, MakeCheck]) => keyword.startsWith('unevaluated');
  return [...all.filter((one) => !isLate(one)), ...all.filter(isLate)];
}

/** Makes the checks of schemas; `formats` tells whether formats must be right. */
export function checkMaker(checker: Checker, formats: boolean): (node: SchemaNode) => readonly Check[] {
  const makers = table(checker, formats);
  return (node) => {
    const { draft, asserts } = node.resource.dialect;
    const isReference = isBefore(draft, '2019-09') && node.members.has('$ref');
    return makers.flatMap(([name, make]) => {
      const member = node.members.get(name);
      const keyword = member && keywordOf(name);
      if (!member || !keyword || !isObeyed(keyword, draft)) return [];
      // Beside `$ref` older drafts see nothing else.
      if ((isReference && name !== '$ref') || (keyword.isAssertion && !asserts)) return [];
      return make(node, member) ?? [];
    });
  };
}
