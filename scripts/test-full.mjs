// The same as `npm test`, with every page in every language and theme.
import { runScript } from './setup.mjs';
import { runTests } from './test.mjs';

process.env['FULL'] = '1';
await runScript(runTests);
