import { placeWords } from '../../../i18n/places/zh-cn';
import { TYPED_NUMBER_WORDS } from '../../../i18n/typed-number';
import { numbersOf } from '../../../i18n/words';
import type { DataUnit } from '../../../lib/data-units';
import type { Fault } from '../faults';
import type { Field, ReadFault, ReadNote } from '../read-amount';
import type { LinkId, Span } from '../reports';
import type { Shower } from '../shown-by';
import type { Skipped } from '../sum-list';
import type { Piece } from '../units';

const { count } = numbersOf('zh-cn');

const NAMES: Record<Field, string> = { size: '大小', rate: '速率', time: '时间', period: '时段', events: '事件频率' };

const showers: Record<Shower, string> = {
  drive: '硬盘标签',
  windows: 'Windows',
  macos: 'macOS 访达',
  ls: 'ls -h、du -h',
  df: 'df -h',
  si: 'ls --si、df -H',
};

const pieces: Record<Piece, string> = { sector: '扇区（512 B）', page: '页（4 KiB）', block: '块' };
const pieceUnits: Record<Piece, string> = { sector: '扇区', page: '页', block: '块' };

const spans: Record<Span, string> = { minute: '每分钟', hour: '每小时', day: '每天', month: '每 30 天' };

const links: Record<LinkId, string> = {
  modem: '拨号调制解调器',
  adsl: 'ADSL',
  ethernet: '以太网',
  fast: '百兆以太网',
  usb2: 'USB 2.0',
  gigabit: '千兆以太网',
  'gigabit-2.5': '2.5G 以太网',
  usb3: 'USB 3',
  'gigabit-10': '万兆以太网',
  'gigabit-25': '25G 以太网',
  'gigabit-40': '40G 以太网',
  'gigabit-100': '100G 以太网',
  'gigabit-400': '400G 以太网',
};

const skipped: Record<Skipped, string> = {
  total: '合计行，不计入',
  self: '目录本身，不计入',
  nested: '上级目录已在列表中，不计入',
};

type NumberWhy = Extract<ReadFault, { code: 'number' }>['why'];

function numberFault(why: NumberWhy): string {
  switch (why.code) {
    case 'negative':
      return '不能为负数。';
    case 'too-long':
      return `数字太长，最多 ${count(why.limit)} 位。`;
    case 'bad-number':
      return TYPED_NUMBER_WORDS['zh-cn'].fault(why.why);
  }
}

function fault(given: Fault): string {
  switch (given.code) {
    case 'empty':
      return `请输入${NAMES[given.field]}。`;
    case 'not-read':
      return `这不是${NAMES[given.field]}：${given.found}。`;
    case 'no-unit':
      return '缺少单位，例如 8 h 或 30 天。';
    case 'is-rate':
      return `${given.found} 是速率，这里需要大小。`;
    case 'zero':
      return `${NAMES[given.field]}必须大于零。`;
    case 'number':
      return numberFault(given.why);
    case 'too-many-lines':
      return `行数太多，最多 ${count(given.limit)} 行。`;
    case 'no-size':
      return placeWords.inLine(given.line, fault(given.why));
  }
}

function note(given: ReadNote): string {
  switch (given.code) {
    case 'assumed-bytes':
      return '没有单位，按字节读取。';
    case 'lone-letter':
      return `没有写全单位，读作 ${given.unit}。`;
    case 'bit-or-byte':
      return `小写 b 表示比特，读作 ${given.unit}；你要的是字节吗？`;
    case 'per-second':
      return '没有写时间，按每秒读取。';
    case 'cut-off':
      return '「…」之后的小数未知，只计算已写出的位数。';
    case 'calendar':
      return '一个月按 30 天、一年按 365 天计算。';
    case 'of-both':
      return `两个大小中按精确的 ${given.read} 读取。`;
    case 'other-number':
      return TYPED_NUMBER_WORDS['zh-cn'].otherReading(given.read, given.other);
  }
}

export const words = {
  tabs: '换算内容',
  tab: { size: '大小', rate: '速率', time: '时间', volume: '流量', list: '列表' },
  fields: {
    size: '大小',
    rate: '速率',
    time: '时间',
    period: '时段',
    events: '事件频率',
    eventSize: '每个事件的大小',
    text: '大小列表',
  },
  placeholders: {
    size: '例如 1.5 GiB、700MB、0x400 B',
    rate: '例如 100 Mbit/s、8 Mbps、5 GB/h',
    time: '例如 8 h、1 天 12 小时、PT8H',
    period: '例如 30 天、1 个月、P30D',
    events: '例如 500/s、200 万/天',
    eventSize: '例如 800 B',
    text: '每行一个大小，或粘贴 du -h、ls -lh 的输出',
  },
  options: {
    tab: { label: '换算内容', values: { size: '大小', rate: '速率', time: '时间', volume: '流量', list: '列表' } },
    size: '大小',
    rate: '速率',
    solve: { label: '求', values: { time: '传输时间', rate: '所需速率' } },
    time: '时间',
    volumeOf: { label: '来源', values: { rate: '速率 × 时段', events: '事件 × 大小 × 时段' } },
    period: '时段',
    events: '事件频率',
    eventSize: '每个事件的大小',
    overhead: { label: '开销', unit: '%' },
    to: { label: '换算为', values: (unit: 'all' | DataUnit) => (unit === 'all' ? '所有单位' : unit) },
    kilo: { label: 'KB、MB、GB 表示', values: { '1000': '1000 的幂', '1024': '1024 的幂' } },
    digits: {
      label: '位数',
      values: (digits: number | 'exact') => (digits === 'exact' ? '精确' : `${digits} 位有效数字`),
    },
    numbers: { label: '数字格式', values: { language: '1,234.5', plain: '1234.5' } },
    block: { label: '块大小', unit: 'B' },
    letters: { label: 'K、M、G 单独出现时', values: { '1024': '1024 的幂（ls -h）', '1000': '1000 的幂（--si）' } },
    bare: { label: '没有单位的数字', values: { '1': '字节', '512': '512 字节的块', '1024': '1024 字节的块（du）' } },
    nested: '上级目录已在列表中时也计入',
  },
  unitOf: { size: '大小的单位', rate: '速率的单位' },
  chooseUnit: '单位',
  useUnit: (unit: string) => `改为 ${unit}`,
  pieces,
  pieceUnits,
  blockOf: (bytes: string) => `块（${bytes} B）`,
  result: '结果',
  bytes: '字节',
  bits: '比特',
  decimal: '1000 的幂',
  binary: '1024 的幂',
  rounded: (digits: number) => `四舍五入到 ${digits} 位有效数字`,
  copyAll: '复制全部',
  shownBy: '各处显示为',
  showers,
  more: '其他形式',
  inWords: '读作',
  power: '2 的幂',
  difference: '两种单位之差',
  differenceText: (binary: string, decimal: string, percent: string) => `1 ${binary} 比 ${decimal} 大 ${percent}%`,
  fractionOfBit: '这不是整数个比特：没有哪台计算机能存储比特的一部分。',
  fractionOfByte: '这不是整数个字节，所以没有文件会是这个大小。',
  spansTitle: '一段时间内',
  spans,
  duration: '时长',
  seconds: '秒数',
  iso: 'ISO 8601',
  net: '扣除开销后的速率',
  fraction: '精确值',
  ladder: '常见线路',
  links,
  sum: '合计',
  least: '至少',
  leastHint: '带字母的大小在显示时向上取整，真实合计介于两者之间。',
  counted: (n: number) => `计入 ${count(n)} 行`,
  lines: '各行',
  line: '行',
  name: '名称',
  typed: '原文',
  size: '大小',
  remark: '备注',
  skipped,
  smallB: (n: number) => `有 ${count(n)} 行的小写 b 按比特读取；如果是字节，请写作 B。`,
  nestedNote: (n: number) => `${count(n)} 行已包含在列表中的上级目录里，没有重复计入。`,
  place: placeWords.line,
  moreWrong: (n: number) => `另有 ${count(n)} 行不是大小。`,
  empty: '请输入大小，结果会显示在这里。',
  note,
  fault,
};
