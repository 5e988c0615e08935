import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/** JSON 树形视图的说法。 */
export const jsonTreeWords = {
  search: '查找键或值',
  searchCount: (at: number, n: number) => (at === 0 ? `${count(n)} 处` : `${count(at)} / ${count(n)}`),
  searchNone: '没有找到',
  searching: '正在查找',
  previous: '上一处',
  next: '下一处',
  expandTo: '展开到',
  level: (n: number) => `第 ${n} 层`,
  collapseAll: '全部折叠',
  expandAll: '全部展开',
  chooseLevel: '选择层级',
  members: (n: number) => `${count(n)} 个成员`,
  items: (n: number) => `${count(n)} 项`,
  selected: '所选节点',
  copyKey: '复制键',
  copyValue: '复制值',
  copyPath: '复制 JSONPath',
  copyPointer: '复制 JSON Pointer',
  openLink: '打开链接',
};
