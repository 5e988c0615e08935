import { scriptName } from '../script-names';
import type { Words } from '../words';
import type { hostLookWords as zhCn } from './zh-cn';

export const hostLookWords = {
  lookAlike: (host, like) => `${host} ressemble à ${like}, mais c’est un autre hôte.`,
  mixedScripts: (host, scripts) =>
    `Un label de ${host} mélange des écritures\u00A0: ${scripts.map((script) => scriptName('fr', script)).join(', ')}.`,
} satisfies Words<typeof zhCn>;
