import type { OptionWords } from '../../../i18n/option-words';
import type { RememberedOptions } from '../options';
import type { ChoiceKind } from '../builder';
import type { Dialect, FieldName } from '../dialects';
import type { CronFault, DayRule } from '../expression';
import type { Item, Warning } from '../field';
import { nameOf } from '../names';
import type { OptionFault } from '../operations';
import type { RunMark, RunsEnd } from '../runs';
import type { SnippetFault } from '../snippets';

const fields: Record<FieldName, string> = {
  second: '秒',
  minute: '分钟',
  hour: '小时',
  day: '日期',
  month: '月份',
  weekday: '星期',
  year: '年份',
};

/** A value as it stands in a sentence. */
function valueOf(field: FieldName, value: number): string {
  switch (field) {
    case 'second':
      return `第 ${value} 秒`;
    case 'minute':
      return `第 ${value} 分`;
    case 'hour':
      return `${value} 点`;
    case 'day':
      return `${value} 日`;
    case 'year':
      return `${value} 年`;
    default:
      return nameOf(field, value, 'zh-CN');
  }
}

const units: Record<FieldName, string> = {
  second: '秒',
  minute: '分钟',
  hour: '小时',
  day: '天',
  month: '个月',
  weekday: '天',
  year: '年',
};

const everyWords: Record<FieldName, string> = {
  second: '每秒',
  minute: '每分钟',
  hour: '每小时',
  day: '每天',
  month: '每月',
  weekday: '一周中的每天',
  year: '每年',
};

const stepWords = (field: FieldName, step: number) => (step === 1 ? '' : `，每隔 ${step} ${units[field]}`);

function meaning(item: Item, field: FieldName): string {
  switch (item.kind) {
    case 'any':
      return '不指定';
    case 'every':
      return item.step === 1 ? everyWords[field] : `每隔 ${item.step} ${units[field]}`;
    case 'value':
      return valueOf(field, item.value);
    case 'range':
      return `${valueOf(field, item.from)}到${valueOf(field, item.to)}${stepWords(field, item.step)}`;
    case 'onward':
      return `从${valueOf(field, item.from)}起${stepWords(field, item.step)}`;
    case 'last': {
      const day = item.before === 0 ? '每月最后一天' : `每月最后一天之前的第 ${item.before} 天`;
      if (!item.nearest) return day;
      return item.before === 0 ? '每月最后一个工作日' : `最接近${day}的工作日`;
    }
    case 'nearest':
      return `最接近 ${item.day} 日的工作日`;
    case 'nth':
      return `每月第 ${item.nth} 个${nameOf('weekday', item.weekday, 'zh-CN')}`;
    case 'last-weekday':
      return `每月最后一个${nameOf('weekday', item.weekday, 'zh-CN')}`;
  }
}

const dialects: Record<Dialect, string> = {
  unix: 'Unix（5 段）',
  seconds: '带秒（6 段）',
  quartz: 'Quartz（6–7 段）',
  aws: 'AWS（6 段）',
};

const counts: Record<Dialect, string> = {
  unix: 'Unix 表达式有 5 个字段',
  seconds: '带秒的表达式有 6 个字段',
  quartz: 'Quartz 表达式有 6 或 7 个字段',
  aws: 'AWS 表达式有 6 个字段',
};

const kinds: Record<ChoiceKind, string> = {
  every: '每个',
  step: '每隔 N',
  range: '从…到…',
  values: '所选值',
  any: '不指定（?）',
  typed: '自行输入',
};

function faultText(fault: CronFault | OptionFault): string {
  switch (fault.code) {
    case 'empty':
      return '请输入 cron 表达式。';
    case 'field-count':
      return `找到 ${fault.found} 个字段；${counts[fault.dialect]}。`;
    case 'blank-in-field':
      return `是想写 ${fault.text} 吗？字段内不能有空格。`;
    case 'every-macro':
      return '@every 是 Go 语言 cron 库的扩展，不属于 crontab。';
    case 'unknown-macro':
      return `没有 ${fault.macro} 这个宏。`;
    case 'macro-elsewhere':
      return `${fault.macro} 只用于 crontab，${dialects[fault.dialect]}没有宏。`;
    case 'rate':
      return 'rate(…) 不是 cron 表达式；请改用 cron(…)。';
    case 'unclosed':
      return 'cron( 缺少结尾的括号。';
    case 'day-fields':
      return fault.areBothOpen
        ? '日期与星期不能都是 ?；其中一个请写成 *。'
        : `${fault.dialect === 'aws' ? 'AWS' : 'Quartz'} 要求日期与星期中有且只有一个写成 ?。`;
    case 'unknown-zone':
    case 'no-such-zone':
      return `未知的时区：${fault.zone}。`;
    default:
      return `${fields[fault.field]}：${fieldFault(fault)}`;
  }
}

function fieldFault(fault: Extract<CronFault, { readonly field: FieldName }>): string {
  switch (fault.code) {
    case 'out-of-range':
      return `${fault.value} 不在 ${fault.min}–${fault.max} 之内。`;
    case 'backwards':
      return `范围 ${fault.text} 首尾颠倒。`;
    case 'bare-step':
      return `${fault.text} 应写成 *${fault.text}。`;
    case 'zero-step':
      return `${fault.text} 的步长为 0，至少应为 1。`;
    case 'empty-item':
      return '逗号前后缺少值。';
    case 'not-a-value':
      return `看不懂 ${fault.text}。`;
    case 'not-here':
      return `${dialects[fault.dialect]}的这个字段不能用 ${fault.sign}。`;
    case 'not-alone':
      return `带 ${fault.sign} 的值必须单独使用，不能放在列表里。`;
    case 'no-such-nth':
      return `# 后面应是 1 到 5，不是 ${fault.nth || '空'}。`;
    case 'too-far-back':
      return `L- 后面的天数最多为 ${fault.max}。`;
  }
}

export const words = {
  options: {
    expression: {
      label: 'Cron 表达式',
      placeholder: '0 9 * * 1-5',
      hint: '也可以粘贴 crontab 中的一行，或整个 crontab 文件。',
    },
    dialect: { label: '格式', values: { auto: '自动识别', ...dialects } },
    zone: '时区',
    count: { label: '运行次数', values: String },
    hour24: '24 小时制',
    verbose: '详细说明',
  } satisfies OptionWords<RememberedOptions>,
  examples: {
    unix: '工作日 9:00',
    either: '13 日或星期五',
    seconds: '带秒，每 30 秒',
    quartz: 'Quartz，每月最后一个星期五',
    aws: 'AWS，工作日',
    file: 'crontab 文件',
  },
  presets: '常用',
  presetNames: {
    minute: '每分钟',
    five: '每 5 分钟',
    hour: '每小时',
    day: '每天 0:00',
    workdays: '工作日 9:00',
    week: '每周一',
    month: '每月 1 日',
    quarter: '每季度',
  },
  autoAs: (name: string) => `自动识别：${name}`,
  browserZone: (zone: string) => `浏览器时区：${zone}`,
  time: '起算时间',
  now: '现在',
  given: '指定',
  instant: '起算时刻',
  instantHint: 'ISO 8601；不写时区则为 UTC。',
  notInstant: '这不是 ISO 8601 日期时间。',
  meaningTitle: '含义',
  command: '命令',
  awsZone: 'AWS 按 UTC 运行此表达式，因此下面的运行时间以 UTC 列出。',
  zoneOfText: (zone: string) => `按表达式中的时区 ${zone} 计算。`,
  dayRule: (rule: DayRule) =>
    rule === 'either'
      ? '日期与星期都有限定：满足其中任意一个即运行（日期或星期）。'
      : '日期与星期都有限定，且其中一个以 * 开头：两者同时满足才运行（日期且星期）。',
  warning: (warning: Warning): string => {
    switch (warning.code) {
      case 'onward-step':
        return `${fields[warning.field]}：${warning.text} 按 ${warning.same} 处理，但不是所有 cron 都接受。`;
      case 'large-step':
        return `${fields[warning.field]}：${warning.text} 的步长超出范围，只会取到第一个值。`;
      case 'extension':
        return `${fields[warning.field]}：${warning.text} 使用了扩展写法，不是所有 cron 都接受。`;
      case 'maybe-quartz':
        return '按「带秒」的 6 段格式读取，星期 1 为星期一。若用于 Quartz（1 为星期日），请选择 Quartz 格式。';
      case 'maybe-seconds':
        return '按 Quartz 读取，星期 1 为星期日。若用于带秒的 cron（1 为星期一），请选择「带秒」格式。';
    }
  },
  fault: faultText,
  builder: '构建',
  builderHint: '字段数正确后，可在此逐项修改。',
  fields,
  kindOf: (field: string) => `${field}：方式`,
  kinds,
  step: (field: string) => `${field}：间隔`,
  from: (field: string) => `${field}：从`,
  to: (field: string) => `${field}：到`,
  values: (field: string) => `${field}：所选值`,
  typed: (field: string) => `${field}：文本`,
  add: '添加',
  stepUnit: (field: FieldName) => units[field],
  runs: '下次运行',
  end: (end: Exclude<RunsEnd, 'count'>, year: number): string => {
    switch (end) {
      case 'horizon':
        return `${year} 年之前（50 年内）没有更多运行，之后未再查找。`;
      case 'over':
        return '之后不再运行：表达式中的年份到此为止。';
      case 'never':
        return '此计划永远不会运行。';
      case 'past':
        return '此计划不会再运行：表达式中的年份都已过去。';
      case 'startup':
        return '仅在系统启动时运行一次，没有运行时间表。';
    }
  },
  mark: (mark: RunMark): string => {
    switch (mark.code) {
      case 'moved':
        return `顺延：${mark.wanted.join('、')} 不存在`;
      case 'once':
        return '此时刻出现两次，只运行一次';
      case 'first-of-two':
        return '此时刻第一次出现';
      case 'second-of-two':
        return '此时刻第二次出现';
    }
  },
  skipped: (date: string, times: readonly string[]) =>
    `${date} 时钟拨快，${times.slice(0, 6).join('、')}${times.length > 6 ? ' 等' : ''} 不存在，不会运行。`,
  local: (zone: string) => `当地时间（${zone}）`,
  iso: 'ISO 8601',
  relative: '相对时间',
  clockChange: '时钟调整',
  copyRun: '复制',
  copyRuns: '复制全部',
  breakdown: '字段',
  field: '字段',
  text: '写法',
  meaning: '含义',
  expanded: '展开值',
  varies: '因月份而异',
  meaningOf: meaning,
  or: '、',
  use: '用于',
  crontab: 'crontab',
  kubernetes: 'Kubernetes CronJob',
  aws: 'AWS EventBridge',
  awsInUtc: (zone: string) =>
    `EventBridge 规则按 UTC 运行，而不是 ${zone}。EventBridge Scheduler 可另外指定时区：ScheduleExpressionTimezone。`,
  awsTwo: 'AWS 没有「任意一个」的规则，因此需要两条计划。',
  snippetFault: (fault: SnippetFault): string => {
    switch (fault.code) {
      case 'startup':
        return '没有启动时运行的计划';
      case 'seconds':
        return '只精确到分钟，无法表示秒';
      case 'years':
        return '无法限定年份';
      case 'special-days':
        return '不支持 L、W、#';
      case 'both-days':
        return '无法同时限定日期与星期';
    }
  },
  lines: (n: number) => `${n} 行`,
  faultyLines: (n: number) => `${n} 行有误`,
  line: '行',
  schedule: '计划',
  description: '说明',
  nextRun: '下次运行',
  setting: '变量',
  noLines: '没有找到计划：只有空行或注释。',
  crontabTable: 'crontab 各行',
};
