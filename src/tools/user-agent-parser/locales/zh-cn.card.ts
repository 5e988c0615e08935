import type { Card } from '../../types';

export const card = {
  name: 'User-Agent 解析器',
  description: '从 User-Agent 字符串识别浏览器、引擎、系统、设备与 CPU。',
} satisfies Card;

export const keywords = ['UA', '用户代理', '操作系统', '爬虫'];
