import { hexWords } from '../../../i18n/hex/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { Accounts, AddressFault } from '../../../lib/otp-uri/migration';
import type { CheckFault, Checked } from '../operations';
import type { FinerUnit, Kind } from '../../../lib/otp-uri/settings';

const { count } = numbersOf('zh-cn');

function fault(wrong: CheckFault): string {
  switch (wrong.code) {
    case 'no-secret':
      return '请输入密钥。';
    case 'bad-base32':
      return `第 ${wrong.position} 个字符「${wrong.found}」不是 Base32 字符（A–Z、2–7）。`;
    case 'incomplete-base32':
      return `密钥不完整：共 ${wrong.length} 个字符。`;
    case 'bad-hex-digit':
    case 'half-byte':
      return hexWords.fault(wrong);
    case 'bad-counter':
      return '计数器是 0 到 18446744073709551615 之间的整数。';
    case 'bad-time':
      return '请输入 Unix 秒数，或 2026-11-20T12:00:00Z 这样的日期。';
    case 'before-1970':
      return 'TOTP 从 1970 年开始计时。';
    case 'bad-code':
      return `验证码有 ${wrong.digits} 位数字。`;
  }
}

const parameters = {
  type: '类型',
  algorithm: '算法',
  digits: '位数',
  period: '周期',
  counter: '计数器',
  encoder: '编码方式',
};

export const words = {
  secret: '密钥',
  newSecret: '换一个密钥',
  hide: '隐藏密钥',
  options: {
    readAs: { label: '密钥格式', values: { base32: 'Base32', hex: '十六进制', text: '文本' } },
    kind: { label: '类型', values: (kind: string) => kind.toUpperCase() },
    algorithm: { label: '算法', values: (algorithm: string) => algorithm },
    digits: { label: '位数', values: (digits: number) => String(digits) },
    period: { label: '周期', unit: '秒' },
    window: '容差（步）',
  },
  algorithmHint: '多数验证器应用只认 SHA1、6 位、30 秒；HMAC-SHA1 用在这里仍然安全。',
  counter: '计数器',
  time: '时间',
  now: '现在',
  timeHint: '留空即现在。可填 Unix 秒数，或日期（未写时区按 UTC）。',
  issuer: '颁发者',
  account: '账户',
  nothing: '无',
  short: '密钥不足 16 字节；RFC 4226 要求至少 16 字节。',
  broken: '文本中有不成对的代理字符，已按 U+FFFD 处理。',
  codes: '验证码',
  steps: { previous: '上一个', current: '当前', next: '下一个' },
  left: (n: number) => `还有 ${count(n)} 秒有效`,
  counterName: (n: string) => `计数器 ${n}`,
  noCodes: '填好左侧各项后，这里显示验证码。',
  check: '校验验证码',
  code: '要校验的验证码',
  codePlaceholder: '应用中显示的验证码',
  finer: (unit: FinerUnit, instant: string) =>
    `按${{ milliseconds: '毫秒', microseconds: '微秒', nanoseconds: '纳秒' }[unit]}读取：${instant}`,
  addressInSecret: '这是账户的地址，不是密钥。可从中读取账户：',
  checkHint: '输入应用中的验证码，即可得知它的时钟差了几步。',
  verdict: ({ delta, beyond }: Checked, window: number, kind: Kind): string => {
    if (delta === 0) return '有效（当前）';
    if (delta !== null) return delta > 0 ? `有效（早 ${delta} 步）` : `有效（晚 ${-delta} 步）`;
    if (kind !== 'hotp') return `在 ±${window} 步内无效`;
    return beyond !== null && beyond < 0 ? '无效（重放）' : `在 +${window} 步内无效`;
  },
  clock: (steps: number, kind: Kind, period: number): string =>
    kind === 'hotp'
      ? `这个验证码属于${steps > 0 ? '后' : '前'}面第 ${count(Math.abs(steps))} 个计数器值${steps < 0 ? '；用过的计数器值不再接受' : ''}。`
      : `这个验证码属于${steps > 0 ? '后' : '前'}面第 ${count(Math.abs(steps))} 步：对方的时钟大约${steps > 0 ? '快' : '慢'} ${count(Math.abs(steps) * period)} 秒。`,
  setUp: '添加到验证器应用',
  picture: 'otpauth:// 地址的二维码',
  address: 'otpauth:// 地址',
  tooLong: '地址太长，放不进二维码。',
  tooSmall: (least: number) => `这个二维码的 PNG 至少要 ${count(least)} 像素。`,
  privacy: '密钥不会被保存，也不会离开本页。',
  details: '详细信息',
  bytes: '字节',
  hex: '十六进制',
  epoch: 'Unix 秒数',
  counterHex: '计数器（十六进制）',
  read: '读取账户',
  readAddress: 'otpauth:// 或 otpauth-migration:// 地址',
  readPlaceholder: '粘贴地址',
  drop: '拖入、粘贴或选择二维码图片',
  noPicture: '这个文件不是浏览器能打开的图片。',
  noQr: '图片中没有找到二维码。',
  scanFailed: '未能读取图片，请重试。',
  accounts: (n: number) => `${count(n)} 个账户`,
  use: '使用',
  useNamed: (name: string) => `使用 ${name}`,
  used: (name: string) => `已载入 ${name}`,
  unnamed: '未命名账户',
  facts: (digits: number) => `${digits} 位`,
  skipped: (n: number) => `有 ${count(n)} 个账户没有密钥，或使用了本工具不支持的方法，已略过。`,
  batch: ({ part, parts }: NonNullable<Accounts['batch']>) =>
    `这是 ${count(parts)} 个二维码中的第 ${count(part)} 个，其余账户在别的二维码里。`,
  fault,
  addressFault: (wrong: AddressFault): string => {
    switch (wrong.code) {
      case 'not-otpauth':
        return '不是 otpauth:// 地址。';
      case 'bad-migration':
        return '导出数据不完整或无法读取。';
      case 'address-secret':
        return `地址中的密钥有误：${fault(wrong.because)}`;
      case 'address-parameter':
        return wrong.found === ''
          ? `地址中缺少${parameters[wrong.name]}。`
          : `不支持地址中的${parameters[wrong.name]}「${wrong.found}」。`;
    }
  },
};
