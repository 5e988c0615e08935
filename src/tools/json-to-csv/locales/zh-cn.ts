import { columnWords } from '../../../i18n/columns/zh-cn';
import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { ConvertFault } from '../convert';

const { count } = numbersOf('zh-cn');

export const words = {
  documents: documentWords,
  input: 'JSON',
  result: 'CSV',
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    nested: { label: '嵌套对象', values: { flatten: '展开为 a.b 列', json: 'JSON 文本', omit: '省去' } },
    lists: {
      label: '列表',
      values: { json: 'JSON 文本', join: '以「; 」连接', columns: '分成多列 a.0、a.1', rows: '每个元素一行' },
    },
    delimiter: { label: '分隔符', values: { ',': '逗号 ,', ';': '分号 ;', '\t': '制表符', '|': '竖线 |' } },
    quotes: { label: '引号', values: { needed: '需要时', always: '总是' } },
    lineEnd: { label: '换行符', values: { lf: 'LF', crlf: 'CRLF' } },
    header: '表头行',
    nullAs: { label: 'null 写成', values: { empty: '空', null: 'null' } },
    bom: '下载时带 UTF-8 BOM',
    guard: '防止公式执行',
    ...documentWords.jsonInput,
  },
  samples: {
    records: '记录列表',
    nested: '嵌套数据',
    envelope: '服务器的应答',
    lines: 'JSON Lines',
  },
  view: '视图',
  text: '文本',
  table: '表格',

  path: '记录位置',
  pathHint: '如 data.items',
  excel: 'Excel 预设',
  excelHint: '换行符 CRLF、UTF-8 BOM，分隔符随所在地区',

  ...columnWords,

  copyTsv: '复制为 TSV',
  noRows: '没有数据行',
  noColumns: '没有列',
  rows: (n: number) => `${count(n)} 行数据`,
  columnCount: (n: number) => `${count(n)} 列`,
  firstColumns: (n: number) => `表格只显示前 ${count(n)} 列；文件包含全部列。`,

  fault: (fault: ConvertFault): string => {
    switch (fault.code) {
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      case 'bad-path':
        return '无法识别的路径，应形如 data.items 或 a[0]["x y"]。';
      case 'path-not-found':
        return `此处没有「${fault.part}」。`;
      case 'too-many-cells':
        return `单元格过多：${count(fault.rows)} 行 × ${count(fault.columns)} 列。`;
      default:
        return jsonWords.fault(fault);
    }
  },
  envelope: (path: string, n: number) => `${path} 处的列表有 ${count(n)} 条记录。`,
  useEnvelope: '用作数据行',
  renamed: (wanted: string, name: string) => `又一列也叫「${wanted}」，已改名为「${name}」。`,
  moreRenamed: (n: number) => `另有 ${count(n)} 列已改名。`,
  formulas: (n: number) => `${count(n)} 个单元格像公式一样开头，电子表格可能会执行它们。`,
  guarded: (n: number) => `${count(n)} 个单元格像公式一样开头，前面已加上撇号。`,
  useGuard: '防止执行',
  loneSurrogates: (n: number) => `${count(n)} 处残缺的字符无法写入文件，已换成 U+FFFD。`,
};
