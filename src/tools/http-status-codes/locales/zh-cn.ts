import type { Mark, StatusClass } from '../codes';
import { descriptions } from './descriptions.zh-cn';

const CLASS_NAMES: Record<StatusClass, string> = {
  1: '信息响应',
  2: '成功',
  3: '重定向',
  4: '客户端错误',
  5: '服务器错误',
};
const MARKS: Record<Mark, string> = {
  temporary: '临时注册',
  deprecated: '已弃用',
  unused: '未使用',
  obsoleted: '已废止',
};

export const words = {
  search: '搜索',
  searchPlaceholder: '代码或含义，例如 404、4xx、重定向',
  options: {
    filter: { label: '类型', values: { all: '全部', http: 'HTTP', webdav: 'WebDAV' } },
    hasUnofficial: '显示非官方状态码',
  },
  className: (statusClass: StatusClass) => `${statusClass}xx ${CLASS_NAMES[statusClass]}`,
  results: '搜索结果',
  amount: (n: number) => `${n} 个`,
  mark: (mark: Mark) => MARKS[mark],
  origin: (name: string) => `非官方：${name}`,
  formerNames: (names: readonly string[]) => `曾用名：${names.join('、')}`,
  copyHint: '点击即可复制',
  none: (query: string) => `没有与「${query}」匹配的状态码。`,
  unassigned: (code: number, fallback: number) => `${code} 尚未分配；客户端会按 ${fallback} 处理。`,
  isUnofficial: (code: number, origin: string) => `${code} 是 ${origin} 使用的非官方状态码。`,
  hiddenUnofficial: (n: number, query: string) => `有 ${n} 个非官方状态码符合「${query}」。`,
  descriptions,
};
