import type { Card } from '../../types';

export const card = {
  name: '键盘按键信息',
  description: '按任意键查看其 JavaScript 的 key、code、keyCode、位置和修饰键。',
} satisfies Card;

export const keywords = ['键码', '键盘事件', '快捷键', 'keydown', '键值', '按键'];

/** What else the tool is called: found as by its name. */
export const aliases = ['键码', '键盘测试', '按键测试', '键盘事件'];
