import { ipv4Words } from '../../../i18n/ipv4/zh-cn';
import { numbersOf } from '../../../i18n/words';
import { writeDotted } from '../../../lib/ipv4/address';
import type { AddressFault } from '../../../lib/ipv4/read-address';
import type { SplitFault } from '../split';
import type { SubnetFault } from '../subnet';

const { count: n } = numbersOf('zh-cn');

export const words = {
  types: ipv4Words.types,
  options: {
    by: { label: '划分方式', values: { prefix: '按前缀', subnets: '按子网数', hosts: '按主机数' } },
    prefix: '子网前缀',
    subnets: '至少多少个子网',
    hosts: { label: '每个子网多少台主机', hint: '/31 计 2 台，/32 计 1 台。' },
    text: {
      label: '网段',
      hint: '地址/前缀、地址加掩码或通配符掩码，也可以是恰好构成一个网段的范围 a-b。',
      placeholder: '192.168.0.1/24',
    },
  },
  number: n,
  prefix: '掩码',
  prefixOption: (prefix: number, mask: string, addresses: number) => `/${prefix} · ${mask} · ${n(addresses)} 个地址`,
  moves: '前往',
  previous: '上一网段',
  next: '下一网段',
  parent: '上级网段',
  firstHalf: '前一半',
  secondHalf: '后一半',
  check: '这个地址在网段内吗',
  checkHint: '任何写法均可。',
  inside: (address: string) => `${address} 在网段内`,
  outside: (address: string) => `${address} 不在网段内`,
  result: '网段信息',
  facts: {
    cidr: 'CIDR',
    address: '输入的地址',
    mask: '掩码',
    maskHex: '掩码（十六进制）',
    maskBinary: '掩码（二进制）',
    wildcard: '通配符掩码',
    network: '网络地址',
    firstHost: '首个主机',
    lastHost: '末个主机',
    broadcast: '广播地址',
    addresses: '地址总数',
    usable: '可用主机数',
    type: '地址类型',
    class: '历史类别',
    zone: '反向解析区域',
    classlessZone: '无类反向区域（RFC 2317）',
    range: '十进制范围',
  },
  noBroadcast: '无',
  zones: (first: string, last: string, count: number) => `${first} 至 ${last}（共 ${n(count)} 个区域）`,
  registered: (type: string, block: string, rfc: number) => `${type}（${block}，RFC ${rfc}）`,
  severalTypes: '还有其他类型',
  class: (letter: string) => `${letter} 类`,
  boundary: (prefix: number) => `网络位与主机位的分界在第 ${prefix} 位之后`,
  byWildcard: '斜杠后的部分按通配符掩码读取。',
  pointToPoint: '/31 用于点对点链路：两个地址都可用，没有广播地址（RFC 3021）。',
  expander: '到「IPv4 范围转 CIDR」中拆分这个范围',
  split: '划分子网',
  splitPrefixOption: (prefix: number, count: number) => `/${prefix} · ${n(count)} 个子网`,
  splitResult: (count: number, prefix: number, hosts: number) =>
    `${n(count)} 个 /${prefix} 子网，各 ${n(hosts)} 台主机`,
  cannotSplit: '/32 是单个地址，无法再划分。',
  list: '子网列表',
  row: '序号',
  columnNetwork: '网络',
  columnHosts: '主机范围',
  columnBroadcast: '广播地址',
  copyText: '复制文本',
  copyCsv: '复制 CSV',
  downloadCsv: '下载 subnets.csv',
  askLarge: (subnets: number, size: string) => `要写出 ${n(subnets)} 个子网吗（最多 ${size}）？`,
  askLargeHint: '可能需要一分钟，可以随时取消。',
  writeLarge: '写出列表',
  noRoom: '浏览器没有足够的空间保存这个列表。',
  splitFault: (fault: SplitFault): string => {
    switch (fault.code) {
      case 'not-longer':
        return `子网前缀须不小于 /${fault.prefix}。`;
      case 'too-many-subnets':
        return `这个网段最多分成 ${n(fault.limit)} 个子网。`;
      case 'too-many-hosts':
        return `这个网段最多容纳 ${n(fault.limit)} 台主机。`;
      case 'list-too-long':
        return `共 ${n(fault.count)} 个子网，列表最多 ${n(fault.limit)} 个。`;
    }
  },
  fault: (fault: SubnetFault | AddressFault): string => {
    switch (fault.code) {
      case 'not-one-block':
        return `${writeDotted(fault.first)}-${writeDotted(fault.last)} 不是一个网段。`;
      case 'reversed':
      case 'in-first':
      case 'in-last':
      case 'in-block':
        return ipv4Words.rangeFault(fault);
      default:
        return ipv4Words.blockFault(fault);
    }
  },
};
