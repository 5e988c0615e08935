import type { Card } from '../../types';

export const card = {
  name: '温度转换器',
  description: '在八种温标之间精确换算温度。',
} satisfies Card;

export const keywords = [
  '温度',
  '摄氏度',
  '华氏度',
  '开尔文',
  '兰氏度',
  '列氏度',
  '温标',
  'celsius',
  'fahrenheit',
  'kelvin',
  '度',
  '摄氏',
  '华氏',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['温度', '温度换算', '摄氏度转华氏度', '华氏度转摄氏度'];
