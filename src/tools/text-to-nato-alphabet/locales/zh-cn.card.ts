import type { Card } from '../../types';

export const card = {
  name: '文本转北约音标字母',
  description: '用北约（ICAO）音标字母拼读文本，也可反向还原。',
} satisfies Card;

export const keywords = [
  '北约',
  '音标字母',
  '拼读',
  '字母表',
  'nato',
  'icao',
  'phonetic',
  'spelling',
  'alfa bravo',
  '军用字母',
  '航空字母',
  '通话',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['北约字母', '北约音标', '字母读法'];
