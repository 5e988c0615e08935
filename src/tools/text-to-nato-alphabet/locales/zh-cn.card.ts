import type { Card } from '../../types';

export const card = {
  name: '文本转北约音标字母',
  description: '用北约（ICAO）音标字母拼读文本，也可反向还原。',
} satisfies Card;

export const keywords = ['北约', '音标字母', '拼读', '字母表', 'nato', 'icao', 'phonetic', 'spelling', 'alfa bravo'];
