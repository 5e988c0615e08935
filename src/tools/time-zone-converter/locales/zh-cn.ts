import { dateWords } from '../../../i18n/dates/zh-cn';
import { reorderWords } from '../../../i18n/reorder/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { durationText } from '../../../lib/duration';
import { rational } from '../../../lib/rational';
import { numbersOf } from '../../../i18n/words';
import type { ClockNotice } from '../clocks';
import { showOffset } from '../show-offset';
import type { MomentFault } from '../moment-fault';
import type { Form, Remembered } from '../options';
import type { State } from '../planner';

const { count: n } = numbersOf('zh-cn');

const spell = (seconds: number) => durationText(rational(BigInt(Math.abs(seconds))), 'zh-cn');

/** Of a day that clocks make longer or shorter: 25 hours, not a day and an hour. */
const hoursOf = (seconds: number) => {
  const rest = seconds % 3600;
  const hours = `${n(Math.floor(seconds / 3600))} 小时`;
  return rest === 0 ? hours : `${hours} ${spell(rest)}`;
};

const forms: Record<Form, string> = {
  text: '文本',
  markdown: 'Markdown 表格',
  csv: 'CSV',
  iso: 'ISO 8601',
  unix: 'Unix 时间戳',
  discord: 'Discord 时间戳',
};

const meanings = {
  'America/Chicago': '美国中部',
  'Asia/Shanghai': '中国',
  'America/Havana': '古巴',
  'Asia/Kolkata': '印度',
  'Asia/Jerusalem': '以色列',
  'Europe/Dublin': '爱尔兰',
  'Europe/London': '英国夏令时',
  'Asia/Dhaka': '孟加拉国',
  'America/Halifax': '大西洋时间',
  'Asia/Riyadh': '沙特阿拉伯',
  'America/Los_Angeles': '美国太平洋',
  'Asia/Manila': '菲律宾',
  'Asia/Dubai': '海湾地区',
  'Atlantic/South_Georgia': '南乔治亚岛',
  'Asia/Yerevan': '亚美尼亚',
  'America/Manaus': '亚马孙',
};
const named = new Map(Object.entries(meanings));

type Choices = Extract<MomentFault, { code: 'which-zone' }>['choices'];

const choicesOf = (choices: Choices) => {
  const all = choices.map(({ zone, offset }) => `${named.get(zone) ?? zone}（${showOffset(offset)}）`);
  return [all.slice(0, -1).join('、'), ...all.slice(-1)].join('还是');
};

export const words = {
  options: {
    zones: '时区',
    labels: '名称',
    reference: '参照时区',
    clock: {
      label: '时制',
      values: (value: string) => ({ auto: '随语言', 24: '24 小时', 12: '12 小时' })[value] ?? value,
    },
    length: { label: '会议时长', values: (value: number) => spell(value * 60) },
    span: { label: '范围', values: { day: '一天', week: '一周' } },
  } satisfies OptionWords<Remembered>,
  moment: '时刻',
  placeholder: '留空即为现在；如 15:00 CET、北京时间 9:00、3pm New York',
  readIn: (zone: string) => `未写时区时按 ${zone} 的时钟读取`,
  picker: '选择日期和时间',
  examples: {
    paris: '巴黎下午',
    city: '城市名',
    abbreviation: '时区缩写',
    unix: 'Unix 时间戳',
    skipped: '夏令时跳过的时刻',
  },
  pause: '暂停',
  resume: '继续',
  pages: '页面',
  tabs: { clocks: '各地时间', plan: '会议安排' },
  zones: '时区',
  addZone: '添加时区',
  addPlaceholder: '城市、国家、缩写或时差',
  noZone: (query: string) => `没有名为「${query}」的时区或城市。`,
  listed: (zone: string) => `${zone} · 已在列表中`,
  zoneCount: (count: number) => `${n(count)} 个时区`,
  reference: '参照',
  makeReference: (name: string) => `以 ${name} 为参照`,
  remove: (name: string) => `移除 ${name}`,
  move: reorderWords.move,
  moved: (name: string, place: number, count: number) => `${name} 移到第 ${place} 位，共 ${count} 位。`,
  label: (name: string) => `${name} 的名称`,
  labelPlaceholder: '名称',
  timeIn: (name: string) => `${name} 的时间`,
  noTime: (typed: string) => `「${typed}」不是时间，请输入 15:30 或 3pm 这样的时间。`,
  days: (days: number) => `${days > 0 ? '+' : '−'}${Math.abs(days)} 天`,
  summer: '夏令时',
  same: '与参照相同',
  difference: (seconds: number) => `比参照${seconds > 0 ? '快' : '慢'} ${spell(seconds)}`,
  change: (date: string, before: string, after: string) => `${date} ${before} 拨到 ${after}`,
  unknownZone: (zone: string) => `此浏览器不认识 ${zone}。`,
  copyAs: '复制为',
  forms,
  calendar: '下载 meeting.ics',
  meeting: '会议',
  many: '批量转换日期',
  hours: '工作时间',
  from: (name: string) => `${name} 上班`,
  to: (name: string) => `${name} 下班`,
  workdays: (name: string) => `${name} 的工作日`,
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  weekdayNames: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  states: { work: '工作', wake: '醒着', night: '夜间' } satisfies Record<State, string>,
  cell: (from: string, to: string, state: string) => `${from}–${to}，${state}`,
  planner: '时间表',
  everybody: '所有人',
  together: '共同工作时间',
  noTogether: '无',
  noCommon: '这一天没有共同的工作时间。',
  tooShort: (length: string) => `共同的工作时间不足 ${length}。`,
  noRows: '没有可用的时区。',
  best: '最佳时段',
  least: '最接近的时段',
  choose: (when: string) => `选用 ${when}`,
  early: (seconds: number) => `早 ${spell(seconds)}`,
  late: (seconds: number) => `晚 ${spell(seconds)}`,
  dayOff: '休息日',
  outside: (name: string, facts: readonly string[]) => `${name} ${facts.join('、')}`,
  hoursInDay: (seconds: number) => `这一天有 ${hoursOf(seconds)}`,
  weekly: '一年内每周一次',
  weeklyIntro: (time: string, zone: string) => `每周同一时间（${zone} ${time}）开会，以下日期起有人的当地时间会变：`,
  weeklyNone: '一年内所有人的当地时间都不变。',
  moves: (name: string, from: string, to: string) => `${name} ${from} → ${to}`,
  meanings,
  later: (offset: string) => `改用较晚的（${offset}）`,
  fault: (fault: MomentFault): string => {
    switch (fault.code) {
      case 'bad-row':
        return `「${fault.text}」不是时区和工作时间，应如 Europe/Paris 9-17 12345。`;
      case 'which-zone':
        return `${fault.name}：${choicesOf(fault.choices)}？`;
      case 'which-order':
        return '日和月的顺序无法判断。';
      case 'unknown-place':
        return `没有名为「${fault.name}」的时区或城市；相近的有：${fault.near.map(({ name }) => name).join('、')}。`;
      default:
        return dateWords.fault(fault);
    }
  },
  note: (note: ClockNotice): string => {
    switch (note.code) {
      case 'skipped':
        return `${note.zone} 在 ${note.date} 没有 ${note.time}（时钟从 ${note.before} 拨到 ${note.after}），已改用 ${note.used}。`;
      case 'repeated':
        return `${note.wall.slice(11, 16)} 在 ${note.zone} 的 ${note.wall.slice(0, 10)} 出现两次：${note.earlier} 和 ${note.later}。采用前者。`;
      default:
        return dateWords.notice(note);
    }
  },
};
