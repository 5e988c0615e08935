import type { SchemaProblem, TypeName } from '../../../lib/json-schema/schema-error';
import { shorten } from '../../../lib/shorten';
import type { Numbers } from '../../words';

export const TYPES: Readonly<Record<TypeName, string>> = {
  string: '字符串',
  number: '数字',
  integer: '整数',
  object: '对象',
  array: '数组',
  boolean: '布尔值',
  null: 'null',
};

/** 键与值可能很长。 */
export const q = (text: string) => `「${shorten(text)}」`;

function typeName(name: string): string {
  return new Map(Object.entries(TYPES)).get(name) ?? q(name);
}

/** 某个值有何不妥。数字的写法由调用者给出：页面自有，worker 另作。 */
export function problemIn({ count: number }: Numbers): (problem: SchemaProblem) => string {
  function problem(p: SchemaProblem): string {
    switch (p.code) {
      case 'type':
        return `应为${p.expected.map(typeName).join('或')}，而不是${TYPES[p.found]}。`;
      case 'enum':
        if (p.count === 0) return '此处不允许任何值：enum 是空的。';
        return `不在允许的值之中：${p.allowed.join('、')}${p.count > p.allowed.length ? ` 等 ${number(p.count)} 个` : ''}。`;
      case 'const':
        return `只能是 ${p.expected}。`;
      case 'multipleOf':
        return `${p.found} 不是 ${p.limit} 的倍数。`;
      case 'minimum':
        return `${p.found} 小于最小值 ${p.limit}。`;
      case 'maximum':
        return `${p.found} 大于最大值 ${p.limit}。`;
      case 'exclusiveMinimum':
        return `${p.found} 应大于 ${p.limit}。`;
      case 'exclusiveMaximum':
        return `${p.found} 应小于 ${p.limit}。`;
      case 'minLength':
        return `太短：有 ${number(p.found)} 个字符，至少要 ${p.limit} 个。`;
      case 'maxLength':
        return `太长：有 ${number(p.found)} 个字符，最多 ${p.limit} 个。`;
      case 'minItems':
        return `元素太少：有 ${number(p.found)} 个，至少要 ${p.limit} 个。`;
      case 'maxItems':
        return `元素太多：有 ${number(p.found)} 个，最多 ${p.limit} 个。`;
      case 'minProperties':
        return `成员太少：有 ${number(p.found)} 个，至少要 ${p.limit} 个。`;
      case 'maxProperties':
        return `成员太多：有 ${number(p.found)} 个，最多 ${p.limit} 个。`;
      case 'minContains':
        return `符合 contains 的元素太少：有 ${number(p.found)} 个，至少要 ${p.limit} 个。`;
      case 'maxContains':
        return `符合 contains 的元素太多：有 ${number(p.found)} 个，最多 ${p.limit} 个。`;
      case 'pattern':
        return `与正则表达式${q(p.pattern)}不匹配。`;
      case 'format':
        return `不符合格式 ${p.format}。`;
      case 'uniqueItems':
        return `元素不得重复：第 ${number(p.item)} 项与第 ${number(p.of)} 项相同（从 0 数起）。`;
      case 'contains':
        return '没有一个元素符合 contains。';
      case 'not':
        return '符合了 not 之中的模式，而这是不允许的。';
      case 'forbidden':
        return '此处不允许有值。';
      case 'required':
        return `缺少${q(p.key)}。`;
      case 'dependentRequired':
        return `有${q(p.key)}就须有${q(p.missing)}，后者缺失。`;
      case 'unwanted':
        return `不允许有${q(p.key)}。`;
      case 'propertyNames':
        return p.reason === undefined || p.reason.code === 'forbidden'
          ? `不允许有键名${q(p.key)}。`
          : `键名${q(p.key)}：${problem(p.reason)}`;
      case 'extraItem':
        return `不允许有第 ${number(p.item)} 项（从 0 数起）。`;
      case 'anyOf':
        return `anyOf 的 ${number(p.count)} 个分支都不符合。`;
      case 'oneOf':
        return `oneOf 的 ${number(p.count)} 个分支都不符合。`;
      case 'severalOf':
        return `oneOf 的 ${number(p.count)} 个分支中有 ${number(p.matches.length)} 个符合，只能有一个。`;
    }
  }
  return problem;
}
