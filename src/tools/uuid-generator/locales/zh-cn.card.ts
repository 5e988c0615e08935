import type { Card } from '../../types';

export const card = {
  name: 'UUID 生成器',
  description: '生成各版本 UUID，并解析已有的 UUID。',
} satisfies Card;

export const keywords = [
  '唯一标识符',
  '全局唯一',
  '解析 UUID',
  '通用唯一识别码',
  '命名空间',
  '时间戳',
  '随机',
  '唯一编号',
  '主键',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['UUID', '生成 UUID', 'GUID', '唯一 ID'];
