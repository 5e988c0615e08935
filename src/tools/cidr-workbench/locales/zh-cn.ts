import { ipv4Words } from '../../../i18n/ipv4/zh-cn';
import { numbersOf } from '../../../i18n/words';
import type { AddressType } from '../../../lib/ip/special-ipv4';
import type { Ipv6Type } from '../../../lib/ip/special-ipv6';
import type { Relation } from '../compare';
import type { AnyFault } from '../faults';
import type { Inside } from '../inside';
import type { EntryFault } from '../read-entry';
import type { LineFault, ListNote } from '../read-list';

const { count: n } = numbersOf('zh-cn');

const ipv6Types: Record<Ipv6Type, string> = {
  unspecified: '未指定地址',
  loopback: '环回地址',
  compatible: 'IPv4 兼容地址（已弃用）',
  mapped: 'IPv4 映射地址',
  nat64: 'NAT64',
  'nat64-local': '本地 NAT64',
  discard: '仅丢弃',
  dummy: '虚设前缀',
  protocol: 'IETF 协议专用',
  teredo: 'Teredo 隧道',
  pcp: 'PCP 任播',
  turn: 'TURN 任播',
  'dns-sd': 'DNS-SD SRP 任播',
  benchmarking: '基准测试地址',
  amt: 'AMT 组播隧道',
  as112: 'AS112 反向解析',
  orchid: 'ORCHID（已弃用）',
  'orchid-v2': 'ORCHIDv2',
  drone: '无人机远程识别',
  documentation: '文档示例地址',
  '6to4': '6to4 隧道',
  srv6: 'SRv6 段标识',
  'unique-local': '唯一本地地址（ULA）',
  'link-local': '链路本地地址',
  'site-local': '站点本地地址（已弃用）',
  multicast: '组播地址',
  global: '全球单播地址',
  reserved: 'IETF 保留',
};

const scopes: Readonly<Record<number, string>> = {
  1: '接口本地',
  2: '链路本地',
  3: '领域本地',
  4: '管理本地',
  5: '站点本地',
  8: '组织本地',
  14: '全球',
};

function entryFault(fault: EntryFault): string {
  switch (fault.code) {
    case 'not-address':
      return '这不是地址或网段。';
    case 'prefix-length':
      return `IPv${fault.version} 的前缀长度须为 0–${fault.version === 4 ? 32 : 128}。`;
    case 'other-family':
      return '范围的两端须同为 IPv4 或同为 IPv6。';
    case 'end-below-start':
      return '范围的结束地址小于起始地址。';
    case 'host-bits':
      return `主机位不为零，网段是 ${fault.block}。`;
    case 'mask-gaps':
    case 'in-mask':
      return ipv4Words.blockFault(fault);
    default:
      return ipv4Words.addressFault(fault);
  }
}

const lineFault = ({ line, found, fault }: LineFault) => `第 ${n(line)} 行「${found}」：${entryFault(fault)}`;

function anyFault(fault: AnyFault): string {
  switch (fault.code) {
    case 'in-line':
      return lineFault(fault);
    case 'no-lines':
      return '这里没有地址、网段或范围。';
    case 'empty':
      return '请输入一个网段或地址。';
    case 'several':
      return '这里只放一个网段或地址，列表请用其他标签页。';
    case 'not-one-block':
      return `${fault.range} 不是一个网段。`;
    case 'too-many-rows':
      return `共 ${fault.count} 行，最多列出 ${n(fault.limit)} 行。`;
    case 'nothing-left':
      return '什么都不剩。';
    case 'in-excluded':
      return `排除列表：${lineFault(fault.fault)}`;
    case 'in-second':
      return `列表 B：${lineFault(fault.fault)}`;
    case 'in-taken':
      return `已占用列表：${lineFault(fault.fault)}`;
    case 'not-longer':
      return `子网前缀须为 /${fault.prefix}–/${fault.longest}。`;
    case 'no-room':
      return '浏览器没有足够的空间保存这个列表。';
    case 'no-wishes':
      return '请输入每个子网的主机数。';
    case 'not-wish':
      return `「${fault.found}」不是主机数，也不是 /27 这样的前缀。`;
    case 'wish-too-large':
      return `「${fault.found}」比整个网段还大。`;
    case 'too-many-wishes':
      return `一次最多 ${n(fault.limit)} 个子网。`;
    case 'no-free-block':
      return fault.wish === `/${fault.prefix}`
        ? `没有空闲的 /${fault.prefix} 了。`
        : `放不下「${fault.wish}」：没有空闲的 /${fault.prefix} 了。`;
    case 'not-plan':
      return '这不是由本页保存的规划。';
    case 'plan-too-long':
      return `规划最多 ${n(fault.limit)} 行。`;
    default:
      return entryFault(fault);
  }
}

export const words = {
  pages: '功能',
  tabs: { facts: '查看', merge: '合并', exclude: '排除', compare: '比较', plan: '规划' },
  types: { ...ipv4Words.types, ...ipv6Types } satisfies Record<AddressType | Ipv6Type, string>,
  options: {
    hostBits: { label: '主机位不为零时', values: { take: '取所在网段', refuse: '报错' } },
    format: {
      label: '输出格式',
      values: {
        cidr: 'CIDR',
        ranges: '范围',
        masks: '掩码',
        'allowed-ips': 'AllowedIPs',
        nginx: 'nginx allow',
        iptables: 'iptables',
        json: 'JSON',
      },
    },
    ipv6: { label: 'IPv6 写法', values: { short: '缩写', full: '完整' } },
    prefix: { label: '子网前缀' },
  },
  count: n,
  block: '网段或地址',
  blockHint: 'IPv4 或 IPv6；也可以带掩码，或是恰好构成一个网段的范围 a-b。',
  moves: '前往',
  previous: '上一网段',
  next: '下一网段',
  parent: '上级网段',
  facts: '网段信息',
  fact: {
    block: 'CIDR',
    address: '地址',
    network: '网络',
    last: '末个地址',
    router: '路由器任播地址',
    usable: '可用地址',
    broadcast: '广播地址',
    count: '地址总数',
    prefix: '前缀长度',
    mask: '掩码',
    wildcard: '通配符掩码',
    slash64s: '其中的 /64',
    around64: '所在的 /64',
    type: '类型',
    zone: '反向解析区域',
    classlessZone: '无类反向区域（RFC 2317）',
  },
  noBroadcast: '无',
  usableRange: (first: string, last: string, count: string) => `${first} – ${last}（${count} 个）`,
  slash64s: (count: string, first: string, last: string) => `${count} 个：${first} 至 ${last}`,
  zones: (first: string, last: string, count: number) => `${first} 至 ${last}（共 ${n(count)} 个区域）`,
  registered: (type: string, source: string) => `${type}（${source}）`,
  severalTypes: '还有其他类型',
  registryDate: 'IANA 特殊用途地址注册表，2025-10-09',
  formsTitle: '地址的其他写法',
  form: {
    short: '缩写',
    dotted: '点分',
    full: '完整',
    mixed: '混合',
    mapped: 'IPv6 映射',
    integer: '整数',
    hex: '十六进制',
    binary: '二进制',
  },
  boundary: (prefix: number) => `网络位到第 ${prefix} 位为止`,
  insideTitle: '地址里还有什么',
  insideName: {
    mapped: '映射的 IPv4',
    compatible: '兼容的 IPv4（已弃用）',
    '6to4': '6to4 的 IPv4',
    nat64: 'NAT64 的 IPv4',
    isatap: 'ISATAP 的 IPv4',
    server: 'Teredo 服务器',
    client: 'Teredo 客户端',
    port: 'Teredo 端口',
    flags: 'Teredo 标志',
    mac: 'MAC 地址（EUI-64）',
    solicited: '请求节点组播组',
    scope: '组播范围',
  } satisfies Record<Exclude<Inside['code'], 'teredo'> | 'server' | 'client' | 'port' | 'flags', string>,
  scope: (scope: number) => scopes[scope] ?? `${scope}`,
  hostBitsNote: (block: string) => `输入的地址在网段 ${block} 之内。`,
  pointToPoint: '两个地址都可用，用于点对点链路。',
  dropped: { zone: '已去掉 % 之后的接口名。', port: '已去掉端口。' },
  split: '划分子网',
  subnetPrefix: '子网前缀',
  subnetOption: (prefix: number, count: number) => `/${prefix} · ${n(count)} 个子网`,
  subnets: (count: number, prefix: number) => `${n(count)} 个 /${prefix}`,
  cannotSplit: '单个地址无法再划分。',
  row: '序号',
  network: '网段',
  start: '起始',
  end: '结束',
  addresses: '地址数',
  label: '标签',
  copyText: '复制文本',
  copyCsv: '复制 CSV',
  openUla: '到「IPv6 ULA 生成器」中打开',
  openSubnet: '到「IPv4 子网计算器」中打开',
  openRange: '到「IPv4 范围转 CIDR」中打开',
  list: '网段列表',
  listHint: '每行一个，或用逗号、空格分隔：网段、地址、范围 a-b、掩码，IPv4 与 IPv6 可混用；# 之后为标签。',
  allowed: '允许',
  excluded: '排除',
  addTo: '加入排除列表',
  presets: { private: '私有地址', 'link-local': '链路本地', multicast: '组播', special: '全部特殊地址' },
  example: '示例',
  empty: '输入网段后，结果显示在这里。',
  blocks: (count: number) => `${n(count)} 个网段`,
  totals: '数量',
  totalsHeads: { what: '项目', before: '之前', after: '之后' },
  entries: '条目',
  ipv4Addresses: 'IPv4 地址',
  ipv6Addresses: 'IPv6 地址',
  power: (digits: string, power: number) => `${digits}（2^${power}）`,
  enclosing: '包含全部的单个网段',
  leftOut: (count: number) => `${n(count)} 项无法读取，未计入结果`,
  notExcluded: (count: number) => `排除列表中 ${n(count)} 项无法读取，因此没有被排除`,
  lineFault,
  more: (count: number) => `还有 ${n(count)} 条。`,
  note: ({ code, found, block = '' }: ListNote) => {
    if (code === 'host-bits') return `「${found}」的主机位不为零，按 ${block} 计。`;
    return code === 'zone' ? `已去掉「${found}」中 % 之后的接口名。` : `已去掉「${found}」中的端口。`;
  },
  place: (line: number) => `第 ${n(line)} 行`,
  askLarge: (rows: number, size: string) => `要写出 ${n(rows)} 行吗（最多 ${size}）？`,
  askLargeHint: '可能需要一分钟，可以随时取消。',
  writeLarge: '写出列表',
  first: '列表 A',
  second: '列表 B（可选）',
  overlaps: (count: number) => `${n(count)} 对重叠`,
  noOverlaps: '列表 A 中没有重叠',
  firstPairs: (shown: number, all: number) => `共 ${n(all)} 对，列出 ${n(shown)} 对。`,
  pairHeads: { one: '条目', relation: '关系', other: '另一条目' },
  relations: { holds: '包含', inside: '位于其内', equals: '相同', overlaps: '部分重叠' } satisfies Record<
    Relation,
    string
  >,
  numbered: (number: number, text: string) => `${n(number)} · ${text}`,
  covered: 'A 全部在 B 之内',
  notCovered: 'A 不全在 B 之内',
  covers: 'B 全部在 A 之内',
  notCovers: 'B 不全在 A 之内',
  equal: 'A 与 B 完全相同',
  disjoint: 'A 与 B 没有共同的地址',
  sides: { common: 'A ∩ B', onlyFirst: 'A ∖ B', onlySecond: 'B ∖ A' },
  none: '无',
  root: '要规划的网段',
  rootHint: '也可以粘贴保存过的规划（JSON）。',
  rootEnter: '按 Enter 以此地址块新建规划。',
  startPlan: '新建规划',
  undo: '撤销',
  redo: '重做',
  tree: '规划',
  bar: '各部分的大小',
  free: '空闲',
  used: '已占用',
  wishes: '各子网的主机数',
  wishesHint: '例如「100 50 /27」或「办公室 100」；大的先放。',
  fit: '放入',
  nextFree: '下一个空闲',
  nextFreeLabel: '下一个空闲的子网',
  take: '占用',
  nodeLabel: '标签',
  colour: '颜色',
  colours: { 0: '无', 1: '蓝', 2: '绿', 3: '橙', 4: '紫', 5: '红', 6: '青' },
  isUsed: '已占用',
  halve: '对半分',
  splitInto: '划分为',
  join: '合并回一个',
  selected: (block: string) => `选中：${block}`,
  nodeFacts: (first: string, last: string, count: string) => `${first} – ${last}，${count} 个地址`,
  addressCount: (count: string) => `${count} 个地址`,
  hostCount: (count: string) => `${count} 台主机`,
  freeSpace: '空闲空间',
  noFree: '没有空闲空间了',
  planFile: '保存规划',
  copyPlan: '复制 JSON',
  openPlan: '打开规划',
  print: '打印',
  printLimit: (rows: number) => `打印前 ${n(rows)} 行。`,
  fault: anyFault,
};
