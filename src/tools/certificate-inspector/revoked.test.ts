import { expect, it } from 'vitest';
import { inspectContent } from './inspect';
import { revokedIn } from './revoked';
import { INTERMEDIATE, LEAF, LIST, ROOT } from './samples';

const { subtle } = globalThis.crypto;

it.each([
  [Date.UTC(2026, 1, 1), []],
  [Date.UTC(2026, 1, 3), ['example.com']],
])('names what a list revokes at %d', async (now, names) => {
  const read = await inspectContent({ content: [LEAF, INTERMEDIATE, ROOT, LIST].join('\n') }, { now, subtle });
  if (!read.ok) throw new Error(read.fault.code);
  const { chains, objects } = read.value;
  const revoked = revokedIn(chains);
  const named = objects.flatMap((one) => (one.kind === 'certificate' && revoked.has(one.sha256) ? [one.name] : []));
  expect(named).toEqual(names);
});
