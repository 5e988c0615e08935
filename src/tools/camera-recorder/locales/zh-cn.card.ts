import type { Card } from '../../types';

export const card = {
  name: '摄像头拍照录像',
  description: '使用摄像头拍照或录像，全部在本地完成。',
} satisfies Card;

export const keywords = ['摄像头', '拍照', '录像', '录屏', '麦克风', '屏幕录制', '自拍', '麦克风测试'];

/** What else the tool is called: found as by its name. */
export const aliases = ['摄像头测试', '录屏', '拍照'];
