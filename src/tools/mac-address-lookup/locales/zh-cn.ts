import { hexWords } from '../../../i18n/hex/zh-cn';
import { macWords } from '../../../i18n/mac-address/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { AddressesFault } from '../find-addresses';

const { count } = numbersOf('zh-cn');

export const words = {
  tabs: '查询方式',
  address: '按地址',
  name: '按厂商名',
  input: 'MAC 地址',
  inputHint: '完整地址、不少于 6 位的前缀，或含有地址的多行文本，分隔符随意。',
  examples: { one: '一个地址', local: '虚拟机地址', windows: 'arp -a 的输出', linux: 'ip neigh 的输出' },
  registry: (date: string) => `名录：IEEE，${date}版`,
  digitCount: macWords.digitCount,
  byPrefix: '以下只根据前缀得出',
  lookUpMac: (mac: string) => `查询 ${mac}`,
  fault: (fault: Exclude<AddressesFault, { code: 'empty' }>): string => {
    switch (fault.code) {
      case 'bad-hex-digit':
        return hexWords.fault(fault);
      case 'ipv6':
        return fault.digits === undefined ? '这是 IPv6 地址，不是 MAC 地址。' : '这是 IPv6 地址，由一个 MAC 地址生成。';
      case 'ipv4':
        return '这是 IPv4 地址，不是 MAC 地址。';
      case 'uuid':
        return '这是 UUID，不是 MAC 地址。';
      case 'too-many-digits':
        return macWords.digitCount(fault.digits);
      case 'too-few-digits':
        return `${macWords.digitCount(fault.digits)}前缀至少要 6 位。`;
      case 'none-found':
        return '这段文本里没有 MAC 地址。';
    }
  },
  empty: '输入一个地址，即可看到它登记在谁名下。',
  private: 'Private（登记者要求不公开名称）',
  iab: '原 IAB 地址块的一部分，其登记者不在此名录中',
  divided: (date: string) => `IEEE 分段发放的地址块；这一段不在 ${date}版 IEEE 名录中`,
  dividedShort: (digits: number) => `IEEE 分段发放的地址块；至少输入 ${digits} 位才能查到登记者`,
  unlisted: (date: string) => `不在 ${date}版 IEEE 名录中`,
  uses: {
    broadcast: '广播',
    unspecified: '全零，未指定的地址',
    documentation: '仅用于文档示例',
    'vrrp-ipv4': 'VRRP 虚拟路由器（IPv4）',
    'vrrp-ipv6': 'VRRP 虚拟路由器（IPv6）',
    hsrp: 'HSRP 虚拟路由器',
    bridges: '网桥与交换机协议的组播（STP、LLDP 等）',
    'cisco-multicast': 'Cisco 协议的组播（CDP、VTP 等）',
    ptp: '精确时间协议（PTP）的组播',
    'ipv4-multicast': 'IPv4 组播',
    'ipv6-multicast': 'IPv6 组播',
    qemu: '本地管理；QEMU/KVM 使用的前缀',
    libvirt: '本地管理；libvirt 在宿主机一侧使用的前缀',
    virtualbox: '本地管理；VirtualBox 仅主机网络使用的前缀',
    docker: '本地管理；Docker 使用的前缀',
  },
  localAddress: '本地管理（多为手机的随机地址）',
  localGroup: '本地管理的组播地址',
  groupAddress: '组播地址',
  details: '登记信息',
  organisation: '组织',
  note: '说明',
  registered: '登记地址',
  showRegistered: '显示登记地址',
  noRegistered: '名录中没有地址',
  notListed: 'IEEE 名录中没有这个前缀。',
  prefix: '匹配的前缀',
  block: '地址块类型',
  blocks: { 6: 'MA-L，24 位', 7: 'MA-M，28 位', 9: 'MA-S，36 位' },
  range: '地址块范围',
  size: (n: number) => `${count(n)} 个地址`,
  bits: '比特位与写法',
  scope: 'U/L 位',
  scopes: { universal: '0：全球管理', local: '1：本地管理' },
  group: 'I/G 位',
  groups: macWords.groups,
  notations: { ':': '冒号', '-': '连字符', '.': '点', '': '无分隔符' },
  eui64: 'EUI-64',
  linkLocal: '本地链路 IPv6',
  found: (n: number) => `找到 ${count(n)} 个地址`,
  linesWithout: (n: number) => `${count(n)} 行没有地址`,
  line: '行',
  macAddress: '地址',
  holder: '登记者',
  kind: '类型',
  kinds: {
    'universal unicast': '全球单播',
    'local unicast': '本地单播',
    'universal multicast': '全球组播',
    'local multicast': '本地组播',
  },
  bitCount: '位数',
  shortPrefix: '前缀',
  copyTable: '复制表格',
  query: '厂商名称',
  queryHint: '名称中含有全部词语即可，不分大小写和词序。',
  noVendor: '名录中没有名称含有这些词语的组织。',
  noName: '请输入名称中的词语。',
  blocksFound: (n: number) => `${count(n)} 个地址块`,
  copyPrefixes: '复制前缀',
};
