import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { AddressFault } from '../address';
import type { NoAddressFault } from '../normalise';
import type { Provider, Rule } from '../providers';

const { count } = numbersOf('zh-cn');

const providers: Record<Provider, string> = {
  gmail: 'Gmail',
  outlook: 'Outlook',
  icloud: 'iCloud',
  proton: 'Proton',
  fastmail: 'Fastmail',
  yahoo: 'Yahoo',
};

const rules: Record<Rule, string> = {
  dots: '去掉点号',
  tag: '去掉 + 标签',
  keyword: '去掉 - 关键词',
  domain: '统一域名',
  subdomain: '子域名即用户名',
  case: '转小写',
  'domain-case': '域名转小写',
  quotes: '去掉引号',
  idn: '转换国际化域名',
};

function why(fault: AddressFault): string {
  switch (fault.code) {
    case 'no-at':
      return '不是邮箱地址。';
    case 'no-local':
      return '不是邮箱地址：@ 之前缺少名称。';
    case 'no-domain':
      return '不是邮箱地址：@ 之后缺少域名。';
    case 'dots':
      return '不是邮箱地址：点号不能在开头、结尾或连续出现。';
    case 'local-long':
      return '不是邮箱地址：@ 之前超过 64 个字节。';
    case 'domain-long':
      return '不是邮箱地址：域名超过 255 个字节。';
    case 'open-quote':
      return '不是邮箱地址：引号没有结束。';
    case 'local-character':
      return `不是邮箱地址：@ 之前不能有「${fault.found}」。`;
    case 'domain-character':
      return `不是邮箱地址：域名不能有「${fault.found}」。`;
    case 'bad-domain':
      return `不是邮箱地址：「${fault.domain}」不是有效的域名。`;
  }
}

export const words = {
  input: '邮箱地址',
  output: '规范化结果',
  placeholder: '每行一个地址，或任意含有地址的文字',
  rulesOf: '服务商规则',
  options: {
    gmail: { label: 'Gmail', hint: '忽略点号与 + 标签，googlemail.com 改为 gmail.com' },
    outlook: { label: 'Outlook、Hotmail、Live、MSN', hint: '忽略 + 标签' },
    icloud: { label: 'iCloud', hint: '忽略 + 标签，含 me.com 与 mac.com' },
    proton: { label: 'Proton', hint: '忽略 + 标签，含 pm.me' },
    fastmail: { label: 'Fastmail', hint: '忽略 + 标签；子域名中的用户名移到 @ 之前' },
    yahoo: { label: 'Yahoo', hint: '忽略 - 之后的关键词' },
    lowerCase: { label: '@ 之前一律小写', hint: '严格说来只有域名所有者知道是否区分大小写' },
    domainForm: { label: '国际化域名', values: { ascii: 'Punycode', unicode: 'Unicode' } },
    removeDuplicates: '去重',
    sort: '排序',
  },
  addresses: (n: number) => `${count(n)} 行结果`,
  line: '行',
  original: '原地址',
  normalised: '规范化',
  applied: '应用的规则',
  remark: '说明',
  providers,
  rules,
  sameAs: (line: number) => `与第 ${count(line)} 行相同`,
  table: '逐个地址',
  groupsLabel: '重复的邮箱',
  groups: (n: number) => `${count(n)} 个邮箱重复出现`,
  mailbox: '邮箱',
  count: '次数',
  originals: '写法',
  lines: '行',
  listed: (items: readonly string[]) => items.join('、'),
  counts: (mailboxes: number, wrong: number) =>
    wrong === 0 ? `${count(mailboxes)} 个邮箱` : `${count(mailboxes)} 个邮箱，${count(wrong)} 处不是地址`,
  place: placeWords.line,
  more: (n: number) => `另有 ${count(n)} 处不是邮箱地址，未逐一列出。`,
  why,
  fault: (fault: NoAddressFault) => placeWords.inLine(fault.line, why(fault.why)),
};
