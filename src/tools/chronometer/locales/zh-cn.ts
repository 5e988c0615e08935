import type { OptionWords } from '../../../i18n/option-words';
import type { ChronometerOptions, LapsFault } from '../operations';
import { numbersOf } from '../../../i18n/words';

const { count } = numbersOf('zh-cn');

export const words = {
  options: {
    several: '多个秒表',
    awake: '保持屏幕常亮',
    hundredths: '显示到百分之一秒',
    lapFormat: { label: '复制格式', values: { text: '文本', tsv: 'TSV', markdown: 'Markdown', csv: 'CSV' } },
  } satisfies OptionWords<ChronometerOptions>,
  start: '开始',
  resume: '继续',
  stop: '停止',
  lap: '计圈',
  reset: '清零',
  keys: '快捷键：空格开始或停止，L 计圈，R 清零。',
  keysChosen: '快捷键作用于标出的秒表：空格开始或停止，L 计圈，R 清零。',
  awakeFailed: '浏览器此刻不允许保持屏幕常亮（例如电量过低）。',
  time: '已用时间',
  timeOf: (name: string) => `${name}的已用时间`,
  currentLap: '本圈',
  running: '计时中',
  stopped: '已停止',
  name: '名称',
  unnamed: (n: number) => `秒表 ${count(n)}`,
  add: '添加秒表',
  full: (n: number) => `最多 ${count(n)} 个秒表`,
  remove: (name: string) => `移除${name}`,
  choose: (name: string) => `让快捷键作用于${name}`,
  chosen: '快捷键作用于此',
  questions: {
    reset: { title: '清零？', text: (laps: number) => `这只秒表和它的 ${count(laps)} 圈记录将被清除。` },
    remove: { title: '移除这只秒表？', text: () => '它的时间和圈数记录将被清除。' },
  },
  laps: '圈数记录',
  lapCount: (n: number) => `${count(n)} 圈`,
  lapsFull: (n: number) => `已记满 ${count(n)} 圈，不再记录。`,
  columns: {
    lap: '圈',
    time: '圈时',
    total: '总时间',
    toMean: '与平均之差',
    mark: '标记',
    marks: { fastest: '最快', slowest: '最慢' },
  },
  copyLaps: '复制圈数记录',
  unreadable: '存储的秒表状态无法读取，已舍弃。',
  jumped: (time: string) =>
    `系统时间比计时多走了 ${time}。如果电脑刚刚休眠过，可以把这段时间补上；如果只是调整了时钟，请忽略。`,
  addMissed: (time: string) => `补上 ${time}`,
  ignore: '忽略',
  fault: (fault: LapsFault): string => {
    switch (fault.code) {
      case 'not-a-time':
        return `第 ${count(fault.line)} 行不是毫秒数。`;
      case 'out-of-range':
        return `第 ${count(fault.line)} 行太大，最多 ${count(fault.most)} 毫秒。`;
      case 'not-rising':
        return `第 ${count(fault.line)} 行比上一行小。`;
    }
  },
};
