import type { Card } from '../../types';

export const card = {
  name: 'User-Agent 解析器',
  description: '从 User-Agent 字符串识别浏览器、引擎、系统、设备与 CPU。',
} satisfies Card;

export const keywords = ['UA', '用户代理', '操作系统', '爬虫', '浏览器检测', '爬虫识别', 'UA 查询'];

/** What else the tool is called: found as by its name. */
export const aliases = ['用户代理', 'UA 解析', '浏览器识别'];
