import { scriptName } from '../script-names';

/** Words of what is odd about the letters of a host name. */
export const hostLookWords = {
  lookAlike: (host: string, like: string): string => `${host} 看起来像 ${like}，但不是同一个主机。`,
  mixedScripts: (host: string, scripts: readonly string[]): string =>
    `${host} 的一个标签混用了多种文字：${scripts.map((script) => scriptName('zh-cn', script)).join('、')}。`,
};
