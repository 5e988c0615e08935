import type { Card } from '../../types';

export const card = {
  name: 'ULID 生成器',
  description: '生成可按时间排序的 ULID，并读取其中的时间。',
} satisfies Card;

export const keywords = ['可排序 ID', '唯一标识', '时间戳', '解析', 'ulid', 'crockford', 'base32', 'monotonic', '雪花'];

/** What else the tool is called: found as by its name. */
export const aliases = ['ULID', '生成 ULID', '可排序 ID'];
