import type { Card } from '../../types';

export const card = {
  name: '令牌生成器',
  description: '用选定的字符生成随机令牌和密码。',
} satisfies Card;

export const keywords = ['令牌', '随机字符串', '随机密码', '密钥', '口令', '密码短语', '验证码', '生成'];
