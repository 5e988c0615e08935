import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import {
  bareHash,
  type BcryptFault,
  type HashParts,
  MAX_NEW_COST,
  MIN_COST,
  parseHash,
  parseSalt,
  VARIANTS,
} from './hash-parts';

/** What is remembered of this tool: how to make a hash, never a password or a hash. */
export const bcryptOptions = v.object({
  cost: v.optional(v.pipe(v.number(), v.integer(), v.minValue(MIN_COST), v.maxValue(MAX_NEW_COST)), 10),
  variant: v.optional(v.picklist(VARIANTS), '2b'),
});

export interface HashReport {
  readonly hash: string;
  readonly milliseconds: number;
}

export interface Comparison extends HashParts {
  readonly isMatch: boolean;
  readonly milliseconds: number;
}

/** Hashes a password with a cost, and with the salt given or one drawn from the random source. */
export const hash = defineOperation({
  id: 'hash',
  inputs: { password: text().secret(), salt: text().secret().optional() },
  output: 'report',
  inlineLimit: 0,
  options: bcryptOptions,
  examples: [
    {
      inputs: { password: 'abc', salt: 'If6bvum7DFjUnE9p2uDeDu' },
      options: { cost: 6, variant: '2a' },
      check: ({ hash: made }: HashReport) => made === '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i',
    },
    {
      inputs: { password: '' },
      options: { cost: 4, variant: '2y' },
      check: ({ hash: made }: HashReport) => /^\$2y\$04\$[./A-Za-z0-9]{53}$/.test(made),
    },
    { inputs: { password: 'abc', salt: 'short' }, fault: 'bad-salt' },
  ],
  run: async ({ password, salt: given }, { cost, variant }, job): Promise<Result<HashReport, BcryptFault>> => {
    const checked = given === undefined ? undefined : parseSalt(given);
    if (checked && !checked.ok) return checked;
    const { drawSalt, hashPassword } = await import('./hashing');
    const salt = checked?.value ?? drawSalt(job.random);
    const startedAt = job.now();
    const made = await hashPassword(password, { variant, cost, salt }, job);
    return ok({ hash: made, milliseconds: job.now() - startedAt });
  },
  passed: ({ hash: made }) => made,
});

/** Tells whether a password matches a hash, with the parts of the hash. */
export const compare = defineOperation({
  id: 'compare',
  inputs: { password: text().secret(), hash: text().secret() },
  output: 'report',
  inlineLimit: 0,
  options: v.object({}),
  examples: [
    {
      inputs: { password: 'abc', hash: '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i' },
      check: ({ isMatch, cost, variant }: Comparison) => isMatch && cost === 6 && variant === '2a',
    },
    {
      inputs: { password: 'abd', hash: '$2y$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i' },
      check: ({ isMatch }: Comparison) => !isMatch,
    },
    {
      inputs: { password: 'abc', hash: 'anna:$2y$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i' },
      check: ({ isMatch, variant }: Comparison) => isMatch && variant === '2y',
    },
    { inputs: { password: 'x', hash: 'hello' }, fault: 'not-bcrypt' },
    {
      inputs: { password: 'x', hash: '$2b$34$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i' },
      fault: 'bad-cost',
    },
    {
      inputs: { password: 'x', hash: '$2x$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i' },
      fault: 'faulty-variant',
    },
  ],
  run: async ({ password, hash: given }, _options, job): Promise<Result<Comparison, BcryptFault>> => {
    const parts = parseHash(given);
    if (!parts.ok) return parts;
    const { hashPassword } = await import('./hashing');
    const startedAt = job.now();
    const made = await hashPassword(password, parts.value, job);
    return ok({ ...parts.value, isMatch: made === bareHash(given), milliseconds: job.now() - startedAt });
  },
});

/** The cost whose time the others are reckoned from. */
export const CALIBRATION_COST = 8;

/** Milliseconds that the calibration cost takes on this device, for the page, which foretells those of others. */
export const calibrate = defineOperation({
  id: 'calibrate',
  inputs: {},
  output: 'report',
  inlineLimit: 0,
  options: v.object({}),
  examples: [{ inputs: {}, check: ({ milliseconds }: { milliseconds: number }) => milliseconds >= 0 }],
  run: async (_inputs, _options, job) => {
    const { hashPassword } = await import('./hashing');
    const setting = { variant: '2b', salt: '.'.repeat(22) } as const;
    const silent = { progress: () => {} };
    // The first rounds of a fresh worker are slow, for the engine has not compiled them yet.
    await hashPassword('', { ...setting, cost: CALIBRATION_COST - 2 }, silent);
    const startedAt = job.now();
    await hashPassword('', { ...setting, cost: CALIBRATION_COST }, silent);
    return ok({ milliseconds: job.now() - startedAt });
  },
});
