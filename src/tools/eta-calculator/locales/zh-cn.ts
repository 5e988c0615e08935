import { zoneWords } from '../../../i18n/zones/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import type { RememberedOptions } from '../options';
import type { Estimate } from '../estimate';
import type { EstimateFault } from '../job';
import type { Span } from '../../../lib/duration';

const PACES: Record<Exclude<Span, 'ms'>, string> = { s: '秒', min: '分钟', h: '小时', d: '天' };

export const words = {
  options: {
    mode: { label: '方式', values: { rate: '按速度', progress: '按进度', transfer: '传输' } },
    amount: '总量',
    done: '已完成',
    units: '每段时间完成',
    span: '时间段长度',
    unit: { label: '时间单位', values: { ms: '毫秒', s: '秒', min: '分钟', h: '小时', d: '天' } },
    size: '大小',
    sizeUnit: { label: '大小单位', values: String },
    speed: '速度',
    speedUnit: { label: '速度单位', values: String },
    share: { label: '占用线路（%）', hint: '线路中可供此次传输使用的份额。' },
    zone: '时区',
  } satisfies OptionWords<RememberedOptions>,
  instants: {
    start: { choice: '开始时间', field: '开始于' },
    measured: { choice: '测量时间', field: '测量于' },
  },
  now: '现在',
  given: '指定',
  instantHint: zoneWords.byClocks,
  browserZone: zoneWords.ofBrowser,
  result: '预计',
  facts: {
    total: '总耗时',
    weeks: '合周数',
    left: '剩余时间',
    end: '完成时刻',
    day: '日期',
    endIso: '完成时刻（ISO 8601）',
    durationIso: '总耗时（ISO 8601）',
    percent: '完成百分比',
  },
  dayText: (day: string, time: string) => `${day} ${time}`,
  tooFar: '太久远，无法给出日期',
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
        return zoneWords.unknown(fault.zone);
    }
  },
};
