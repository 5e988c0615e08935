import { scriptName } from '../script-names';
import type { Words } from '../words';
import type { hostLookWords as zhCn } from './zh-cn';

export const hostLookWords = {
  lookAlike: (host, like) => `${host} looks like ${like} but is another host.`,
  mixedScripts: (host, scripts) =>
    `A label of ${host} mixes scripts: ${scripts.map((script) => scriptName('en', script)).join(', ')}.`,
} satisfies Words<typeof zhCn>;
