import { reorderWords } from '../../../i18n/reorder/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

export const words = {
  options: {
    suites: 'Suites',
    unit: 'Unit',
    spread: { label: 'Spread', values: { sample: 'Sample (n − 1)', population: 'Population (n)' } },
    rankBy: { label: 'Rank by', values: { mean: 'Mean', median: 'Median', min: 'Minimum' } },
    lowerIsBetter: 'Lower is better',
    format: { label: 'Export', values: { markdown: 'Markdown', bullets: 'List', csv: 'CSV', json: 'JSON' } },
  },
  newSuite: (place) => `Suite ${n(place)}`,
  name: 'Name',
  values: 'Values',
  valuesHint: 'One per line, or separated by commas, semicolons, tabs or blanks; with or without a unit.',
  add: 'Add suite',
  remove: (name) => `Remove ${name}`,
  ...reorderWords,
  moved: (name, place, count) => `${name} is now suite ${place} of ${count}`,
  import: 'Import hyperfine JSON',
  results: 'Results',
  columns: {
    rank: 'Rank',
    name: 'Suite',
    count: 'Samples',
    mean: 'Mean',
    median: 'Median',
    deviation: 'Std dev',
    variance: 'Variance',
    min: 'Min',
    max: 'Max',
    comparison: 'vs best',
  },
  noData: 'no data',
  chart: 'Mean and standard deviation',
  bar: (name, mean, deviation) => `${name}: ${mean} ± ${deviation}`,
  count: (count) => plural(count, { one: `${n(count)} value`, other: `${n(count)} values` }),
  ignored: (count, examples) =>
    plural(count, {
      one: `${n(count)} value ignored: ${examples}`,
      other: `${n(count)} values ignored: ${examples}`,
    }),
  rounded: 'A value has more digits than can be kept exactly; the nearest number was used.',
  commaUnsure: {
    separator:
      'The comma was read as a separator. If it is a decimal comma, use a point, or separate the values by semicolons.',
    decimal: 'The comma was read as a decimal mark. If it groups thousands, leave it out.',
    thousands: 'The comma was read as a mark of thousands. If it is a decimal comma, use a point.',
  },
  outliers: (count, examples) =>
    plural(count, {
      one: `${n(count)} outlier: ${examples} (beyond 1.5 times the interquartile range)`,
      other: `${n(count)} outliers: ${examples} (beyond 1.5 times the interquartile range)`,
    }),
  fault: (fault) => {
    switch (fault.code) {
      case 'not-hyperfine':
        return 'This is not hyperfine’s JSON: there are no results with command and times.';
      case 'out-of-range':
        return 'The values are too large to compute with.';
      case 'too-many-suites':
        return `At most 50 suites; with these there would be ${n(fault.count)}.`;
    }
  },
} satisfies Words<typeof zhCn>;
