// The same as `npm test`, with every page in every language and theme, and with the real servers.
import { installPrograms } from './servers/programs.mjs';
import { runScript } from './setup.mjs';
import { runTests } from './test.mjs';

process.env['FULL'] = '1';
const missing = installPrograms();
if (missing.length > 0)
  console.error(`Not installed, so their tests fail: ${missing.map(({ apt }) => apt).join(', ')}`);
await runScript(runTests);
