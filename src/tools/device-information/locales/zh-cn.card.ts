import type { Card } from '../../types';

export const card = {
  name: '设备信息',
  description: '查看浏览器提供的屏幕、设备、区域与功能信息。',
} satisfies Card;

export const keywords = ['分辨率', '像素比', '时区', '内存', '触摸'];
