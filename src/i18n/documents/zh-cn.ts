import { numbersOf } from '../words';
import { jsonWords } from '../json/zh-cn';
import type { DocumentFault } from '../../lib/document/document-fault';
import { pathText, type DocumentNote } from '../../lib/document/note';

const { count } = numbersOf('zh-cn');

/** 说明开头的路径；根没有路径。 */
function at({ path = [] }: DocumentNote): string {
  return path.length === 0 ? '' : `${pathText(path)}：`;
}

function note(note: DocumentNote): string {
  switch (note.code) {
    case 'read-as-json5':
      return '已按 JSON5 读取。';
    case 'read-as-lines':
      return jsonWords.readAsLines(note.count);
    case 'duplicate-key': {
      const where = note.place ? `，位于第 ${note.place.line} 行，第 ${note.place.column} 列` : '';
      return `键「${note.key}」重复${where}；以最后一个值为准。`;
    }
    case 'null-left-out':
      return `${at(note)}null 已省去。`;
    case 'null-as-text':
      return `${at(note)}null 已写成 ""。`;
    case 'comments-dropped':
      return `省去了 ${count(note.count)} 处注释。`;
    case 'not-finite':
      return `${at(note)}JSON 没有 ${note.source}，已写成${note.as === 'null' ? ' null' : '字符串'}。`;
    case 'large-integer':
      return note.as === 'text'
        ? `${at(note)}整数 ${note.source} 过大，已写成字符串。`
        : `${at(note)}整数 ${note.source} 超出 64 位，许多程序无法精确读取。`;
    case 'complex-key':
      return `${at(note)}作为键的映射或列表已写成 JSON 文本 ${note.text}。`;
    case 'unknown-tag':
      return `${at(note)}标签 ${note.tag} 未知，只保留了值。`;
    case 'root-wrapped':
      return `TOML 的根只能是表，已放到键「${note.key}」之下。`;
    case 'document-picked':
      return `共有 ${count(note.count)} 个文档，取了第 ${count(note.number)} 个。`;
    case 'indent-limited':
      return jsonWords.indentLimited(note.level);
    case 'lone-surrogate':
      return `${at(note)}半个字符（未配对的代理码元）已写成 U+FFFD。`;
    case 'more-notes':
      return `另有 ${count(note.count)} 条说明。`;
  }
}

/** JSON、YAML、TOML、CSV 互转工具共用的说法。 */
export const documentWords = {
  note,
  fault: (fault: DocumentFault): string =>
    fault.code === 'too-large'
      ? jsonWords.tooLarge(fault.bytes, fault.limit / 2 ** 20)
      : `嵌套过深（上限：${fault.limit} 层）。`,
  place: jsonWords.place,

  input: '输入',
  result: '结果',
  jsonInput: { strict: '严格模式' },
  jsonOutput: {
    indent: {
      label: '缩进',
      values: { '2': '2 个空格', '3': '3 个空格', '4': '4 个空格', tab: 'Tab', '0': '单行' },
    },
    sortKeys: {
      label: '键排序',
      values: {
        source: '不排序',
        codeUnits: 'A→Z（按码元）',
        natural: '自然（a2 先于 a10）',
      },
    },
    largeIntegers: {
      label: '大整数',
      values: { number: '数字', text: '字符串' },
    },
    comments: { label: '注释', values: { false: '移除', true: '保留（JSONC）' } },
  },
  notFinite: { label: 'NaN / Infinity', values: { null: 'null', text: '字符串' } },
  swap: '反向转换',
};
