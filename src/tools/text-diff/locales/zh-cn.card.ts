import type { Card } from '../../types';

export const card = {
  name: '文本对比',
  description: '逐行逐词对比两段文本，支持大文件与补丁导出。',
} satisfies Card;

export const keywords = [
  '对比',
  '比较',
  '差异',
  '补丁',
  '文本',
  '比对',
  '合并',
  'diff',
  'patch',
  '找不同',
  '两段文字',
  '差异对比',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['文本比较', '文本比对', '文件对比', '代码对比', '对比', '文字对比'];
