import type { StructuredFault } from '../../lib/json-schema/read-structured';
import type { PlacedFlaw, PlacedNote } from '../../lib/json-schema/placed';
import type { SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { KeywordShape } from '../../lib/json-schema/check-shape';
import type { PatternProblem } from '../../lib/json-schema/schema-fault';
import type { SchemaProblem, TypeName } from '../../lib/json-schema/schema-error';
import type { YamlNote } from '../../lib/yaml/read-yaml';
import { shorten } from '../../lib/shorten';
import { documentWords } from '../documents/zh-cn';
import { jsonWords } from '../json/zh-cn';
import { numbersOf } from '../words';
import { yamlWords } from '../yaml/zh-cn';

const { count: number } = numbersOf('zh-cn');

const TYPES: Readonly<Record<TypeName, string>> = {
  string: '字符串',
  number: '数字',
  integer: '整数',
  object: '对象',
  array: '数组',
  boolean: '布尔值',
  null: 'null',
};

/** 键与值可能很长。 */
const q = (text: string) => `「${shorten(text)}」`;

function typeName(name: string): string {
  return new Map(Object.entries(TYPES)).get(name) ?? q(name);
}

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

const SHAPES: Readonly<Record<KeywordShape, string>> = {
  any: '任意值',
  anchor: '以字母或下划线开头、不含空格的名称',
  boolean: 'true 或 false',
  count: '不小于 0 的整数',
  dependencies: '对象，其值为模式或名称列表',
  enum: '非空的值列表',
  list: '列表',
  number: '数字',
  pattern: '正则表达式',
  patternMap: '对象，其值为模式',
  positive: '大于 0 的数字',
  reference: '文本',
  schema: '模式',
  schemaMap: '对象，其值为模式',
  schemaOrSchemas: '模式或模式列表',
  schemas: '非空的模式列表',
  string: '文本',
  strings: '名称列表',
  stringsMap: '对象，其值为名称列表',
  switchMap: '对象，其值为 true 或 false',
  type: '类型名称，或不空的类型名称列表',
};

const PATTERNS: Readonly<Record<PatternProblem, string>> = {
  group: '圆括号不成对',
  class: '方括号没有结束',
  repeat: '量词之前没有可重复的内容',
  escape: '有多余或未知的转义（按 Unicode 模式读取）',
  other: '无法读取',
};

function flaw(f: PlacedFlaw): string {
  switch (f.code) {
    case 'unknown-type':
      return `type：没有${q(f.found)}这种类型${f.nearest === undefined ? '。' : `；是 ${f.nearest} 吗？`}`;
    case 'bad-shape': {
      const shape = f.shape === 'schema' ? `模式（对象${f.allowsBoolean ? '、true 或 false' : ''}）` : SHAPES[f.shape];
      const what = f.keyword === '' ? '' : `${f.keyword}${f.token === undefined ? '' : `/${shorten(f.token)}`} `;
      const found = f.found === undefined ? '' : `，而不是${TYPES[f.found]}`;
      return `${what}应为${shape}${found}${f.meant === undefined ? '。' : `；是 {"type": "${f.meant}"} 吗？`}`;
    }
    case 'items-list':
      return '草案 2020-12 中 items 不能是模式列表，请用 prefixItems。';
    case 'repeated':
      return `${f.keyword}：${q(f.found)}重复了。`;
    case 'bad-pattern':
      return `${f.keyword}：${q(f.pattern)}不是正则表达式，${PATTERNS[f.problem]}。`;
    case 'not-here':
      return `${f.keyword}：${q(f.address)}不在这里，请添加它的文件（不会从网络获取）。`;
    case 'no-such-place':
      return `${f.keyword === '' ? '' : `${f.keyword}：`}${q(f.reference)}指向的地方不存在。`;
    case 'endless':
      return '此模式无尽地引用自身。';
    case 'metaschema':
      return `${f.keyword === '' ? '' : `${f.keyword}：`}${problem(f.problem)}`;
  }
}

/** 读取文本时的说明。 */
function sourceNote(n: YamlNote): string {
  return n.code === 'tolerated' ? yamlWords.tolerated(n.problem, n.count) : documentWords.note(n);
}

function note(n: PlacedNote): string {
  switch (n.code) {
    case 'unknown-keyword':
      return `未知的关键字${q(n.keyword)}，不起作用${n.nearest === undefined ? '。' : `；是 ${n.nearest} 吗？`}`;
    case 'other-draft': {
      const instead = n.instead === undefined ? '' : `，这里用 ${n.instead}`;
      return `${n.keyword} 属于草案 ${n.draft}，不属于 ${n.own}${instead}；${n.isObeyed ? '仍照其含义处理' : '不起作用'}。`;
    }
    case 'empty-enum':
      return 'enum 是空的，没有值能符合。';
    case 'api-document':
      return `这是接口描述（${n.kind} ${shorten(n.version)}），不是模式，因此任何数据都符合。${n.example === undefined ? '其中没有命名的模式。' : `其中有 ${number(n.count)} 个模式，例如 #${shorten(n.example)}。`}`;
    case 'draft-chosen':
      return `$schema 写的是草案 ${n.said}；按所选的草案 ${n.taken} 处理。`;
    case 'reading':
      return sourceNote(n.note);
    case 'beside-reference':
      return `$ref 旁边的 ${n.siblings.join('、')} 在此草案中不起作用。`;
    case 'unknown-draft':
      return `未知的 $schema${q(n.address)}，按草案 ${n.taken} 处理。`;
    case 'unknown-format':
      return `未知的格式${q(n.format)}，不作检查。`;
  }
}

/** JSON 的故障自己不说位置。 */
function reading(fault: StructuredFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  return fault.format === 'json' ? jsonWords.fault(fault) : yamlWords.fault(fault);
}

function named(name: string, message: string): string {
  return name === '' ? message : `${name}：${message}`;
}

function placed({ schema: { name, place } }: Pick<PlacedFlaw, 'schema'>, message: string): string {
  return named(name, place ? `第 ${number(place.line)} 行，第 ${number(place.column)} 列：${message}` : message);
}

function fault(f: SchemaSourceFault): string {
  switch (f.code) {
    case 'schema-unreadable':
      return named(f.name, reading(f.reason));
    case 'schema-not-one':
      return named(f.name, f.count === 0 ? '这里没有模式。' : `应为一个模式，这里有 ${number(f.count)} 个值。`);
    case 'faulty-schema': {
      const [first] = f.flaws;
      const more = f.flaws.length - 1;
      return first ? `${placed(first, flaw(first))}${more > 0 ? `另有 ${number(more)} 处错误。` : ''}` : '';
    }
  }
}

/** JSON Schema 校验各处共用的话。 */
export const schemaWords = {
  problem,
  flaw,
  note,
  sourceNote,
  reading,
  placed,
  /** 模式本身的故障，连同文件与位置。 */
  fault,
};
