import { placeWords } from '../../../i18n/places/zh-cn';
import { limitWords } from '../../../i18n/limits/zh-cn';
import { indentNames } from '../../../i18n/indent/zh-cn';
import { numbersOf, formatBytes } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/zh-cn';
import type { FormatFault } from '../format-xml';

const { count } = numbersOf('zh-cn');

export const words = {
  options: {
    mode: { label: '模式', values: { indent: '缩进', minify: '压缩' } },
    indent: { label: '缩进', values: indentNames('不缩进') },
    text: { label: '纯文本元素的文本', values: { asWritten: '原样保留', trimmed: '去除首尾空白' } },
    empty: { label: '空元素', values: { asWritten: '原样保留', short: '<e/>', long: '<e></e>' } },
    attributes: {
      label: '属性',
      values: { oneLine: '写在一行', onePerLine: '标签过长时每行一个' },
    },
    columns: { label: '标签最长', unit: '列' },
    removeComments: '移除注释',
    strict: '严格模式',
  },
  input: '输入',
  result: '结果',
  inputHint: '粘贴 XML，或把文件拖进来',
  samples: {
    pom: 'Maven POM',
    svg: 'SVG',
    soap: 'SOAP',
    dtd: 'DTD 与实体',
  },
  view: '视图',
  text: '文本',
  tree: '树形',

  fault: (fault: FormatFault): string => {
    switch (fault.code) {
      case 'too-large':
        return limitWords.tooLarge(fault.bytes, 50);
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'unknown-encoding':
      case 'encoding-conflict':
      case 'not-text':
        return xmlWords.decodeFault(fault);
      default:
        return xmlWords.fault(fault);
    }
  },
  htmlHint: '这看起来是 HTML。在 XML 中，每个标签都要关闭（例如 <br/>），属性值要有引号，&nbsp; 写成 &#160;。',
  warning: xmlWords.warning,
  moreWarnings: (n: number) => `另有 ${count(n)} 条提醒。`,
  place: placeWords.lineColumn,
  otherEncoding: (encoding: string) =>
    `XML 声明写的编码是 ${encoding}，而复制与下载的结果是 UTF-8；保存之前请修改声明。`,
  indentLimit: limitWords.indentLimited,
  sizes: (before: number, after: number) => {
    const change = before === 0 ? 0 : after / before - 1;
    const percent = count(change, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    });
    return `原为 ${formatBytes('zh-cn', before)}（${percent}）`;
  },
  elements: (n: number) => `${count(n)} 个元素`,
  depth: (n: number) => `深度 ${count(n)}`,

  expandTo: '展开到',
  level: (n: number) => `第 ${n} 层`,
  collapseAll: '全部折叠',
  expandAll: '全部展开',
  chooseLevel: '选择层级',
  selected: '所选节点',
  copyPath: '复制 XPath',
  copySource: '复制源文本',
};
