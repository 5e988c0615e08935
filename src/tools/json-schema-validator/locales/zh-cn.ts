import { documentWords } from '../../../i18n/documents/zh-cn';
import { schemaWords } from '../../../i18n/json-schema/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { CheckFault } from '../../../lib/json-schema/check-text';
import type { Draft } from '../../../lib/json-schema/draft';
import { shorten } from '../../../lib/shorten';
import type { SampleFault } from '../make-samples';
import type { TooSlowFault } from '../operations';

const { count: number } = numbersOf('zh-cn');

const DRAFTS = { '4': '4', '6': '6', '7': '7', '2019-09': '2019-09', '2020-12': '2020-12' };

function slowPattern(pattern: string): string {
  return `正则表达式「${shorten(pattern)}」耗时过长，已停止。`;
}

function fault(f: CheckFault | TooSlowFault | SampleFault): string {
  switch (f.code) {
    case 'no-data':
      return '这里没有数据。';
    case 'pattern-too-slow':
      return f.found
        ? schemaWords.placed({ schema: f.found }, slowPattern(f.found.pattern))
        : `${number(f.limit / 1000)} 秒内没有算完，已停止。`;
    case 'no-sample':
      return `试了 ${number(f.tries)} 次也没有造出符合此模式的数据；模式可能不允许任何值。`;
    case 'sample-too-large':
      return f.excess
        ? `${f.excess.keyword} 要求 ${number(f.excess.asked)} 个，最多只造 ${number(f.limit)} 个。`
        : `此模式要求的值超过 ${number(f.limit)} 个，造不了这么多。`;
    case 'schema-unreadable':
    case 'schema-not-one':
    case 'faulty-schema':
      return schemaWords.fault(f);
    default:
      return schemaWords.reading(f);
  }
}

const draft = {
  label: '草案',
  hint: '没有 $schema 时为 2020-12；选定的草案优先于 $schema。',
  values: { schema: '依照 $schema', ...DRAFTS },
};

export const words = {
  tabs: '工具',
  validate: '校验',
  generate: '生成模式',
  sample: '示例数据',
  documents: documentWords,
  jsonSchema: schemaWords,
  schema: '模式',
  schemaHint: '粘贴 JSON 或 YAML 的 JSON Schema，或把文件拖进来',
  data: '数据',
  dataHint: '粘贴 JSON、JSON Lines 或 YAML，或把文件拖进来',
  samples: '样本',
  samplesHint: '粘贴一个或多个样本：JSON、每行一个 JSON，或 YAML 文档',
  part: '文档中的模式',
  whole: '整个文档',
  further: '其他模式文件',
  addFurther: '添加 $ref 引用的文件',
  removeFurther: (name: string) => `移除 ${name}`,
  empty: '请填写模式与数据。',
  validateOptions: {
    draft,
    formats: { label: '检查格式', hint: '关闭时，format 只作说明，2019-09 及以后的草案默认如此。' },
  },
  generateOptions: {
    draft: { label: '草案', values: DRAFTS },
    required: { label: '必需', hint: '每个样本都有的成员写入 required。' },
    closed: { label: '不许其他成员', hint: '写入 additionalProperties: false。' },
    enums: { label: '识别枚举', hint: '少数几个反复出现的文本写成 enum。' },
    noticed: { label: '识别格式', hint: '日期时间、邮箱、URI 与 UUID。' },
    examples: { label: '保留示例', hint: '草案 4 没有 examples。' },
  },
  sampleOptions: {
    draft,
    requiredOnly: { label: '只含必需成员' },
    seed: { label: '种子', hint: '同一个种子总是给出同样的数据。' },
    count: { label: '数量' },
  },
  valid: '符合模式',
  invalid: (n: number) => `${number(n)} 处不符合`,
  draftName: (name: Draft) => `草案 ${name}`,
  errors: '不符合之处',
  flaws: '模式的错误',
  column: {
    document: '文档',
    line: '行',
    column: '列',
    path: '路径',
    message: '说明',
    keyword: '关键字',
    schema: '模式中的位置',
  },
  root: '（根）',
  copyPaths: '复制路径',
  copyPath: (pointer: string) => `复制 ${shorten(pointer)}`,
  branches: (n: number) => `${number(n)} 个分支`,
  otherBranches: (n: number) => `其余 ${number(n)} 个分支`,
  unused: (message: string) => `没有被引用的文件有错误：${message}`,
  moreErrors: (n: number) => `另有 ${number(n)} 处未列出。`,
  swapped: '数据看起来是模式，而模式看起来是数据。',
  swap: '对调',
  place: documentWords.place,
  colon: '：',
  at: (pointer: string, message: string) => (pointer === '' ? message : `${pointer}：${message}`),
  dataNote: schemaWords.sourceNote,
  slowPattern,
  fault,
};
