import fc from 'fast-check';
import { inject } from 'vitest';

// Property tests begin at a fixed seed, in Node and in the browser, so that a run depends on the code alone. The configuration knows it.
const seed = inject('propertySeed');
if (seed !== null) fc.configureGlobal({ seed });
