import type { UnixUnit } from '../../../lib/typed-instant';
import { numbersOf } from '../../../i18n/words';
import { shown } from '../../../lib/shown';
import type { UlidFault } from '../../../lib/ulid';
import type { GenerateFault } from '../generate';

const { count: n } = numbersOf('zh-cn');

export const words = {
  tabs: '功能',
  generate: '生成',
  inspect: '解析',
  options: {
    quantity: '数量',
    format: { label: '格式', values: { lines: '每行一个', json: 'JSON 数组' } },
    lowercase: { label: '大小写', values: { false: '大写', true: '小写' } },
    monotonic: { label: '批内严格递增', hint: '同一毫秒内或时钟回拨时，后一个都比前一个大 1；关闭后每个各自随机。' },
  },
  time: '时间',
  now: '现在',
  given: '指定时刻',
  instant: '时刻',
  instantHint: 'ISO 8601，未写时区按 UTC；也可以写 Unix 秒数或毫秒数。',
  instantReadAs: (unit: UnixUnit, iso: string) => `按 Unix ${unit === 's' ? '秒数' : '毫秒数'}读取：${iso}`,
  title: (count: number) => `${n(count)} 个 ULID`,
  copyAll: '复制全部',
  refresh: '重新生成',
  randomNote: '随机数取自 crypto.getRandomValues。ULID 会透露生成时间，递增的 ULID 容易猜到下一个，请勿用作密钥。',
  input: 'ULID 或 UUID',
  inputHint: '大小写都可以，I、L 读作 1，O 读作 0，连字符不计。',
  inspectEmpty: '贴入一个 ULID 或 UUID，即可看到其中的时间和另一种写法。',
  facts: {
    ulid: 'ULID',
    uuid: 'UUID',
    instantUtc: '时间（UTC）',
    instantLocal: '时间（本地）',
    age: '距今',
    unix: 'Unix 毫秒',
    random: '随机部分（80 位）',
  },
  result: '内容',
  fromUuid: '这是 UUID；只有前 48 位存放 Unix 毫秒（如 v7）时，上面的时间才有意义。',
  fault: (fault: GenerateFault | UlidFault) => {
    switch (fault.code) {
      case 'not-instant':
        return '无法识别这个时刻，请写成 2026-11-20T08:30:00Z 的样子。';
      case 'out-of-range':
        return '时间必须在 1970 年到 10889 年之间。';
      case 'wrong-length':
        return `ULID 有 26 个字符，这里有 ${n(fault.length)} 个。`;
      case 'bad-character':
        return `不允许第 ${n(fault.position)} 个字符「${shown(fault.found)}」。`;
      case 'too-large':
        return '数值过大：ULID 以 0 到 7 开头。';
    }
  },
};
