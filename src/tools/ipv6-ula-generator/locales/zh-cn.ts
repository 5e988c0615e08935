import { macWords } from '../../../i18n/mac-address/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { PrefixFault, SubnetFault } from '../ula';

const { count } = numbersOf('zh-cn');

export const words = {
  options: {
    method: {
      label: '方法',
      values: { random: '随机 40 位', rfc4193: '由时间和 MAC 计算（RFC 4193）', own: '我已有前缀' },
    },
    mac: { label: 'MAC 地址', placeholder: '20:37:06:12:34:56' },
    own: { label: '前缀', hint: '以 fd 开头的 /48，例如路由器上固定的前缀。', placeholder: 'fdb6:a1b2:c3d4::/48' },
    subnet: { label: '子网编号', hint: '十六进制 0–ffff，或十进制 0–65535。', placeholder: '0' },
    base: { label: '编号的进制', values: { hex: '十六进制', decimal: '十进制' } },
    made: '前缀信息',
    madeFrom: '由来',
  },
  time: '时间',
  timeHint: '留空则取生成时的当前时间；不写时区按 UTC。',
  notInstant: '请按 ISO 8601 填写，例如 2026-01-15T10:20:30Z',
  make: '生成新前缀',
  fromChance: '随机生成',
  fromMac: (time: string, mac: string) => `由 ${time} 和 ${mac} 计算`,
  fromOwn: '已有前缀',
  noPrefix: '填入前缀后，它的子网列在这里。',
  facts: {
    globalId: '全局 ID',
    prefix: '前缀',
    first: '首个子网',
    last: '末个子网',
    subnet: '所选子网',
    address: '首个地址',
    count: '子网数',
    zone: '反向解析区域',
    subnetZone: '所选子网的反向区域',
    ntp: 'NTP 时间戳',
    eui64: 'EUI-64',
    key: '密钥',
    sha1: 'SHA-1',
  },
  settings: '配置片段',
  snippets: { radvd: 'radvd', dnsmasq: 'dnsmasq', wireguard: 'WireGuard' },
  subnets: '全部子网',
  count,
  hexId: '编号',
  decimalId: '十进制',
  network: '子网',
  copyAll: '复制全部',
  macFault: macWords.fault,
  fault: (fault: PrefixFault | SubnetFault): string => {
    switch (fault.code) {
      case 'empty':
        return '请输入前缀。';
      case 'not-ula':
        return '这不是 ULA：须以 fd 开头。';
      case 'length':
        return `前缀长度须为 48（或 49–128），而不是 ${fault.found}。`;
      case 'ipv6-group':
        return fault.found === '' ? '地址中有一组是空的。' : `「${fault.found}」不是 IPv6 的一组。`;
      case 'ipv6-length':
        return `IPv6 地址应有 8 组，这里有 ${fault.found} 组。`;
      case 'ipv6-gaps':
        return '「::」只能出现一次。';
      case 'not-subnet':
        return fault.base === 'hex' ? '请输入十六进制编号 0–ffff。' : '请输入十进制编号 0–65535。';
      case 'subnet-above':
        return fault.base === 'hex' ? '子网编号最大为 ffff。' : '子网编号最大为 65535。';
    }
  },
};
