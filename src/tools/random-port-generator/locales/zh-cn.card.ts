import type { Card } from '../../types';

export const card = {
  name: '随机端口生成器',
  description: '生成 0–1023 之外的随机端口号。',
} satisfies Card;

export const keywords = ['端口', '随机', '动态端口', '端口号', '本机服务', 'TCP', 'UDP', '空闲端口', '服务端口'];

/** What else the tool is called: found as by its name. */
export const aliases = ['随机端口', '端口', '端口生成', '可用端口'];
