import fc from 'fast-check';

// Property tests begin at a fixed seed, so that a run depends on the code alone. `npm run test:full` takes a new one each
// time; PROPERTY_SEED repeats the one that a failed run named.
const { PROPERTY_SEED, FULL } = process.env;
const seed = PROPERTY_SEED ? Number(PROPERTY_SEED) : FULL ? undefined : 20_261_120;
if (seed !== undefined) fc.configureGlobal({ seed });
