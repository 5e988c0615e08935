import { dateWords } from '../../../i18n/dates/zh-cn';
import { zoneWords } from '../../../i18n/zones/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import type { RememberedOptions } from '../options';
import { numbersOf } from '../../../i18n/words';
import type { ReadFault } from '../../../lib/dates/understand';
import type { RelateFault } from '../operations';
import type { OutputName } from '../outputs';

const { count: n } = numbersOf('zh-cn');

const outputs: Record<OutputName, string> = {
  js: 'JS 本地日期字符串',
  iso8601: 'ISO 8601',
  iso8601Utc: 'ISO 8601（UTC）',
  iso9075: 'ISO 9075',
  rfc3339: 'RFC 3339',
  rfc7231: 'RFC 7231',
  unix: 'Unix 时间戳（秒）',
  milliseconds: '时间戳（毫秒）',
  microseconds: '时间戳（微秒）',
  nanoseconds: '时间戳（纳秒）',
  utc: 'UTC 格式',
  objectId: 'Mongo ObjectID',
  excel: 'Excel 日期时间',
  filetime: 'Windows FILETIME',
  filetimeBytes: 'FILETIME 字节（十六进制）',
  ticks: '.NET ticks',
  week: 'ISO 周日期',
  ordinal: '年内第几天',
  weekday: '星期',
  relative: '相对时间',
};

export const words = {
  options: {
    zone: '时区',
    zones: '更多时区',
    excel: { label: 'Excel 日期系统', values: String },
    fraction: { label: '秒的小数位', values: (value: string) => (value === 'auto' ? '自动' : value) },
    output: { label: '转换为', values: outputs },
  } satisfies OptionWords<RememberedOptions>,
  value: '日期或时间戳',
  placeholder: '留空即为现在；每行一个可批量转换',
  examples: {
    unix: 'Unix 时间戳',
    iso: 'ISO 8601',
    http: 'HTTP 日期',
    js: 'JS 日期字符串',
    excel: 'Excel 序列号',
    objectId: 'Mongo ObjectID',
    list: '多行',
  },
  pause: '暂停',
  resume: '继续',
  picker: '选择日期和时间',
  pickerHint: zoneWords.byClocks,
  readAs: '读作',
  auto: '自动识别',
  browserZone: zoneWords.ofBrowser,
  addZone: '添加时区',
  removeZone: (zone: string) => `移除 ${zone}`,
  now: '现在',
  couldBe: '也可能是',
  bothOrders: '日和月的顺序无法判断，两种读法都列在下面。',
  otherZones: '其他时区',
  manyZones: '在多个时区查看',
  readings: dateWords.readings,
  years: (first: number, last: number) => `仅限 ${first}–${last} 年`,
  lines: (count: number) => `${n(count)} 行`,
  faultyLines: (count: number) => `${n(count)} 行无法识别`,
  converted: '转换后的日期',
  input: '输入',
  reading: '读法',
  result: '结果',
  remark: '备注',
  or: ' 或 ',
  fault: (fault: ReadFault | RelateFault): string =>
    fault.code === 'not-nanoseconds' ? '请输入纳秒数：整数，最多 22 位。' : dateWords.fault(fault),
  notice: dateWords.notice,
};
