import { numbersOf } from '../words';
import { documentWords } from '../documents/zh-cn';
import type { DocumentFault } from '../../lib/document/document-fault';
import { hexDigits } from '../../lib/yaml/yaml-fault';
import type { YamlFault } from '../../lib/yaml/yaml-fault';

const { count: number } = numbersOf('zh-cn');

function reason(fault: YamlFault): string {
  switch (fault.code) {
    case 'tab-indent':
      return 'YAML 不能用制表符缩进。';
    case 'bad-indent':
      return '缩进与上文不符。';
    case 'nested-on-line':
      return '同一行又出现「:」，请给文本加引号，或另起一行。';
    case 'block-after-marker':
      return '映射或列表不能写在「---」的同一行。';
    case 'block-in-flow':
      return '括号内缺少逗号，或出现了以「-」开头的列表。';
    case 'block-leading-lines':
      return '文本块开头的空行比首行缩进更深。';
    case 'missing-colon':
      return '键之后缺少「:」。';
    case 'missing-comma':
      return '缺少逗号。';
    case 'missing-dash':
      return '列表项缺少「-」。';
    case 'space-after-colon':
      return '「:」之后缺少空格。';
    case 'space-after-property':
      return '标签或锚点之后缺少空格。';
    case 'space-before-comment':
      return '「#」之前缺少空格。';
    case 'line-after-property':
      return '列表的标签或锚点之后应换行。';
    case 'multiline-key':
      return '键必须写在一行内。';
    case 'long-key':
      return '键超过 1024 个字符。';
    case 'several-anchors':
      return '一个值只能有一个锚点。';
    case 'several-tags':
      return '一个值只能有一个标签。';
    case 'property-place':
      return '标签与锚点应写在「-」「?」「:」之后。';
    case 'empty-name':
      return '「&」或「*」之后缺少名称。';
    case 'alias-property':
      return '别名不能带标签或锚点。';
    case 'directive-without-document':
      return '指令之后应有「---」。';
    case 'repeated-directive':
      return '指令重复。';
    case 'merge-source':
      return '「<<」只能合并映射。';
    case 'too-many-aliases':
      return '别名使文档展开后过大（可能是资源耗尽攻击）。';
    case 'unreadable':
      return '此处无法读取。';
    case 'unclosed-quote':
      return `缺少结尾的 ${fault.quote}。`;
    case 'unclosed':
      return `缺少结尾的「${fault.close}」。`;
    case 'bad-escape':
      return hexDigits(fault.found) === 0
        ? `无效的转义「${fault.found}」。`
        : `转义「${fault.found}」需要 ${hexDigits(fault.found)} 位十六进制数字。`;
    case 'bad-start':
      return `文本不能以「${fault.found}」开头，请加引号。`;
    case 'bad-block-header':
      return `「|」或「>」之后不能有「${fault.found}」。`;
    case 'unexpected':
      return fault.found === '' ? '文本在此处过早结束。' : `此处不应出现「${fault.found}」。`;
    case 'bad-directive':
      return `无效的指令「${fault.found}」。`;
    case 'bad-tag':
      return `标签「${fault.tag}」无效，或其前缀未声明。`;
    case 'value-for-tag':
      return `值与标签 ${fault.tag} 不符。`;
    case 'repeated-key':
      return `键「${fault.key}」重复。`;
    case 'alias-without-anchor':
      return `别名 *${fault.name} 没有对应的锚点。`;
    case 'recursive-alias':
      return `别名 *${fault.name} 位于自身的锚点之内。`;
    case 'forbidden-character':
      return `不允许出现字符 U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')}。`;
  }
}

function tolerated(problem: YamlFault['code'], count: number): string {
  const times = count > 1 ? `（共 ${number(count)} 处）` : '';
  switch (problem) {
    case 'bad-indent':
      return `括号的结尾应比所在的键缩进更深，标准不允许，已照读${times}。`;
    case 'space-before-comment':
      return `「#」之前缺少空格，标准不允许，已按注释读取${times}。`;
    case 'multiline-key':
      return `键跨越多行，标准不允许，已照读${times}。`;
    default:
      return `键超过 1024 个字符，标准不允许，已照读${times}。`;
  }
}

/** 读写 YAML 的各工具共用的说法。 */
export const yamlWords = {
  fault: (fault: YamlFault | DocumentFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep'
      ? documentWords.fault(fault)
      : `${documentWords.place(fault.line, fault.column)}：${reason(fault)}`,
  /** 标准不允许，但只有一种读法的地方。 */
  tolerated,

  yamlInput: 'YAML',
  inputOptions: {
    version: {
      label: 'YAML 版本',
      values: { auto: '自动', '1.2': '1.2', '1.1': '1.1' },
      hints: {
        auto: '1.1 中 yes、on、017、1:30 也是布尔值与数字。自动：1.2，除非文档声明 %YAML 1.1。',
        '1.1': '1.1 中 yes、on、017、1:30 也是布尔值与数字。自动：1.2，除非文档声明 %YAML 1.1。',
      },
    },
    mergeKeys: '合并键 <<',
    cloudFormation: {
      label: 'CloudFormation 短标签',
      hint: '把 !Ref x 读作 {"Ref": "x"}，把 !GetAtt a.b 读作 {"Fn::GetAtt": ["a", "b"]}。',
    },
    strict: '严格模式',
  },
  outputOptions: {
    indent: { label: '缩进', values: { '2': '2', '4': '4' } },
    indentLists: { label: '列表缩进', hint: '键之下的列表再缩进一级。' },
    fold: { label: '长文本', values: { false: '不折行', true: '80 列折行' } },
    quotes: {
      label: '引号',
      values: { needed: '仅在需要时', double: '双引号', single: '单引号' },
    },
    safeFor11: { label: '兼容 YAML 1.1', hint: 'YAML 1.1 会读作其他类型的文本（如 no、1:30、日期）加引号。' },
    sortKeys: documentWords.jsonOutput.sortKeys,
    documentStart: '以 --- 开头',
    nulls: { label: '空值', values: { null: 'null', '~': '~', empty: '留空' } },
  },
};
