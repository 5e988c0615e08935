import { documentWords } from '../../../i18n/documents/zh-cn';
import { indentNames } from '../../../i18n/indent/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { schemaWords } from '../../../i18n/json-schema/zh-cn';
import { jsonTreeWords } from '../../../i18n/json-tree/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/zh-cn';
import type { CheckFault } from '../../../lib/json-schema/check-text';
import type { PlacedError } from '../../../lib/json-schema/placed';
import type { FormattedYaml, FormatYamlFault } from '../../../lib/yaml/format-yaml';
import type { ScalarContent } from '../../../lib/yaml/resolve-scalar';

const { count: number } = numbersOf('zh-cn');

/** 标量的含义。 */
function said(content: ScalarContent): string {
  switch (content.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return `布尔值 ${content.value}`;
    case 'number':
      return `数字 ${content.source}`;
    case 'date':
      return '日期';
    case 'string':
      return '文本';
  }
}

export const words = {
  documents: documentWords,
  yaml: yamlWords,
  jsonSchema: schemaWords,
  input: '输入',
  result: '结果',
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    indent: { label: '缩进', values: indentNames('不缩进') },
    sortKeys: yamlWords.outputOptions.sortKeys,
    quotes: {
      label: '引号',
      values: { keep: '原样保留', double: '双引号', single: '单引号' },
      hints: { single: '含转义的文本仍用双引号；没有引号的文本不变。', double: '没有引号的文本不变。' },
    },
    lineWidth: { label: '长文本', values: { '80': '在 80 列处折行', none: '不折行' } },
    version: yamlWords.inputOptions.version,
    strict: yamlWords.inputOptions.strict,
  },
  samples: {
    documents: '注释、锚点与多个文档',
    deployment: 'Kubernetes',
    traps: 'YAML 1.1 的陷阱',
  },
  sampleComment: '默认设置',
  sampleRelease: '每次提交',
  toJson: '转 JSON',
  schema: 'JSON Schema',
  chooseSchema: '选择文件',
  replaceSchema: '更换',
  ofSchema: (name: string, message: string) => `${name}：${message}`,
  schemaNoText: (name: string) => `${name} 不是文本，不能作为 JSON Schema。`,
  removeSchema: '移除 JSON Schema',
  /** 模式的故障，或数据本身读不下去。 */
  schemaFault: (fault: CheckFault): string => {
    switch (fault.code) {
      case 'no-data':
        return '没有可校验的内容。';
      case 'schema-unreadable':
      case 'schema-not-one':
      case 'faulty-schema':
        return `JSON Schema：${schemaWords.fault(fault)}`;
      default:
        return schemaWords.reading(fault);
    }
  },
  schemaError: ({ pointer, problem }: PlacedError): string =>
    pointer === '' ? schemaWords.problem(problem) : `${pointer}：${schemaWords.problem(problem)}`,
  moreErrors: (n: number) => `另有 ${number(n)} 处不符合 JSON Schema。`,
  fits: '符合 JSON Schema',
  misfits: (n: number) => `${number(n)} 处不符合 JSON Schema`,
  view: '视图',
  text: '文本',
  tree: '树形',
  ...jsonTreeWords,
  count: (n: number) => `${number(n)} 个文档`,
  fault: (fault: FormatYamlFault): string =>
    fault.code === 'not-formatted'
      ? '无法在不改变内容的情况下格式化这段 YAML，因此不给出结果。'
      : yamlWords.fault(fault),
  note: (note: FormattedYaml['notes'][number]): string => {
    switch (note.code) {
      case 'trap':
        return `${note.source} 在 YAML 1.2 中是${said(note.current)}，在 1.1 中是${said(note.old)}；若要处处一致，请加引号或换一种写法。`;
      case 'single-letters':
        return `${note.source} 在 YAML 1.2 以及多数 1.1 解析器（PyYAML、Ruby、SnakeYAML）中是文本，但 go-yaml 2 等严格遵循 1.1 的解析器会读成布尔值${note.count > 1 ? `（此类 y 和 n 共 ${number(note.count)} 处）` : ''}。加上引号，各处都是文本。`;
      case 'repeated-collection':
        return `键 ${note.key} 重复。标准不允许重复；两者均已保留。`;
      case 'not-sorted':
        return `第 ${number(note.number)} 个文档未排序：否则别名会出现在其锚点之前。`;
      case 'tolerated':
        return note.problem === 'long-key'
          ? '键超过 1024 个字符，已按标准写在「?」之后。'
          : yamlWords.tolerated(note.problem, note.count);
      default:
        return documentWords.note(note);
    }
  },
};
