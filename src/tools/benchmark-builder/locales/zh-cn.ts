import { reorderWords } from '../../../i18n/reorder/zh-cn';
import type { OptionWords } from '../../../i18n/option-words';
import { numbersOf } from '../../../i18n/words';
import type { BenchmarkOptions, OutOfRange } from '../operations';
import type { SuitesFault } from '../suites';

const { count: n } = numbersOf('zh-cn');

export const words = {
  options: {
    suites: '测试组',
    unit: '单位',
    spread: { label: '离散度', values: { sample: '样本（n − 1）', population: '总体（n）' } },
    rankBy: { label: '排名依据', values: { mean: '平均值', median: '中位数', min: '最小值' } },
    lowerIsBetter: '越小越好',
    format: { label: '导出', values: { markdown: 'Markdown', bullets: '列表', csv: 'CSV', json: 'JSON' } },
  } satisfies OptionWords<BenchmarkOptions>,
  newSuite: (place: number) => `测试组 ${n(place)}`,
  name: '名称',
  values: '数据',
  valuesHint: '每行一个；也可用逗号、分号、制表符或空格分隔，可以带单位。',
  add: '添加测试组',
  remove: (name: string) => `删除 ${name}`,
  ...reorderWords,
  moved: (name: string, place: number, count: number) => `${name} 移到第 ${place} 位，共 ${count} 组`,
  import: '导入 hyperfine 的 JSON',
  results: '结果',
  columns: {
    rank: '名次',
    name: '测试组',
    count: '样本数',
    mean: '平均值',
    median: '中位数',
    deviation: '标准差',
    variance: '方差',
    min: '最小值',
    max: '最大值',
    comparison: '与最佳相比',
  },
  noData: '无数据',
  chart: '平均值与标准差',
  bar: (name: string, mean: string, deviation: string) => `${name}：${mean} ± ${deviation}`,
  count: (count: number) => `${n(count)} 个值`,
  ignored: (count: number, examples: string) => `已忽略 ${n(count)} 个值：${examples}`,
  rounded: '有的值位数过多，超出可精确表示的范围，已按最接近的数计算。',
  commaUnsure: {
    separator: '逗号按分隔符处理。若是小数点，请改用点号，或用分号分隔各个值。',
    decimal: '逗号按小数点读取。如果它分隔千位，请去掉。',
    thousands: '逗号按千位分隔符读取。如果它是小数点，请改用点号。',
  },
  outliers: (count: number, examples: string) => `${n(count)} 个离群值：${examples}（超出四分位距的 1.5 倍）`,
  fault: (fault: SuitesFault | OutOfRange) => {
    switch (fault.code) {
      case 'not-hyperfine':
        return '这不是 hyperfine 的 JSON：缺少带 command 和 times 的 results。';
      case 'out-of-range':
        return '数值太大，无法计算。';
      case 'too-many-suites':
        return `最多 50 组；加上这些会有 ${n(fault.count)} 组。`;
    }
  },
};
