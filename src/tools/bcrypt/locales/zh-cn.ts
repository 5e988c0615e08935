import { numbersOf } from '../../../i18n/words';
import type { BcryptFault } from '../hash-parts';
import { formatTime } from '../../../i18n/time-words';

const { count: n } = numbersOf('zh-cn');

const time = (milliseconds: number) => formatTime('zh-cn', milliseconds);

export const words = {
  hashTitle: '计算哈希',
  compareTitle: '校验密码',
  password: '密码',
  passwordPlaceholder: '可以留空',
  emptyPassword: '密码为空。',
  excess: (bytes: number) => `密码共 ${n(bytes)} 字节，只有前 72 字节有效。`,
  options: {
    cost: '成本',
    variant: { label: '前缀', values: (variant: string) => `$${variant}$` },
  },
  expected: (milliseconds: number) => `在此设备上约需 ${time(milliseconds)}。`,
  lowCost: '成本低于 10，抵御不了如今的破解速度。',
  variantHint: '三种前缀的盐和摘要完全相同；PHP 和 Apache 写作 $2y$。',
  salt: '盐',
  randomSalt: '随机',
  givenSalt: '指定',
  ownSalt: '指定的盐',
  saltHint: '22 个字符，取自 ./A-Za-z0-9。同一个盐不要重复使用。',
  saltRewritten: (last: string) => `盐的最后一个字符只有两位有效，因此写成「${last}」。`,
  user: '用户名',
  userHint: '填写后给出 .htpasswd 中的一行。',
  userPlaceholder: '可选',
  userColon: '用户名不能含有冒号。',
  userLine: 'htpasswd',
  hash: '计算哈希',
  newSalt: '换一个盐',
  result: '哈希',
  resultHint: '哈希显示在这里。',
  took: (milliseconds: number) => `用时 ${time(milliseconds)}`,
  compared: '校验结果',
  hashToCompare: '哈希',
  check: '校验',
  isMatch: '匹配',
  isMismatch: '不匹配',
  parts: '哈希的组成',
  digest: '摘要',
  rounds: (cost: number, rounds: number) => `${cost}（${n(rounds)} 轮）`,
  needsRehash: (cost: number) => `该哈希的成本只有 ${cost}，建议在用户下次登录时以 10 或更高的成本重新计算。`,
  slow: (milliseconds: number) => `这一成本约需 ${time(milliseconds)}，点击按钮后才开始。`,
  verySlow: (cost: number, milliseconds: number | undefined) =>
    `成本 ${cost} 的校验在此设备上${milliseconds === undefined ? '耗时很长' : `约需 ${time(milliseconds)}`}，可随时取消。`,
  slowUnknown: '这一成本耗时较长，点击按钮后才开始。',
  advice: 'bcrypt 成本不低于 10 时依然可靠；新系统若能选择，可优先用 Argon2id。密码和哈希不会写入链接、存储或日志。',
  fault: (fault: BcryptFault) => {
    switch (fault.code) {
      case 'not-bcrypt':
        return '不是 bcrypt 哈希：应为 60 个字符，形如 $2b$10$…';
      case 'faulty-variant':
        return '该哈希出自有缺陷的旧实现，无法在此校验。';
      case 'bad-cost':
        return '成本必须在 4 到 31 之间。';
      case 'bad-salt':
        return '盐必须是 22 个 bcrypt base64 字符。';
    }
  },
};
