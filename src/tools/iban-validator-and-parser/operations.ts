import * as v from 'valibot';
import { defineOperation, text } from '../../operations/define';
import { check, type Report } from '../../lib/iban/check';
import { checkEach, type Line } from './check-each';
import { makeTestIban } from './test-iban';

const noOptions = v.object({});

/** Everything that is remembered of this tool. */
export const ibanOptions = v.object({
  mode: v.optional(v.picklist(['one', 'many']), 'one'),
  /** The country of the test IBAN. */
  country: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), 'DE'),
});

const isValid = (report: Report) => report.valid;
const fails = (codes: string) => (report: Report) => report.faults.map(({ code }) => code).join(' ') === codes;

/** Whether an IBAN or BIC is valid: it is taken apart, with every rule it breaks. */
export const validate = defineOperation({
  id: 'validate',
  inputs: { text: text().secret() },
  output: 'report',
  options: noOptions,
  examples: [
    { inputs: { text: 'FR76 3000-6000 0112 3456 7890 189' }, check: isValid },
    { inputs: { text: 'DE8937040044053201300０' }, check: isValid },
    { inputs: { text: 'CH4431999123000889012' }, check: (report) => report.kind === 'iban' && report.qr === true },
    { inputs: { text: 'FR7630006060011234567890189' }, check: fails('check-digits national-check') },
    { inputs: { text: 'DE8937040044053201300' }, check: fails('length') },
    { inputs: { text: 'US12345678901' }, check: fails('no-iban') },
    { inputs: { text: 'XX12345' }, check: fails('unknown-country') },
    { inputs: { text: 'DEUTDEFF500' }, check: (report) => report.kind === 'bic' && report.valid },
    { inputs: { text: ' - ' }, fault: 'nothing' },
  ],
  run: ({ text: typed }) => check(typed),
});

/** Whether the IBAN or BIC in each line is valid. */
export const validateLines = defineOperation({
  id: 'validateLines',
  inputs: { text: text().secret() },
  output: 'rows',
  options: noOptions,
  examples: [
    {
      inputs: { text: 'DE89370400440532013000\n\nNO9386011117948' },
      check: ([first, second]: readonly Line[]) =>
        first?.report.valid === true && second?.line === 3 && !second.report.valid,
    },
    {
      inputs: { text: 'DE89 3704 0044 0532 0130 00; NO9386011117947\nDE89,3704' },
      check: (found: readonly Line[]) =>
        found.map(({ line, input, report }) => `${line} ${input} ${report.valid}`).join('|') ===
        '1 DE89 3704 0044 0532 0130 00 true|1 NO9386011117947 true|2 DE89,3704 false',
    },
    { inputs: { text: '\n' }, fault: 'nothing' },
  ],
  run: ({ text: lines }, _options, job) => checkEach(lines, job),
});

/** Makes an IBAN of a country for tests, which belongs to nobody. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'text',
  options: v.object({ country: v.optional(v.string(), 'DE') }),
  examples: [
    { inputs: {}, check: (iban: string) => /^DE\d\d99999999\d{10}$/.test(iban) },
    { inputs: {}, options: { country: 'US' }, fault: 'not-in-registry' },
  ],
  run: (_inputs, { country }, job) => makeTestIban(country, job.random),
});
