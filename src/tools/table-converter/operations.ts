import type { Result } from '../../lib/result';
import { defineOperation, file, text, type Job } from '../../operations/define';
import type { TableFault } from './faults';
import { convertOptions, tableOptions, type ConvertOptions } from './options';
import type { ConvertedTable } from './report';
import { CSV_SAMPLE, GB18030_SAMPLE, SHIFT_JIS_SAMPLE } from './samples';

/** Everything that is remembered of this tool. */
export const remembered = tableOptions;

const gives =
  (expected: string) =>
  ({ text: result }: ConvertedTable) =>
    result === expected;

/** What the page shows as the result: a workbook, or the text. */
const passed = ({ file: workbook, whole, text: result }: ConvertedTable) => workbook ?? whole ?? result;

async function run(
  source: string | Blob,
  options: ConvertOptions,
  job: Job,
): Promise<Result<ConvertedTable, TableFault>> {
  const { convertTable } = await import('./convert');
  return convertTable(source, options, job);
}

/** Converts a table in a text, such as comma-separated values, SQL INSERT statements, a Markdown or an HTML table, to another of these formats or a workbook. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  output: 'report',
  options: convertOptions,
  // What reads and writes all these formats is more than the page should wait for.
  inlineLimit: 0,
  examples: [
    {
      inputs: { text: CSV_SAMPLE },
      check: gives('[{"id":"1","name":"Zoë, \\"Z\\"","note":""},{"id":"2","name":"张三","note":"007"}]'),
    },
    {
      inputs: { text: CSV_SAMPLE },
      options: { types: 'detected' },
      check: gives('[{"id":1,"name":"Zoë, \\"Z\\"","note":""},{"id":2,"name":"张三","note":"007"}]'),
    },
    {
      inputs: { text: 'a;b\n1,5;2,5\n3,5;4,5' },
      options: { to: 'csv' },
      check: gives('a,b\n"1,5","2,5"\n"3,5","4,5"'),
    },
    { inputs: { text: 'sep=;\na;b\n1;2' }, options: { to: 'csv' }, check: gives('a,b\n1,2') },
    { inputs: { text: 'name\nAda\nGrace' }, options: { to: 'csv' }, check: gives('name\nAda\nGrace') },
    { inputs: { text: 'a,b\n1,2,3\n4' }, options: { to: 'csv' }, check: gives('a,b,column 3\n1,2,3\n4,,') },
    { inputs: { text: 'a,b\n"x"y,2' }, options: { to: 'csv' }, check: gives('a,b\nxy,2') },
    { inputs: { text: 'a,b\r1,2\r' }, options: { to: 'csv' }, check: gives('a,b\n1,2') },
    { inputs: { text: 'a,a,\n1,2,3' }, options: { to: 'csv' }, check: gives('a,a (2),column 3\n1,2,3') },
    { inputs: { text: '[{"a":1,"b":{"c":"x"}}]' }, options: { to: 'csv' }, check: gives('a,b.c\n1,x') },
    {
      inputs: { text: 'n\n10\n9\n\n' },
      options: { to: 'csv', sort: [{ id: 'n', descending: false }] },
      check: gives('n\n9\n10'),
    },
    {
      inputs: { text: 'a,b\n1,2' },
      options: {
        to: 'csv',
        columns: [
          { id: 'b', name: 'B' },
          { id: 'a', isHidden: true },
        ],
      },
      check: gives('B\n2'),
    },
    { inputs: { text: '' }, options: { to: 'csv' }, check: gives('') },
    { inputs: { text: 'a,b\n1,2,3' }, options: { strict: true }, fault: 'csv-ragged' },
    { inputs: { text: 'a,b\n"open,2' }, options: { strict: true }, fault: 'csv-open-quote' },
  ],
  run: ({ text: source }, options, job) => run(source, options, job),
  passed,
});

/** Converts a table in a file, an Excel workbook or a text in its encoding, to CSV, SQL or any other of the formats. */
export const convertFile = defineOperation({
  id: 'convertFile',
  inputs: { file: file() },
  output: 'report',
  options: convertOptions,
  inlineLimit: 0,
  examples: [
    { inputs: { file: GB18030_SAMPLE }, options: { to: 'csv' }, check: gives('姓名,城市\n张三,北京') },
    { inputs: { file: SHIFT_JIS_SAMPLE }, options: { to: 'csv' }, check: gives('名前,かな\n山田,やまだ') },
    { inputs: { file: GB18030_SAMPLE }, options: { encoding: 'utf-8' }, fault: 'wrong-encoding' },
  ],
  run: ({ file: source }, options, job) => run(source, options, job),
  passed,
});
