import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { content, defineOperation, text } from '../../operations/define';
import { INTERMEDIATE, LEAF, LIST, REQUEST, ROOT } from './samples';
import type { InspectFault, InspectReport } from './report';

/** Pages served over plain http have no `crypto.subtle`. */
const currentSubtle = () => globalThis.crypto.subtle;

/** How what was read is written on the page. */
export const remembered = v.object({
  hex: v.optional(v.picklist(['colons', 'plain']), 'colons'),
  dates: v.optional(v.picklist(['local', 'utc']), 'local'),
});

const inputs = {
  content: content().secret(),
  password: text().secret().optional(),
  roots: text().optional(),
  host: text().optional(),
  time: text().optional(),
};

const MOMENT = '2026-02-01T00:00:00Z';
const certificateAt = (report: InspectReport, place: number) => {
  const found = report.objects[place];
  return found?.kind === 'certificate' ? found : undefined;
};

/** Reads certificates, requests, revocation lists and keys, tells what they say, and whether they belong together (RFC 5280). */
export const inspect = defineOperation({
  id: 'inspect',
  inputs,
  output: 'report',
  options: v.object({}),
  inlineLimit: 0,
  examples: [
    {
      inputs: { content: LEAF, time: MOMENT },
      check: (report: InspectReport) => {
        const leaf = certificateAt(report, 0);
        return (
          leaf?.subject.text === 'CN=example.com,O=趁手 😀,C=CN' &&
          leaf.serialHex === '80FF00000000000000000000000000000001' &&
          leaf.daysLeft === 69 &&
          leaf.validation === 'domain' &&
          leaf.names[2]?.unicode === '中国.example.com' &&
          leaf.key.pin === 'jO8GW3r4NmkVC30ycE09PnXD6a7g1PZ0BUTGjoGzd6o=' &&
          report.chains[0]?.missing?.issuer === 'CN=Int I,O=Test'
        );
      },
    },
    {
      inputs: { content: [LEAF, ROOT, INTERMEDIATE].join('\n'), roots: ROOT, time: MOMENT, host: '中国.example.com' },
      check: ({ chains: [chain], host }: InspectReport) =>
        chain?.links.map(({ object }) => object).join(' ') === '0 2 1' &&
        chain.isReordered &&
        chain.trusted === 'yes' &&
        host?.[0]?.by === 'xn--fiqs8s.example.com',
    },
    {
      inputs: { content: [LEAF, INTERMEDIATE, ROOT, LIST].join('\n'), time: '2026-02-03' },
      check: ({ chains: [chain] }: InspectReport) => {
        const [problem] = chain?.problems ?? [];
        return problem?.code === 'revoked' && problem.since === Date.UTC(2026, 1, 1, 12);
      },
    },
    {
      inputs: { content: `${LEAF}\n${REQUEST}`, time: MOMENT },
      check: ({ sameKey, objects }: InspectReport) =>
        sameKey.length === 1 && objects[1]?.kind === 'request' && objects[1].signature === 'right',
    },
    { inputs: { content: LEAF.slice(0, -4) }, fault: 'cut-off' },
    { inputs: { content: 'hello' }, fault: 'nothing' },
    { inputs: { content: LEAF, host: 'a b' }, fault: 'bad-host' },
    { inputs: { content: LEAF, time: 'soon' }, fault: 'bad-time' },
  ],
  run: async (given, _, job) => {
    const { inspectContent } = await import('./inspect');
    return inspectContent(given, { now: job.now(), subtle: currentSubtle(), progress: job.progress });
  },
});

/** Certificates from the leaf to the root, as PEM: the order that servers want. */
export const order = defineOperation({
  id: 'order',
  inputs,
  output: 'text',
  options: v.object({}),
  inlineLimit: 0,
  examples: [
    {
      inputs: { content: [ROOT, LEAF, INTERMEDIATE].join('\n'), time: MOMENT },
      check: (pem: string) =>
        pem.replaceAll('\n', '') ===
        [LEAF, INTERMEDIATE, ROOT].map((one) => `-----BEGIN CERTIFICATE-----${one}-----END CERTIFICATE-----`).join(''),
    },
    { inputs: { content: REQUEST }, fault: 'no-certificate' },
    { inputs: { content: 'hello' }, fault: 'nothing' },
  ],
  run: async (given, _, job): Promise<Result<string, InspectFault | NoCertificateFault>> => {
    const { inspectContent } = await import('./inspect');
    const report = await inspectContent(given, { now: job.now(), subtle: currentSubtle(), progress: job.progress });
    if (!report.ok) return report;
    const pem = report.value.chains.map((chain) => chain.pem).join('');
    return pem === '' ? err({ code: 'no-certificate' }) : ok(pem);
  },
});

/** A calendar with the day on which each certificate ends. */
export const calendar = defineOperation({
  id: 'calendar',
  inputs,
  output: 'text',
  options: v.object({}),
  inlineLimit: 0,
  examples: [
    {
      inputs: { content: `${LEAF}\n${INTERMEDIATE}`, time: MOMENT },
      check: (ics: string) =>
        ics.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n') &&
        ics.includes('\r\nDTSTART:20260411T000000Z\r\n') &&
        ics.includes('\r\nSUMMARY:Int I\r\n'),
    },
    { inputs: { content: REQUEST }, fault: 'no-certificate' },
    { inputs: { content: 'hello' }, fault: 'nothing' },
  ],
  run: async (given, _, job): Promise<Result<string, InspectFault | NoCertificateFault>> => {
    const [{ inspectContent }, { expiryCalendar }] = await Promise.all([import('./inspect'), import('./calendar')]);
    const report = await inspectContent(given, { now: job.now(), subtle: currentSubtle(), progress: job.progress });
    if (!report.ok) return report;
    const certificates = report.value.objects.flatMap((one) => (one.kind === 'certificate' ? [one] : []));
    if (certificates.length === 0) return err({ code: 'no-certificate' });
    return ok(expiryCalendar(certificates, job.now(), (name) => name));
  },
});

/** The text that `openssl x509 -text` and its like print. */
export const describe = defineOperation({
  id: 'describe',
  inputs,
  output: 'text',
  options: v.object({}),
  inlineLimit: 0,
  examples: [
    {
      inputs: { content: ROOT },
      check: (printed: string) =>
        printed.startsWith('Certificate:\n    Data:\n        Version: 3 (0x2)\n        Serial Number: 1 (0x1)\n'),
    },
    { inputs: { content: LEAF.slice(0, -4) }, fault: 'cut-off' },
    { inputs: { content: 'hello' }, fault: 'nothing' },
  ],
  run: async (given, _, job): Promise<Result<string, InspectFault>> => {
    const [{ inspectContent }, { printed }] = await Promise.all([import('./inspect'), import('./openssl-text')]);
    const report = await inspectContent(given, { now: job.now(), subtle: currentSubtle(), progress: job.progress });
    return report.ok ? ok(report.value.objects.map(printed).join('\n')) : report;
  },
});

export interface NoCertificateFault {
  readonly code: 'no-certificate';
}
