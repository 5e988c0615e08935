import type { StructuredFault } from '../../lib/document/read-structured';
import type { PlacedFlaw, PlacedNote } from '../../lib/json-schema/placed';
import type { SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { KeywordShape } from '../../lib/json-schema/check-shape';
import type { PatternProblem } from '../../lib/json-schema/schema-fault';
import type { YamlNote } from '../../lib/yaml/read-yaml';
import { shorten } from '../../lib/shorten';
import { documentWords } from '../documents/zh-cn';
import { jsonWords } from '../json/zh-cn';
import { problemIn, q, TYPES } from './problems/zh-cn';
import { numbersOf } from '../words';
import { yamlWords } from '../yaml/zh-cn';

const numbers = numbersOf('zh-cn');
const { count: number } = numbers;
const problem = problemIn(numbers);

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
