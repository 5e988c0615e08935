import { documentWords } from '../../../i18n/documents/zh-cn';
import { indentNames } from '../../../i18n/indent/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { limitWords } from '../../../i18n/limits/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/zh-cn';
import { xmlJsonWords } from '../../../i18n/xml-json/zh-cn';
import { pathText, type DocumentPath } from '../../../lib/document/note';
import type { JsonToXmlFault, XmlOfJson } from '../../../lib/xml-json/json-to-xml';

const { count } = numbersOf('zh-cn');

const EXPECTED = {
  elements: '此处应为节点的列表（elements）',
  node: '此处应为一个节点',
  type: '节点的 type 应为 element、text、cdata、comment、instruction 或 doctype',
  name: '此节点缺少 name',
  attributes: '此处应为属性的映射',
};

const hex = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** 路径；根没有路径。 */
const at = (path: DocumentPath) => (path.length === 0 ? '' : `${pathText(path)}：`);
const first = (path: DocumentPath, times: number) => {
  const where = pathText(path);
  if (times === 1) return where === '' ? '' : `（${where}）`;
  return where === '' ? `（${count(times)} 处）` : `（${count(times)} 处，首处为 ${where}）`;
};

export const words = {
  documents: documentWords,
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    convention: xmlJsonWords.convention,
    indent: { label: '缩进', values: indentNames('单行') },
    rootName: { label: '根元素', hint: '仅当 JSON 没有唯一的根时使用。' },
    itemName: { label: '列表项', hint: '用于没有名称的列表项：根上的列表，或列表中的列表。' },
    declaration: 'XML 声明',
  },
  sampleAttributes: '属性',
  sampleBooks: '书目',
  sampleRecords: '列表',
  elements: (n: number) => `${count(n)} 个元素`,
  fault: (fault: JsonToXmlFault): string => {
    switch (fault.code) {
      case 'not-in-xml':
        return `${jsonWords.place(fault.line, fault.column)}：XML 1.0 不允许字符 ${hex(fault.codePoint)}。`;
      case 'not-ordered':
        return `${jsonWords.place(fault.line, fault.column)}：${EXPECTED[fault.expected]}。`;
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      default:
        return jsonWords.fault(fault);
    }
  },
  note: (note: XmlOfJson['notes'][number]): string => {
    switch (note.code) {
      case 'renamed':
        return `「${note.from}」不能作为 XML 的名称，已改为「${note.to}」${first(note.path, note.times)}。`;
      case 'displaced':
        return `「${note.from}」变为「${note.to}」：另一个键在 XML 中已用此名称${first(note.path, note.times)}。`;
      case 'undeclaration-left-out':
        return `${at(note.path)}已省略：XML 1.0 不能取消前缀的声明。`;
      case 'null-as-empty':
        return `null 写成了空文本${first(note.path, note.times)}。`;
      case 'list-left-out':
        return `空列表在 XML 中不留痕迹${first(note.path, note.times)}。`;
      case 'list-of-one':
        return `只有一项的列表在 XML 中与单个值无异${first(note.path, note.times)}；读回时可在「总为列表」中写明元素名。`;
      case 'json-as-text':
        return `${at(note.path)}此处只能是文本，映射或列表已写成 JSON 文本。`;
      case 'comment-changed':
        return `${at(note.path)}注释已改动：XML 注释中不能有「--」，末尾也不能是「-」。`;
      case 'instruction-changed':
        return `${at(note.path)}处理指令已改动：其中不能有「?>」，开头也不能是空白。`;
      case 'encoding-changed':
        return `声明写的编码是 ${note.encoding}，结果为 UTF-8。`;
      case 'doctype-left-out':
        return 'DOCTYPE 不合规范，已省去。';
      case 'version-changed':
        return `XML 没有 ${note.found} 版，已写成 1.0。`;
      case 'other-convention':
        return `其中的键像是另一种约定：${xmlJsonWords.convention.values[note.seems]}。`;
      case 'xml':
        return xmlWords.warning(note.warning);
      default:
        return documentWords.note(note);
    }
  },
};
