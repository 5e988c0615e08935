import { placeWords } from '../../../i18n/places/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { numbersOf, formatBytes } from '../../../i18n/words';
import type { ChangeName } from '../change-rows';
import type { BadPath } from '../../../lib/json-diff/ignore-paths';
import type { SideFault } from '../../../lib/json-diff/read-side';
import type { Explanation, KindName } from '../../../lib/json-diff/explain';

const { count } = numbersOf('zh-cn');

type SideName = 'left' | 'right';
const side = (name: SideName) => (name === 'left' ? '左侧' : '右侧');

const KINDS: Readonly<Record<KindName, string>> = {
  object: '对象',
  array: '数组',
  string: '字符串',
  number: '数字',
  boolean: '布尔值',
  null: 'null',
};

const points = (text: string) => (text === '' ? '无' : text);
const form = (name: string) => (name === 'mixed' ? '混合形式' : name);

export const words = {
  left: '左侧',
  right: '右侧',
  inputHint: jsonWords.inputHint('JSON'),
  swap: '交换左右',
  format: '格式化两侧',
  undoFormat: '撤销格式化',

  options: {
    arrays: {
      label: '数组',
      values: { aligned: '对齐', index: '按下标', key: '按键字段', unordered: '忽略顺序' },
      hints: {
        aligned: '找出相同的项，插入一项只算一处差异',
        index: '第 1 项对第 1 项，依次比较',
        key: '键字段的值相同的对象互相对应',
        unordered: '项相同即可，先后不论',
      },
    },
    keyField: { label: '键字段', placeholder: 'id' },
    numbers: {
      label: '数字',
      values: { value: '按数值', written: '按写法' },
      hints: { value: '1、1.0 与 1e0 相同', written: '1 与 1.0 不同' },
    },
    ignore: {
      label: '忽略的路径',
      hint: '每行一个 JSON Pointer，* 代表任意一级，如 /users/*/updatedAt。',
      placeholder: '/users/*/updatedAt',
    },
    onlyDifferences: '只看差异',
    sortKeys: '键按字母排序',
  },
  badPath: ({ line, text }: BadPath) =>
    placeWords.inLine(line, `「${text}」不是 JSON Pointer：须以 / 开头，~ 之后只能是 0 或 1。`),

  result: '比较结果',
  view: '视图',
  tree: '树形',
  side: '并排',
  list: '差异列表',
  patch: 'JSON Patch',
  text: '文本',
  same: '两个文档相同。',
  waiting: '两侧都填好后，在这里显示比较结果。',
  added: (n: number) => `新增 ${count(n)}`,
  removed: (n: number) => `删除 ${count(n)}`,
  changed: (n: number) => `修改 ${count(n)}`,
  movedCount: (n: number) => `移动 ${count(n)}`,
  place: (at: number, n: number) => (at === 0 ? `共 ${count(n)} 处差异` : `第 ${count(at)} 处，共 ${count(n)} 处`),
  previous: '上一处差异（Shift+F7 或 p）',
  next: '下一处差异（F7 或 n）',
  expandAll: '全部展开',
  foldEqual: '折叠相同部分',

  fault: (name: SideName, fault: SideFault): string =>
    fault.code === 'too-large'
      ? `${side(name)}：文本太大，${formatBytes('zh-cn', fault.bytes)}，上限 20 MB。`
      : `${side(name)}：${placeWords.lineColumn(fault.line, fault.column)}：${jsonWords.reason(fault)}`,
  resultTooLarge: '结果太长，浏览器放不下。',
  jsonFault: jsonWords.fault,
  readAsJson5: (name: SideName) => `${side(name)}不是标准 JSON，已按 JSON5 读取。`,
  readAsLines: (name: SideName, n: number) => `${side(name)}已按 JSON Lines 读取：${count(n)} 个值视为一个数组。`,
  duplicateKey: (name: SideName, key: string, line: number) =>
    `${side(name)}：键「${key}」重复（第 ${count(line)} 行），以最后一个为准。`,
  moreDuplicates: (name: SideName, n: number) => `${side(name)}：另有 ${count(n)} 个重复的键。`,
  unaligned: (path: string) =>
    `数组 ${path === '' ? '（根）' : path} 有 20,000 项以上不同，未作对齐，其不同的部分按下标比较。`,
  moreUnaligned: (n: number) => `另有 ${count(n)} 个数组同样按下标比较。`,
  notFiniteInPatch: (n: number) => `右侧有 ${count(n)} 个 NaN 或 Infinity，JSON 无法表示，在 JSON Patch 中写作 null。`,
  show: '查看',

  unchangedRows: (n: number) => `${count(n)} 项相同`,
  statusNames: { changed: '已修改', added: '新增', removed: '已删除', ignored: '已忽略', moved: '已移动' },
  absent: '无',
  members: (n: number) => `${count(n)} 个成员`,
  items: (n: number) => `${count(n)} 项`,
  countChanged: (before: number, text: string) => `${count(before)} → ${text}`,
  characters: (n: number) => `${count(n)} 个字符`,
  moved: (from: number, to: number) => `从位置 ${count(from)} 移到位置 ${count(to)}。`,
  movedBadge: (from: number, to: number) => `${count(from)} → ${count(to)}`,
  explanation: (e: Explanation): string => {
    switch (e.code) {
      case 'same-number':
        return `${e.left} 与 ${e.right} 是同一个数，只是写法不同。`;
      case 'same-text':
        return '两侧文字相同，只是转义的写法不同。';
      case 'kinds':
        return `类型不同：左侧是${KINDS[e.left]}，右侧是${KINDS[e.right]}。`;
      case 'null-or-absent':
        return `${side(e.nullSide)}的值是 null，另一侧没有这一项；两者不是一回事。`;
      case 'space':
        return `${e.where === 'start' ? '开头' : '结尾'}的空白不同：左侧 ${points(e.left)}，右侧 ${points(e.right)}。`;
      case 'inner-space':
        return '只有中间的空白不同。';
      case 'normalization':
        return `看起来相同，Unicode 规范化形式不同：左侧 ${form(e.left)}，右侧 ${form(e.right)}。`;
      case 'line-ends':
        return '只有换行符不同（CRLF 与 LF）。';
      case 'case':
        return '只有大小写不同。';
      case 'invisible':
        return `含有看不见的字符：左侧 ${points(e.left)}，右侧 ${points(e.right)}。`;
    }
  },
  badge: (e: Explanation): string => {
    switch (e.code) {
      case 'same-number':
        return '同一个数';
      case 'same-text':
        return '同样的文字';
      case 'kinds':
        return `${KINDS[e.left]} → ${KINDS[e.right]}`;
      case 'null-or-absent':
        return 'null ≠ 无';
      case 'space':
        return e.where === 'start' ? '开头空白' : '结尾空白';
      case 'inner-space':
        return '空白';
      case 'normalization':
        return `${form(e.left)} → ${form(e.right)}`;
      case 'line-ends':
        return '换行符';
      case 'case':
        return '大小写';
      case 'invisible':
        return '不可见字符';
    }
  },

  selected: '所选的值',
  pathLeft: '左侧路径',
  pathRight: '右侧路径',
  root: '（根）',
  copyPath: '复制 JSON Pointer',
  copyJsonPath: '复制 JSONPath',
  copyLeft: '复制左侧的值',
  copyRight: '复制右侧的值',
  omitted: (n: number) => `… ${count(n)} 个相同的字符 …`,
  rest: (n: number) => `… 另有 ${count(n)} 个字符`,

  change: '差异',
  path: '路径',
  old: '旧值',
  new: '新值',
  changeNames: { added: '新增', removed: '删除', changed: '修改', moved: '移动' } satisfies Record<ChangeName, string>,
  showInTree: (path: string) => `在树形中查看 ${path}`,
  downloadCsv: '下载 CSV',
};
