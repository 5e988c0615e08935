import type { Words } from '../words';
import type { zoneWords as zhCn } from './zh-cn';

export const zoneWords = {
  unknown: (zone) => `Fuseau horaire inconnu : ${zone}.`,
  ofBrowser: (zone) => `Celui du navigateur : ${zone}`,
  byClocks: (zone) => `À l’heure de ${zone}.`,
} satisfies Words<typeof zhCn>;
