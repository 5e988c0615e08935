import type { Card } from '../../types';

export const card = {
  name: 'Chmod 权限计算器',
  description: '在勾选框、八进制与符号形式之间换算文件权限。',
} satisfies Card;

export const keywords = ['权限', '八进制', '文件权限', '读写执行', '粘滞位', '掩码', 'linux', '读写权限'];

/** What else the tool is called: found as by its name. */
export const aliases = ['文件权限', 'Linux 权限'];
