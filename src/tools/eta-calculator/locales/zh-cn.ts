import type { Estimate } from '../estimate';
import type { EstimateFault, Mode, NumberField } from '../job';
import type { Span } from '../duration';

const modes: Record<Mode, string> = { rate: '按速度', progress: '按进度', transfer: '传输' };
const units: Record<Span, string> = { ms: '毫秒', s: '秒', min: '分钟', h: '小时', d: '天' };

const fields: Record<NumberField | 'start' | 'measured', string> = {
  amount: '总量',
  done: '已完成',
  units: '每段时间完成',
  span: '时间段长度',
  size: '大小',
  speed: '速度',
  share: '占用线路（%）',
  start: '开始时间',
  measured: '测量时间',
};

const PACES: Record<Exclude<Span, 'ms'>, string> = { s: '秒', min: '分钟', h: '小时', d: '天' };

export const words = {
  mode: '方式',
  modes,
  fields,
  unit: '时间单位',
  units,
  sizeUnit: '大小单位',
  speedUnit: '速度单位',
  perSpan: '每',
  shareHint: '线路中可供此次传输使用的份额。',
  startChoice: '开始时间',
  measuredChoice: '测量时间',
  now: '现在',
  given: '指定',
  startAt: '开始于',
  measuredAt: '测量于',
  instantHint: (zone: string) => `按 ${zone} 的钟表时间。`,
  zone: '时区',
  browserZone: (zone: string) => `浏览器时区：${zone}`,
  reset: '恢复默认',
  result: '预计',
  total: '总耗时',
  weeks: '合周数',
  left: '剩余时间',
  end: '完成时刻',
  endIso: '完成时刻（ISO 8601）',
  durationIso: '总耗时（ISO 8601）',
  day: '日期',
  dayText: (day: string, time: string) => `${day} ${time}`,
  tooFar: '太久远，无法给出日期',
  percent: '完成百分比',
  done: (percent: string) => `已完成 ${percent}`,
  rates: '速度',
  rate: (span: Exclude<Span, 'ms'>) => `每${PACES[span]}`,
  note: (note: NonNullable<Estimate['note']>): string => {
    switch (note) {
      case 'nothing-to-do':
        return '没有要做的事。';
      case 'finished':
        return '已经完成。';
      case 'not-begun':
        return '尚未开始。';
    }
  },
  fault: (fault: EstimateFault): string => {
    switch (fault.code) {
      case 'not-number':
        return '请输入数字。';
      case 'negative':
        return '不能小于 0。';
      case 'no-pace':
        return '速度必须大于 0。';
      case 'over-share':
        return '不能超过 100 %。';
      case 'finished':
        return '已经完成：完成量超过了总量。';
      case 'no-instant':
        return '请填写开始时间。';
      case 'not-instant':
        return '请填写完整的日期和时间。';
      case 'not-begun':
        return '开始时间必须早于测量时间。';
      case 'no-such-zone':
        return `未知的时区：${fault.zone}。`;
    }
  },
};
