import type { Words } from '../words';
import type { zoneWords as zhCn } from './zh-cn';

export const zoneWords = {
  unknown: (zone) => `Unknown time zone: ${zone}.`,
  ofBrowser: (zone) => `The browser’s: ${zone}`,
  byClocks: (zone) => `By the clocks of ${zone}.`,
} satisfies Words<typeof zhCn>;
