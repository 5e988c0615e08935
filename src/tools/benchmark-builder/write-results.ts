import { toCsv } from '../../lib/csv-writer';
import type { RankedSuite } from './ranking';

export const FORMATS = ['markdown', 'bullets', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** What a result is saved as. */
export const FILES: Readonly<Record<Format, { readonly fileName: string; readonly mimeType: string }>> = {
  markdown: { fileName: 'benchmark.md', mimeType: 'text/markdown' },
  bullets: { fileName: 'benchmark.txt', mimeType: 'text/plain' },
  csv: { fileName: 'benchmark.csv', mimeType: 'text/csv' },
  json: { fileName: 'benchmark.json', mimeType: 'application/json' },
};

/** What stands where there is nothing. */
export const NOTHING = '—';

/** At least three decimals, and as many more as it takes to keep four significant digits; zeros at the end are left out. */
export function formatValue(value: number | undefined): string {
  if (value === undefined) return NOTHING;
  const magnitude = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  const decimals = Math.max(3, 3 - magnitude);
  if (decimals > 20 || magnitude > 20) return String(Number(value.toPrecision(4)));
  const fixed = value.toFixed(decimals).replace(/\.?0+$/, '');
  return fixed === '-0' ? '0' : fixed;
}

/** With the unit behind it, if there is one. */
export function withUnit(value: number | undefined, unit: string): string {
  return value === undefined || unit === '' ? formatValue(value) : `${formatValue(value)} ${unit}`;
}

/** `×1.333 (+2.5 ms)`. */
export function formatComparison({ ratio, difference }: RankedSuite, unit: string): string {
  if (difference === undefined) return NOTHING;
  const sign = difference < 0 ? '' : '+';
  return `${ratio === undefined ? NOTHING : `×${formatValue(ratio)}`} (${sign}${withUnit(difference, unit)})`;
}

const HEADERS = ['#', 'Suite', 'Samples', 'Mean', 'Median', 'Std dev', 'Min', 'Max', 'vs best'];

function markdownCells(suite: RankedSuite, unit: string): string[] {
  const { name, rank, statistics } = suite;
  const values = [statistics?.mean, statistics?.median, statistics?.deviation, statistics?.min, statistics?.max];
  return [
    String(rank),
    name.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\s+/g, ' '),
    String(statistics?.count ?? 0),
    ...values.map((value) => withUnit(value, unit)),
    formatComparison(suite, unit),
  ];
}

function toMarkdown(suites: readonly RankedSuite[], unit: string): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = row(HEADERS.map(() => '---'));
  return [row(HEADERS), rule, ...suites.map((suite) => row(markdownCells(suite, unit)))].join('\n');
}

function toBullets(suites: readonly RankedSuite[], unit: string): string {
  return suites
    .map((suite) => {
      const { name, statistics } = suite;
      if (!statistics) return `- ${name}: ${NOTHING}`;
      const spread = statistics.deviation === undefined ? '' : ` ± ${withUnit(statistics.deviation, unit)}`;
      const median = withUnit(statistics.median, unit);
      return `- ${name}: ${withUnit(statistics.mean, unit)}${spread}, median ${median}, n = ${statistics.count}, ${formatComparison(suite, unit)}`;
    })
    .join('\n');
}

const shown = (value: number | undefined) => (value === undefined ? null : Number(formatValue(value)));

/** Numbers as the table shows them, for programs: with a unit of their own, and nothing where the table has a dash. */
function plainRows(suites: readonly RankedSuite[], unit: string) {
  return suites.map(({ rank, name, statistics, ratio, difference }) => ({
    rank,
    suite: name,
    samples: statistics?.count ?? 0,
    mean: shown(statistics?.mean),
    median: shown(statistics?.median),
    stdDev: shown(statistics?.deviation),
    variance: shown(statistics?.variance),
    min: shown(statistics?.min),
    max: shown(statistics?.max),
    ratio: shown(ratio),
    difference: shown(difference),
    unit,
  }));
}

/** Ranked suites as a Markdown table, a list, CSV (RFC 4180) or JSON. */
export function writeResults(suites: readonly RankedSuite[], format: Format, unit: string): string {
  if (format === 'markdown') return toMarkdown(suites, unit);
  if (format === 'bullets') return toBullets(suites, unit);
  const rows = plainRows(suites, unit);
  if (format === 'json') return JSON.stringify(rows, null, 2);
  const [first] = rows;
  return toCsv([Object.keys(first ?? {}), ...rows.map((row) => Object.values(row).map((cell) => String(cell ?? '')))]);
}
