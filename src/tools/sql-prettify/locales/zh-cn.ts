import { numbersOf } from '../../../i18n/words';
import { DIALECT_NAMES, type Dialect } from '../dialects';
import type { PrettifyFault } from '../prettify-fault';

const { count } = numbersOf('zh-cn');

const DIALECTS: Record<Dialect, string> = { sql: '标准 SQL', ...DIALECT_NAMES };

const CASES = { upper: '大写', lower: '小写', preserve: '保持原样' };

/** Blanks per level, or a tab. */
const indentName = (n: number | 'tab') => (n === 'tab' ? '制表符' : `${n} 个空格`);

export const words = {
  input: 'SQL',
  inputHint: '粘贴 SQL，或打开文件',
  result: '结果',
  options: {
    dialect: { label: '方言', values: DIALECTS },
    oneLine: { label: '形式', values: { false: '格式化', true: '单行' } },
    keywordCase: { label: '关键字', values: CASES },
    dataTypeCase: { label: '数据类型', values: CASES },
    functionCase: { label: '函数名', values: CASES },
    identifierCase: { label: '标识符', values: CASES },
    indent: { label: '缩进', values: indentName },
    indentStyle: {
      label: '样式',
      values: { standard: '标准', tabularLeft: '列对齐（左）', tabularRight: '列对齐（右）' },
    },
    logicalOperatorNewline: { label: '换行于 AND/OR', values: { before: '之前', after: '之后' } },
    expressionWidth: '表达式宽度',
    linesBetweenQueries: '语句间空行',
    denseOperators: '运算符两侧不留空格',
    newlineBeforeSemicolon: '分号独占一行',
  },
  parameters: '参数',
  parametersHint: '可选：每行一个，如 :id = 42、$1 = 5；只写值则依次填入「?」占位符',
  unfilled: (names: string) => `这些参数没有值：${names}。`,
  unused: (names: string) => `语句中没有用到：${names}。`,
  listSeparator: '、',
  samples: {
    short: '简短查询',
    query: '较长的查询',
    template: '带模板占位符',
  },
  largeTitle: (size: string) => `这段 SQL 有 ${size}`,
  largeHint: '格式化可能需要十几秒甚至更久，期间可以取消。',
  formatAnyway: '仍要格式化',
  readsAs: (dialect: string) => `可以按 ${dialect} 解析，要切换吗？`,
  fault: (fault: PrettifyFault) => {
    const place = `第 ${count(fault.line)} 行第 ${count(fault.column)} 列`;
    switch (fault.code) {
      case 'unreadable':
        return `${place}：无法读取「${fault.found}」。`;
      case 'unfinished':
        return `${place}：语句没有写完。`;
      case 'too-deep':
        return `${place}：嵌套过深（上限 ${count(fault.limit)} 层）。`;
      case 'would-change':
        return `${place}：格式化会改变「${fault.found}」的含义，因此未作处理。`;
    }
  },
};
