import { writeDotted } from '../../lib/ipv4/address';
import type { AddressFault, Form } from '../../lib/ipv4/read-address';
import type { BlockFault } from '../../lib/ipv4/read-block';
import type { LeadingZeroFault } from '../../lib/ipv4/read-dotted';
import type { RangeFault } from '../../lib/ipv4/read-range';
import type { AddressType } from '../../lib/ip/special-ipv4';

const forms: Record<Form, string> = {
  dotted: '点分十进制',
  integer: '整数',
  hex: '十六进制',
  octal: '八进制',
  binary: '二进制',
};

const types: Record<AddressType, string> = {
  'this-network': '本网络',
  private: '私有地址',
  shared: '运营商级 NAT 共享地址',
  loopback: '环回地址',
  'link-local': '链路本地地址',
  protocol: 'IETF 协议专用',
  documentation: '文档示例地址',
  as112: 'AS112 反向解析',
  amt: 'AMT 组播隧道',
  'relay-6to4': '6to4 中继任播（已弃用）',
  'relay-6a44': '6a44 中继任播',
  benchmarking: '基准测试地址',
  multicast: '组播地址',
  reserved: '保留地址',
  broadcast: '受限广播地址',
  public: '公网地址',
};

function leadingZero({ found, values: { decimal, octal } }: LeadingZeroFault): string {
  if (octal === undefined || octal === decimal) return `「${found}」有前导零，请写成 ${decimal}。`;
  return `「${found}」有前导零：请写成 ${decimal}（若本意是八进制则写 ${octal}）。`;
}

function addressFault(fault: AddressFault): string {
  switch (fault.code) {
    case 'empty':
      return '请输入 IPv4 地址。';
    case 'not-address':
      return '这不是 IPv4 地址。';
    case 'number-range':
      return fault.found.startsWith('-') ? `${fault.found} 小于 −2^31。` : `${fault.found} 大于 2^32 − 1。`;
    case 'not-form':
      return `这不是${forms[fault.form]}形式的地址。`;
    case 'too-long':
      return fault.form === 'hex'
        ? `十六进制最多 8 位，这里有 ${fault.digits} 位。`
        : `二进制最多 32 位，这里有 ${fault.digits} 位。`;
    case 'no-ipv4-inside':
      return '这个 IPv6 地址里没有 IPv4 地址（需为映射、6to4 或 NAT64 形式）。';
    case 'port-range':
      return `端口 ${fault.found} 大于 65535。`;
    case 'part-count':
      return `应有 4 段，这里有 ${fault.found} 段。`;
    case 'empty-part':
      return `第 ${fault.part} 段是空的。`;
    case 'not-number':
      return `第 ${fault.part} 段「${fault.found}」不是数字。`;
    case 'part-above':
      return `第 ${fault.part} 段是 ${fault.found}，上限为 ${fault.limit}。`;
    case 'leading-zero':
      return leadingZero(fault);
    case 'ipv6-group':
      return fault.found === '' ? 'IPv6 地址中有一组是空的。' : `「${fault.found}」不是 IPv6 的一组。`;
    case 'ipv6-length':
      return `IPv6 地址应有 8 组，这里有 ${fault.found} 组。`;
    case 'ipv6-gaps':
      return 'IPv6 地址中「::」只能出现一次。';
  }
}

function blockFault(fault: BlockFault | AddressFault): string {
  switch (fault.code) {
    case 'prefix-range':
      return '前缀长度须为 0–32。';
    case 'mask-gaps':
      return `${fault.found} 不是连续的掩码。`;
    case 'in-mask':
      return `掩码：${addressFault(fault.fault)}`;
    default:
      return addressFault(fault);
  }
}

function rangeFault(fault: RangeFault): string {
  switch (fault.code) {
    case 'empty':
      return addressFault(fault);
    case 'reversed':
      return `结束地址 ${writeDotted(fault.last)} 小于起始地址 ${writeDotted(fault.first)}。`;
    case 'in-first':
      return addressFault(fault.fault);
    case 'in-last':
      return `结束地址：${addressFault(fault.fault)}`;
    case 'in-block':
      return blockFault(fault.fault);
  }
}

/** What the tools for IPv4 addresses say alike. */
export const ipv4Words = { forms, types, addressFault, blockFault, rangeFault };
