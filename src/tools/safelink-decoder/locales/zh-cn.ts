import { hostLookWords } from '../../../i18n/host-look/zh-cn';
import { placeWords } from '../../../i18n/places/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { DecodeFault } from '../decode';
import type { HostWarning } from '../host-warnings';

const { count } = numbersOf('zh-cn');

export const words = {
  input: '改写后的链接',
  output: '真实链接',
  placeholder: '粘贴一个链接，或含有链接的整段文字',
  options: {
    repeat: { label: '逐层还原', hint: '还原出来的仍是改写链接时继续还原，最多 10 层' },
    removeTracking: { label: '去掉跟踪参数', hint: '去掉真实链接中的 utm_source、fbclid 等参数' },
  },
  details: '链接详情',
  realLink: '真实链接',
  asFar: '可见的地址',
  rewrittenBy: '改写者',
  layer: (n: number, filter: string) => `第 ${n} 层（${filter}）`,
  parameter: (name: string) => `参数 ${name}`,
  fields: {
    recipient: '收件人',
    time: '改写时间（UTC）',
    expires: '有效期至（UTC）',
    tenant: '租户 ID',
    domain: '域名',
  },
  host: '主机',
  path: '路径',
  takeApart: '拆解这个 URL',
  open: (host: string) => `打开 ${host}`,
  links: '链接',
  found: (n: number) => `${count(n)} 个改写链接`,
  number: '序号',
  remark: '说明',
  states: { plain: '未改写', hidden: '只有服务商能解析', broken: '无法解码' },
  place: placeWords.character,
  more: (n: number) => `另有 ${count(n)} 个链接需要留意，未逐一列出。`,
  plainCount: (n: number) => `另有 ${count(n)} 个未改写的链接，保持原样。`,
  goesOn: (n: number) => `已还原 ${n} 层，里面仍是改写链接。`,
  warning: (warning: HostWarning): string => {
    switch (warning.code) {
      case 'punycode':
        return `主机名含非 ASCII 字符：${warning.unicode}，即 ${warning.host}。`;
      case 'look-alike':
        return hostLookWords.lookAlike(warning.host, warning.like);
      case 'mixed-scripts':
        return hostLookWords.mixedScripts(warning.host, warning.scripts);
      case 'user':
        return `@ 之前的「${warning.user}」不是主机，链接实际指向 ${warning.host}。`;
      case 'ip':
        return `链接指向 IP 地址 ${warning.host}，而不是域名。`;
      case 'not-web':
        return warning.scheme === '' ? '里面不是网址。' : `${warning.scheme}: 不是网页地址，这里不提供打开。`;
    }
  },
  fault: (fault: DecodeFault): string => {
    switch (fault.code) {
      case 'not-wrapped':
        return '这个链接没有被已知的过滤器改写。';
      case 'no-link':
        return '这段文字里没有链接。';
      case 'none-wrapped':
        return fault.count === 1
          ? '文字中的链接没有被已知的过滤器改写。'
          : `文字中的 ${count(fault.count)} 个链接都没有被已知的过滤器改写。`;
      case 'hidden':
        return `真实地址不在这个链接里，只有服务商（${fault.filter}）能解析。`;
      case 'broken':
        return `这个 ${fault.filter} 链接里没有可解码的地址。`;
    }
  },
};
