import { columnWords } from '../../../i18n/columns/zh-cn';
import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { formatBytes, numbersOf } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/zh-cn';
import { FILE_ENCODING_NAMES, type FileEncoding } from '../../../lib/file-encodings';
import { shorten } from '../../../lib/shorten';
import type { ColumnType } from '../cells';
import type { TableFault } from '../faults';
import { DIALECT_NAMES, FORMAT_NAMES, encodingNames } from '../format-names';
import type { TableNote } from '../report';

const { count } = numbersOf('zh-cn');

const q = (text: string) => `「${shorten(text)}」`;
const DELIMITERS = { ',': '逗号 ,', ';': '分号 ;', '\t': '制表符', '|': '竖线 |' };
const NO_TABLE = {
  markdown: '这段 Markdown 里没有表格。',
  html: '这段 HTML 里没有表格。',
  sql: '没有 INSERT … VALUES 语句。',
};
const TYPES: Record<ColumnType, string> = {
  text: '文本',
  integer: '整数',
  decimal: '小数',
  boolean: '布尔',
  date: '日期',
  json: 'JSON',
  mixed: '混合',
  empty: '空',
};

function at(fault: TableFault): string {
  return 'line' in fault && 'column' in fault && typeof fault.column === 'number'
    ? `${jsonWords.place(fault.line, fault.column)}：`
    : '';
}

function fault(fault: TableFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  if (fault.code === 'no-table') return NO_TABLE[fault.format];
  if ('format' in fault) return fault.format === 'yaml' ? yamlWords.fault(fault) : jsonWords.fault(fault);
  return at(fault) + reason(fault);
}

function reason(fault: Exclude<TableFault, { readonly format: string }>): string {
  switch (fault.code) {
    case 'unreadable':
      return '无法读取这个文件。';
    case 'not-text':
      return '这个文件不是文本，也不是 Excel 工作簿。';
    case 'wrong-encoding':
      return `第 ${count(fault.line)} 行：文件不是有效的 ${FILE_ENCODING_NAMES[fault.encoding]} 文本，第 ${count(fault.at + 1)} 个字节不符。`;
    case 'too-many-cells':
      return `单元格过多：${count(fault.rows)} 行 × ${count(fault.columns)} 列。`;
    case 'csv-ragged':
      return `有 ${count(fault.cells)} 个单元格，而表头有 ${count(fault.header)} 个。`;
    case 'csv-after-quote':
      return '闭合的引号后只能是分隔符或换行。';
    case 'csv-open-quote':
      return '此处的引号没有闭合。';
    case 'csv-stray-quote':
      return '未加引号的单元格里不能有引号。';
    case 'csv-bare-break':
      return '按 RFC 4180，每行应以 CRLF 结束。';
    case 'no-delimiter':
      return '请输入分隔符。';
    case 'encrypted':
      return '这个工作簿已加密，请先在 Excel 中取消密码。';
    case 'old-excel':
      return '这是旧的 Excel 格式，请另存为 .xlsx。';
    case 'binary-workbook':
      return '这是二进制工作簿（.xlsb），请另存为 .xlsx。';
    case 'no-workbook':
      return '这个文件不是 Excel 工作簿（.xlsx）。';
    case 'no-sheet':
      return '工作簿里没有可读的工作表。';
    case 'bad-range':
      return '无法识别的区域，应形如 B2:D10 或 B:D。';
    case 'zip-damaged':
      return fault.part === undefined ? '文件已损坏。' : `文件已损坏：${fault.part} 无法解压。`;
    case 'zip-bomb':
      return `压缩比达 ${count(Math.round(fault.ratio))} 倍，可能是压缩炸弹，未打开。`;
    case 'bad-xml':
      return `工作簿中的 ${fault.part} 第 ${count(fault.line)} 行不是有效的 XML。`;
    case 'sheet-not-found':
      return `没有名为${q(fault.name)}的工作表。`;
    case 'sql-expected':
      return `此处应为 ${fault.expected.join('、')}${fault.found === '' ? '，但文本已结束' : `，而不是${q(fault.found)}`}。`;
    case 'sql-unclosed':
      return '引号或注释没有闭合。';
    case 'sql-not-a-value':
      return '这里只能是值：文本、数字、NULL、TRUE 或 FALSE。';
    case 'sql-count':
      return `有 ${count(fault.values)} 个值，而列有 ${count(fault.columns)} 个。`;
    case 'table-not-found':
      return `没有第 ${count(fault.table)} 个表格，一共 ${count(fault.tables)} 个。`;
    case 'bad-path':
      return '无法识别的路径，应形如 data.items 或 a[0]["x y"]。';
    case 'path-not-found':
      return `此处没有${q(fault.part)}。`;
    case 'not-a-list':
      return '这里不是记录的列表。';
    case 'xlsx-rows':
      return `共 ${count(fault.count)} 行，Excel 工作表最多 ${count(fault.limit)} 行。`;
    case 'xlsx-columns':
      return `共 ${count(fault.count)} 列，Excel 工作表最多 ${count(fault.limit)} 列。`;
    case 'xlsx-cell':
      return `单元格 ${fault.cell} 有 ${count(fault.length)} 个字符，Excel 最多 ${count(fault.limit)} 个。`;
    case 'markdown-too-large':
    case 'html-too-large':
    case 'yaml-too-large':
      return `结果太大，这种格式最多 ${formatBytes('zh-cn', fault.limit)}。`;
    case 'zero-character':
      return `第 ${count(fault.row)} 行${q(fault.column)}列含有 NUL 字符，这种数据库无法保存。`;
  }
}

function note(note: TableNote): string {
  switch (note.code) {
    case 'ragged': {
      const where = note.line === undefined ? `第 ${count(note.row)} 行数据` : `第 ${count(note.line)} 行`;
      return `${where}有 ${count(note.cells)} 个单元格，表头有 ${count(note.header)} 个。`;
    }
    case 'after-quote':
      return `第 ${count(note.line)} 行：闭合的引号后还有文字。`;
    case 'open-quote':
      return `第 ${count(note.line)} 行的引号一直没有闭合。`;
    case 'stray-quote':
      return `第 ${count(note.line)} 行：未加引号的单元格里有引号，已照原样保留。`;
    case 'blank-lines':
      return `跳过了 ${count(note.count)} 个空行。`;
    case 'comments':
      return `跳过了 ${count(note.count)} 行注释。`;
    case 'nul':
      return `第 ${count(note.line)} 行含有 NUL 字符。`;
    case 'renamed':
      return note.wanted === ''
        ? `第 ${count(note.column)} 列没有名称，已命名为${q(note.name)}。`
        : `又一列也叫${q(note.wanted)}，已改名为${q(note.name)}。`;
    case 'formula-without-value':
      return `${note.cell} 的公式没有保存结果，留空。`;
    case 'day-that-never-was':
      return `${note.cell} 是 1900-02-29：Excel 有这一天，日历上没有。`;
    case 'error-value':
      return `${note.cell} 是错误值 ${note.value}，作为文本保留。`;
    case 'sheet-empty':
      return `工作表${q(note.sheet)}是空的。`;
    case 'duplicate-key':
      return `重复的键${q(note.key)}${note.line === undefined ? '' : `（第 ${count(note.line)} 行）`}，以最后一个值为准。`;
    case 'flattened':
      return `${count(note.count)} 列来自嵌套的值，列名为其路径。`;
    case 'not-rows':
      return `第 ${count(note.line)} 行不属于 INSERT 语句，已跳过。`;
    case 'sql-expression':
      return `第 ${count(note.line)} 行：需要计算的值保留为 SQL 文本 ${shorten(note.text)}。`;
    case 'envelope':
      return `${note.path} 处的列表有 ${count(note.rows)} 条记录。`;
    case 'formulas':
      return note.isGuarded
        ? `${count(note.count)} 个单元格像公式一样开头，前面已加上撇号。`
        : `${count(note.count)} 个单元格像公式一样开头，电子表格可能会执行它们。`;
    case 'lone-surrogates':
      return `${count(note.count)} 处残缺的字符无法写入文件，已换成 U+FFFD。`;
    case 'control-characters':
      return `${count(note.count)} 个控制字符无法按原样写入这种格式。`;
    case 'leading-spaces':
      return `${count(note.count)} 个单元格首尾的空格在这种格式里可能丢失。`;
    case 'line-breaks':
      return `${count(note.count)} 个单元格里的换行写成了 <br>。`;
  }
}

export const words = {
  documents: documentWords,
  ...columnWords,
  input: '输入',
  result: '结果',
  inputHint: '粘贴表格、CSV、JSON、SQL……，或把文件拖放到这里',
  options: {
    from: { label: '来源', values: { ...FORMAT_NAMES, auto: '自动识别', csv: 'CSV、TSV' } },
    to: { label: '转为', values: FORMAT_NAMES },
    delimiter: { label: '分隔符', values: { auto: '自动识别', ...DELIMITERS, other: '其他' } },
    otherDelimiter: { label: '其他分隔符', placeholder: '一个字符' },
    quote: { label: '引号', values: { '"': '双引号', "'": '单引号' } },
    comment: { label: '注释前缀', placeholder: '如 #' },
    header: '首行为表头',
    strict: { label: '严格模式', hint: '严格按 RFC 4180 读取，不合规即报错' },
    encoding: { label: '编码', values: encodingNames('自动识别') },
    headerRow: '表头所在行（区域内）',
    hiddenSheets: '含隐藏的工作表',
    merged: '合并单元格逐格重复',
    types: {
      label: '类型',
      values: { text: '保持文本', detected: '识别数字等' },
      hints: { detected: '仅当写回后一字不差时，才转为数字、布尔值和 null；007 仍是文本' },
    },
    empty: { label: '空单元格', values: { text: '空文本', null: 'null' } },
    trim: '去掉首尾空格',
    toDelimiter: { label: '输出分隔符', values: DELIMITERS },
    quotes: { label: '加引号', values: { needed: '需要时', always: '总是' } },
    lineEnd: { label: '换行符', values: { lf: 'LF', crlf: 'CRLF' } },
    bom: '下载时加 UTF-8 BOM',
    guard: '防止公式执行',
    jsonShape: { label: '记录', values: { objects: '对象', arrays: '数组' } },
    jsonIndent: {
      label: '缩进',
      values: { compact: '不换行', rows: '每条记录一行', '2': '2 个空格', '4': '4 个空格', tab: '制表符' },
    },
    sqlTable: { label: '表名', placeholder: 'data' },
    sqlDialect: { label: '方言', values: { standard: '标准 SQL', ...DIALECT_NAMES } },
    sqlRows: '每条语句的行数',
    sqlCreate: '加上 CREATE TABLE',
    aligned: '对齐各列',
    htmlHead: '表头放入 <thead>',
    htmlEscape: { label: '转义 HTML', hint: '关闭后，单元格的内容当作 HTML 标记' },
  },
  reading: '读取',
  cells: '单元格',
  writing: '输出',
  samples: {
    records: '带引号的 CSV',
    semicolons: '分号与小数逗号',
    json: 'JSON 列表',
    sql: 'INSERT 语句',
    markdown: 'Markdown 表格',
    html: '有合并单元格的 HTML',
  },

  sheet: '工作表',
  hiddenSheet: (name: string) => `${name}（隐藏）`,
  range: '区域',
  rangeHint: '如 B2:D10',
  whichTable: '表格',
  tableNumber: (n: number, name: string) => (name === '' ? `表格 ${count(n)}` : `${count(n)}：${name}`),
  path: '记录位置',
  pathHint: '如 data.items',
  excel: 'Excel 预设',
  excelHint: '换行符 CRLF、UTF-8 BOM、防止公式执行，分隔符随所在地区',

  grid: '表格预览',
  rows: (n: number) => `${count(n)} 行`,
  rowsOf: (n: number, all: number) => `${count(n)} / ${count(all)} 行`,
  columnCount: (n: number) => `${count(n)} 列`,
  firstColumns: (n: number) => `网格只显示前 ${count(n)} 列；结果包含全部列。`,
  delimiterFact: (name: string) => `分隔符：${name}`,
  declared: '由 sep= 行指定',
  tab: '制表符',
  space: '空格',
  mixedEnds: '混合换行',
  withHeader: '首行为表头',
  withoutHeader: '无表头',
  noRows: '没有数据行',
  noColumns: '没有列',
  noCells: '没有单元格',
  types: TYPES,
  emptyIn: (n: number) => `${count(n)} 个空`,
  emptyCell: '空',
  nullCell: 'NULL',
  absentCell: '缺失',
  sortBy: (name: string) => `按「${name}」排序`,
  filterBy: (name: string) => `筛选「${name}」`,
  filters: (n: number) => (n === 0 ? '筛选' : `筛选（${count(n)}）`),
  filterList: '筛选条件',
  filterColumn: '列',
  anyColumn: '任意列',
  filterKind: '条件',
  filterText: '文字',
  filterKinds: {
    contains: '包含',
    lacks: '不包含',
    equals: '等于',
    differs: '不等于',
    empty: '为空',
    filled: '非空',
  },
  addFilter: '添加条件',
  removeFilter: (n: number) => `删除第 ${count(n)} 个条件`,
  clearFilters: '清除筛选',
  copyTable: '复制到电子表格',

  pasted: '粘贴的内容作为 HTML 表格读取，换行和合并单元格都在。',
  usePlain: '改用纯文本',
  otherEncodings: '也可能是以下编码：',
  readAs: (encoding: FileEncoding) => `按 ${FILE_ENCODING_NAMES[encoding]} 读取`,
  useEnvelope: '用作数据行',
  useGuard: '防止执行',
  place: (line: number) => `第 ${line} 行`,
  moreNotes: (n: number) => `另有 ${count(n)} 条提示。`,
  workbookReady: '工作簿已就绪',
  workbookHint: '下方的网格就是其中的内容。',
  fault,
  note,
};
