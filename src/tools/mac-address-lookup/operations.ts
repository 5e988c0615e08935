import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { findAddresses, hasWrongCount, type AddressesFault } from './find-addresses';
import { withAddresses, withRegistry } from './load-registry';
import { lookUpAddress, type LookedUp } from './look-up';
import type { Assignment } from './registry';

const noOptions = v.object({});

export interface LookUpReport {
  readonly found: readonly LookedUp[];
  /** Lines with something in them but no address. */
  readonly linesWithout: number;
  /** How many digits the only address has, where no address or prefix has so many. */
  readonly wrongCount?: number;
}

const first = (report: LookUpReport) => report.found[0];
const isListed = (organisation: string, bits: number) => (report: LookUpReport) => {
  const holder = first(report)?.holder;
  return holder?.kind === 'listed' && holder.organisation === organisation && holder.prefix.length * 4 === bits;
};
const isHeld = (kind: LookedUp['holder']['kind'], use?: LookedUp['use']) => (report: LookUpReport) =>
  first(report)?.holder.kind === kind && first(report)?.use === use;

/** The vendor of each MAC address in a text, by the registry and by what is known beside it. */
export const lookUp = defineOperation({
  id: 'lookUp',
  inputs: { text: text() },
  output: 'report',
  options: noOptions,
  // The registry is fetched and read where it does not hold up the page.
  inlineLimit: 0,
  examples: [
    { inputs: { text: '20:37:06:12:34:56' }, check: isListed('Cisco Systems, Inc', 24) },
    { inputs: { text: 'dc-a6-32-00-00-01' }, check: isListed('Raspberry Pi Trading Ltd', 24) },
    { inputs: { text: 'DCA6.3200.0001' }, check: isListed('Raspberry Pi Trading Ltd', 24) },
    { inputs: { text: 'C8:5C:E2:7A:BC:DE' }, check: isListed('SYNERGY SYSTEMS AND SOLUTIONS', 28) },
    { inputs: { text: '34:E1:D1:80:00:01' }, check: isListed('Hubitat Inc.', 28) },
    { inputs: { text: '00:1B:C5:00:01:23' }, check: isListed('Converging Systems Inc.', 36) },
    { inputs: { text: '52:54:00:12:34:56' }, check: isHeld('unlisted', 'qemu') },
    { inputs: { text: '02:AA:3C:00:00:00' }, check: isListed('OLIVETTI TELECOMM SPA (OLTECO)', 24) },
    { inputs: { text: 'AC:DE:48:00:11:22' }, check: isHeld('private') },
    { inputs: { text: '01:00:5E:00:00:FB' }, check: isHeld('unlisted', 'ipv4-multicast') },
    { inputs: { text: 'FF:FF:FF:FF:FF:FF' }, check: isHeld('unlisted', 'broadcast') },
    { inputs: { text: '00:50:C2:00:00:01' }, check: isHeld('iab') },
    { inputs: { text: 'C8:5C:E2' }, check: isHeld('divided') },
    {
      inputs: { text: '20:37:06:12:34:5' },
      check: (report) => report.wrongCount === 11 && isListed('Cisco Systems, Inc', 24)(report),
    },
    { inputs: { text: '20:37:06:12:34:ZZ' }, fault: 'bad-hex-digit' },
    { inputs: { text: '20:37' }, fault: 'too-few-digits' },
    { inputs: { text: 'fe80::2237:6ff:fe12:3456' }, fault: 'ipv6' },
    { inputs: { text: '550e8400-e29b-41d4-a716-446655440000' }, fault: 'uuid' },
    { inputs: { text: 'Interface: 192.168.1.5\nInternet Address' }, fault: 'none-found' },
    { inputs: { text: ' ' }, fault: 'empty' },
  ],
  run: ({ text: typed }): Promise<Result<LookUpReport, AddressesFault>> | Result<LookUpReport, AddressesFault> => {
    const addresses = findAddresses(typed);
    if (!addresses.ok) return addresses;
    const { addresses: all, linesWithout } = addresses.value;
    const [only, second] = all;
    const isWrong = only !== undefined && second === undefined && hasWrongCount(only.digits);
    return withRegistry((registry) =>
      ok({
        found: all.map(({ digits, line }) => lookUpAddress(registry, digits, line)),
        linesWithout,
        ...(isWrong && { wrongCount: only.digits.length }),
      }),
    );
  },
});

/** The postal address that a listed prefix is registered at, in lines; empty where the holder is not named. */
export const registeredAddress = defineOperation({
  id: 'registeredAddress',
  inputs: { prefix: text() },
  output: 'text',
  options: noOptions,
  inlineLimit: 0,
  pause: 0,
  examples: [
    { inputs: { prefix: '203706' }, output: '80 West Tasman Drive\nSan Jose CA 94568\nUnited States' },
    { inputs: { prefix: 'ACDE48' }, output: '' },
    { inputs: { prefix: '525400' }, fault: 'unlisted' },
  ],
  run: async ({ prefix }): Promise<Result<string, { code: 'unlisted' }>> => {
    const at = await withRegistry((registry) => registry.placeOf(prefix));
    if (!at) return err({ code: 'unlisted' });
    return await withAddresses((rows) => ok(rows[at.row]?.[at.place] ?? ''));
  },
});

/** The blocks of every organisation whose name holds the words of the query, in any order and without regard to case. */
export const byName = defineOperation({
  id: 'byName',
  inputs: { query: text() },
  output: 'rows',
  options: noOptions,
  inlineLimit: 0,
  examples: [
    {
      inputs: { query: 'pi raspberry trading' },
      check: (rows: Assignment[]) => rows.some(({ prefix }) => prefix === 'DCA632'),
    },
    { inputs: { query: 'ＣＩＳＣＯ' }, check: (rows: Assignment[]) => rows.some(({ prefix }) => prefix === '203706') },
    { inputs: { query: 'no such vendor' }, fault: 'no-vendor' },
    { inputs: { query: ' . ' }, fault: 'empty' },
  ],
  run: ({
    query,
  }): Promise<Result<Assignment[], { code: 'no-vendor' | 'empty' }>> | Result<never, { code: 'empty' }> => {
    if (!/[\p{L}\p{N}]/u.test(query)) return err({ code: 'empty' });
    return Promise.resolve(
      withRegistry((registry) => {
        const found = registry.byName(query);
        return found.length === 0 ? err({ code: 'no-vendor' }) : ok(found);
      }),
    );
  },
});
