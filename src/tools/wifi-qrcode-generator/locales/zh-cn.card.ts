import type { Card } from '../../types';

export const card = {
  name: 'WiFi 二维码生成器',
  description: '生成可一扫即连的 WiFi 二维码。',
} satisfies Card;

export const keywords = [
  '无线',
  '网络',
  '密码',
  '热点',
  '隐藏',
  '企业',
  '访客',
  '二维码',
  '无线网络',
  '连接 WiFi',
  '路由器',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['WiFi 二维码', '无线二维码', '分享 WiFi', 'WiFi 分享'];
