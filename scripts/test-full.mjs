// The same as `npm test`, with every page in every language and theme, with the real servers, and in three browsers.
import { installBrowsers } from './engines.mjs';
import { installPrograms } from './servers/programs.mjs';
import { runScript } from './setup.mjs';
import { runTests } from './test.mjs';

process.env['FULL'] = '1';
const missing = installPrograms();
if (missing.length > 0)
  console.error(`Not installed, so their tests fail: ${missing.map(({ apt }) => apt).join(', ')}`);
const missingBrowsers = installBrowsers();
if (missingBrowsers.length > 0) console.error(`Not installed, so their tests fail: ${missingBrowsers.join(', ')}`);
await runScript(runTests);
