import type { OptionWords } from '../../../i18n/option-words';
import type { KeyOptions } from '../operations';
import { numbersOf } from '../../../i18n/words';

const { count } = numbersOf('zh-cn');

export const words = {
  options: {
    events: { label: '事件', values: { keydown: 'keydown', keyup: 'keyup', both: '两者' } },
    prevent: '拦截浏览器快捷键',
  } satisfies OptionWords<KeyOptions>,
  area: '按键区',
  pressKey: '请按任意键',
  unfocused: '点击此处后按键',
  leave: '连按两次 Esc 或点击「停止」即可离开。浏览器自留的快捷键（如 Ctrl+W）网页无法拦截。',
  stop: '停止',
  start: '开始捕获',
  inputMethod: '输入法正在工作；关闭输入法才能看到按键本身。',
  details: '事件属性',
  deprecated: '已弃用',
  noCode: '无（虚拟键盘）',
  locations: ['标准', '左', '右', '数字键盘'],
  unknownLocation: '未知',
  modifiers: '修饰键',
  none: '无',
  yes: '是',
  no: '否',
  repeats: (n: number) => `是，已重复 ${count(n)} 次`,
  locks: '锁定键',
  codePoints: 'Unicode 码位',
  named: '无（这是功能键名）',
  condition: '代码片段',
  json: '事件 JSON',
  copyJson: '复制 JSON',
  history: '最近按键',
  copyHistory: '复制记录',
  clear: '清空',
  number: '序号',
  repeatCount: '重复',
  table: 'keyCode 对照表',
  search: '查找',
  searchHint: '例如：keyCode 13 是什么、Enter、F5',
  fixed: '标准规定',
  layout: '美式键盘',
  kind: '依据',
  noKey: '没有这样的按键。',
  showAll: '显示全部按键',
  found: (n: number) => `${count(n)} 项`,
};
