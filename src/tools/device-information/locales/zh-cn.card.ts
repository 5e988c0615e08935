import type { Card } from '../../types';

export const card = {
  name: '设备信息',
  description: '查看浏览器提供的屏幕、设备、区域与功能信息。',
} satisfies Card;

export const keywords = ['分辨率', '像素比', '时区', '内存', '触摸', '浏览器', '屏幕', '系统信息'];

/** What else the tool is called: found as by its name. */
export const aliases = ['屏幕分辨率', '浏览器信息', '我的设备', '屏幕尺寸'];
