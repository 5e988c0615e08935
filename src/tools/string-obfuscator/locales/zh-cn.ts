import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { MaskFault } from '../masking';
import type { Kind } from '../options';
import type { RuleProblem } from '../own-rules';

const { count: n } = numbersOf('zh-cn');

export const words = {
  options: {
    mode: { label: '方式', values: { whole: '整段文本', lines: '逐行', find: '查找敏感信息' } },
    keepFirst: '保留开头',
    keepLast: '保留结尾',
    maskCharacter: '掩码字符',
    keepSpaces: '保留空格',
    keepSeparators: '保留分隔符 -_.:@/',
    fixedLength: { label: '固定掩码长度', hint: '一律写 8 个掩码字符，不透露真实长度。' },
    revealAll: '允许全部显示',
    kinds: '查找内容',
    action: { label: '处理', values: { mask: '打码', placeholder: '换成占位符', remove: '删除' } },
    ipScope: { label: 'IPv4', values: { public: '仅公网', all: '全部' } },
  },
  wholeNumber: '请输入大于或等于 0 的整数。',
  useMask: (character: string) => `以 ${character} 为掩码`,
  text: '文本',
  result: '打码结果',
  placeholder: '在此输入或粘贴含有敏感信息的文本',
  secretExample: '密钥',
  logExample: '日志',
  nothingHidden: (characters: number, kept: number) =>
    `什么也没有隐藏：共 ${n(characters)} 个字符，保留 ${n(kept)} 个。`,
  halfInstead: '因此改为隐藏中间的一半。',
  nothingHiddenLines: (count: number) => `有 ${n(count)} 行什么也没有隐藏，因为保留的字符不少于该行的长度。`,
  mostlyVisible: (visible: number, characters: number) =>
    `超过一半仍然可见：${n(characters)} 个字符中的 ${n(visible)} 个。`,
  mostlyVisibleLines: (count: number) => `有 ${n(count)} 行超过一半仍然可见。`,
  all: '全选',
  none: '全不选',
  kinds: {
    own: '自定义',
    'private-key': '私钥块',
    jwt: 'JWT',
    token: '令牌和密码哈希（AKIA、ghp_、Bearer 等）',
    cookie: 'Cookie',
    'url-password': '网址中的密码',
    pair: '键值和命令参数（password=…）',
    email: '电子邮箱',
    url: '网址',
    iban: 'IBAN',
    identity: '身份证号（中、法、美）',
    card: '银行卡号',
    uuid: 'UUID',
    mac: 'MAC 地址',
    ipv6: 'IPv6 地址',
    ip: 'IPv4 地址',
    phone: '电话号码',
    host: '主机名',
  } satisfies Record<Kind, string>,
  rules: '自定义词语和正则',
  rulesHint: '每行一条；/…/i 是正则表达式，其他按词语查找，不分大小写。不会保存。',
  rulesPlaceholder: '例如 张三，或 /order-\\d+/',
  badRule: (problem: RuleProblem) =>
    problem.code === 'too-long'
      ? placeWords.inLine(problem.line, `一条规则最多 ${n(problem.limit)} 个字符。`)
      : placeWords.inLine(problem.line, problem.message),
  tooSlow: (line: number) => `第 ${n(line)} 行用时超过 2 秒，已略过；其他规则照常查找。`,
  found: '找到的内容',
  foundCount: (count: number) => `${n(count)} 处`,
  onlyFirst: (shown: number, all: number) => `共 ${n(all)} 项，列出前 ${n(shown)} 项；全部都已处理。`,
  nothingFound: '没有找到敏感信息。分享前请自行检查。',
  foundHint: '取消勾选的内容保持原样。自动查找难免遗漏，分享前请自行检查。',
  readable: (visible: number, characters: number) => `${n(characters)} 个字符中有 ${n(visible)} 个可见`,
  readableFinds: (count: number) => `有 ${n(count)} 项仍然可见太多：请减少保留的字符，或换成占位符。`,
  times: (count: number) => `×${n(count)}`,
  removed: '（删除）',
  fault: (_fault: MaskFault) => '请输入恰好一个字符。',
};
