import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { limitWords } from '../../../i18n/limits/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/zh-cn';
import { xmlJsonWords } from '../../../i18n/xml-json/zh-cn';
import type { XmlDecodeFault } from '../../../lib/xml/decode-xml';
import type { PlacedNote, XmlToJsonFault } from '../../../lib/xml-json/xml-to-json';

const { count } = numbersOf('zh-cn');

export const words = {
  documents: documentWords,
  inputHint: jsonWords.inputHint('XML'),
  options: {
    convention: xmlJsonWords.convention,
    types: {
      label: '类型',
      values: { text: '全部为文本', typed: '数字与布尔值' },
      hints: { typed: '仅当读取后再写出不会改变时才转换：007、1.10 与过长的数字仍为文本。' },
    },
    indent: documentWords.jsonOutput.indent,
    textAsStrings: { label: '纯文本元素写成字符串', hint: '空元素写成空字符串。' },
    arrays: { label: '总为列表', placeholder: 'book, item', hint: '这些元素只出现一次时也写成列表；* 表示所有元素。' },
    stripPrefixes: { label: '去掉命名空间前缀', hint: '命名空间的声明也一并去掉。' },
    trim: '去除文本首尾空白',
  },
  sampleAttributes: '属性',
  sampleBooks: '书目',
  sampleMixed: '混合内容',
  fault: (fault: XmlToJsonFault | XmlDecodeFault): string => {
    switch (fault.code) {
      case 'entity':
        return `${jsonWords.place(fault.line, fault.column)}：实体 ${fault.name}：文档自行定义的实体不会展开。`;
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      case 'unknown-encoding':
      case 'encoding-conflict':
      case 'not-text':
        return xmlWords.decodeFault(fault);
      default:
        return xmlWords.fault(fault);
    }
  },
  note: (note: PlacedNote): string => {
    switch (note.code) {
      case 'default-left-out':
        return `DOCTYPE 为 <${note.name}> 规定了默认属性 ${note.attribute}，它不会出现在 JSON 中（${count(note.times)} 个元素）。`;
      case 'xml':
        return xmlWords.warning(note.warning);
      case 'order-lost':
        return note.name === ''
          ? '根元素前后的内容失去了先后顺序；「按顺序」的约定可保留。'
          : `<${note.name}> 的子节点失去了先后顺序；「按顺序」的约定可保留。`;
      case 'named-as-mark':
        return `元素 <${note.name}> 与此约定的标记同名，读回时会被当作别的内容。`;
      case 'same-name':
        return `元素 <${note.name}> 与同名属性放进了同一个列表。`;
      case 'prefix-kept':
        return `属性 ${note.name} 保留了前缀：去掉后会与另一属性同名。`;
      case 'attributes-as-members':
        return `${count(note.times)} 个属性写成了与元素一样的成员。`;
      case 'comments-left-out':
        return `省去了 ${count(note.times)} 处注释。`;
      case 'instructions-left-out':
        return `省去了 ${count(note.times)} 条处理指令。`;
      case 'doctype-left-out':
        return '省去了 DOCTYPE。';
      case 'declaration-left-out':
        return '省去了 XML 声明。';
      case 'namespaces-left-out':
        return `省去了 ${count(note.times)} 处命名空间声明。`;
      default:
        return documentWords.note(note);
    }
  },
};
