import { zoneWords } from '../zones/zh-cn';
import type { Notice } from '../../lib/dates/moment';
import type { Reading } from '../../lib/dates/readings';
import type { ReadFault } from '../../lib/dates/understand';

const WEEKDAYS = ['', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'];

const readings: Record<Reading, string> = {
  seconds: 'Unix 时间戳（秒）',
  milliseconds: 'Unix 时间戳（毫秒）',
  microseconds: 'Unix 时间戳（微秒）',
  nanoseconds: 'Unix 时间戳（纳秒）',
  rfc3339: 'RFC 3339',
  iso8601: 'ISO 8601',
  iso9075: 'ISO 9075（SQL）',
  rfc9557: 'RFC 9557（带时区名）',
  rfc7231: 'RFC 7231（HTTP）',
  rfc5322: 'RFC 5322（邮件）',
  rfc850: 'RFC 850',
  asctime: 'asctime',
  'js-date': 'JS 日期字符串',
  english: '英文日期',
  'day-first': '日/月/年',
  'month-first': '月/日/年',
  'year-first': '年/月/日',
  compact: '年月日数字（YYYYMMDD[hhmmss]）',
  year: '年份',
  ldap: 'LDAP',
  'json-date': '/Date(ms)/',
  excel: 'Excel 序列号',
  filetime: 'Windows FILETIME',
  'filetime-bytes': 'FILETIME 字节（十六进制）',
  'web-log': '网络服务器日志',
  exif: 'EXIF',
  french: '法文日期',
  ticks: '.NET ticks',
  'object-id': 'Mongo ObjectID',
  ulid: 'ULID',
  uuid: 'UUID（v1、v6、v7）',
  keyword: '现在、今天、昨天、明天',
};

/** What tools that read dates say of them. */
export const dateWords = {
  readings,
  fault: (fault: ReadFault): string => {
    switch (fault.code) {
      case 'unknown':
        return '这不是已知的日期格式。';
      case 'not-this-format':
        return `这不是所选的格式：${readings[fault.reading]}。`;
      case 'day-out-of-month':
        return `${fault.year} 年 ${fault.month} 月有 ${fault.days} 天。`;
      case 'no-such-month':
        return `没有 ${fault.month} 月。`;
      case 'day-out-of-year':
        return `${fault.year} 年有 ${fault.days} 天。`;
      case 'week-out-of-year':
        return `${fault.year} 年有 ${fault.weeks} 个 ISO 周。`;
      case 'no-such-weekday':
        return `ISO 周日期的星期为 1 到 7，没有 ${fault.weekday}。`;
      case 'no-such-time':
        return `${fault.time} 不是有效的时间。`;
      case 'no-such-offset':
        return `${fault.offset} 不是有效的时差。`;
      case 'wrong-weekday':
        return `${fault.year} 年 ${fault.month} 月 ${fault.day} 日是${WEEKDAYS[fault.weekday]}。`;
      case 'unknown-zone':
        return zoneWords.unknown(fault.zone);
      case 'offset-mismatch':
        return `${fault.zone} 此时的时差是 ${fault.expected}，不是 ${fault.offset}。`;
      case 'unknown-annotation':
        return `无法识别后缀 ${fault.annotation}。`;
      case 'excel-sixty':
        return 'Excel 序列号 60 是 1900 年 2 月 29 日，这一天并不存在。';
      case 'number-range':
        return `数值须在 ${fault.first} 到 ${fault.last} 之间。`;
      case 'uuid-without-time':
        return `版本 ${fault.version} 的 UUID 不含时间，只有 v1、v6、v7 含有。`;
      case 'out-of-range':
        return '超出可表示的范围：公元前 271822 年 4 月 20 日到公元 275760 年 9 月 13 日。';
    }
  },
  notice: (notice: Notice): string => {
    switch (notice.code) {
      case 'skipped':
        return `${notice.zone} 因夏令时或时区调整跳过了 ${notice.wall}：可能是 ${notice.earlier} 或 ${notice.later}。已顺延，采用后者。`;
      case 'repeated':
        return `${notice.wall} 在 ${notice.zone} 出现两次：${notice.earlier} 和 ${notice.later}。采用前者。`;
      case 'leap-second':
        return '第 60 秒按 59 秒读取。';
      case 'digits-dropped':
        return '纳秒以下的数字已舍去。';
      case 'asctime-utc':
        return 'asctime 不写时区，按 HTTP 的规定视为 UTC。';
      case 'this-year':
        return `没有年份，已按 ${notice.year} 年读取。`;
      case 'skipped-day':
        return `${notice.zone} 越过国际日期变更线时跳过了 ${notice.date} 这一天，之后是 ${notice.next}。`;
      case 'abbreviation':
        return `${notice.name} 按 UTC${notice.offset} 读取；在别处它是 ${notice.others.map((offset) => `UTC${offset}`).join(' 或 ')}。`;
      case 'two-digit-year':
        return `年份不足四位，视为 ${notice.year} 年。`;
    }
  },
};
