// Runs the journeys of e2e/engines in Chromium, Firefox and WebKit, with all that this needs: `npm run e2e:engines`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian.mjs';
import { isMain, ROOT, runScript, setup, SetupError } from './setup.mjs';

/** What Debian has of the browsers beside Chromium: the program that is started, and its packages. */
export const BROWSERS = [
  { name: 'Firefox', files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    // The screen is one that nobody sees.
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** @param {{ files: readonly string[] }} browser */
const isInstalled = ({ files }) => files.every((file) => existsSync(file));

/** The browsers that are not there, by name. @returns {string[]} */
export function missingBrowsers() {
  return BROWSERS.filter((browser) => !isInstalled(browser)).map(({ name }) => name);
}

/** Installs the browsers that are missing. @returns {string[]} those that are still missing */
export function installBrowsers() {
  installPackages(BROWSERS.filter((browser) => !isInstalled(browser)).flatMap(({ packages }) => packages));
  return missingBrowsers();
}

/** @param {readonly string[]} args */
const run = (...args) =>
  spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, FULL: '1' }, stdio: 'inherit' }).status === 0;

if (isMain(import.meta.url)) {
  await runScript(() => {
    setup({ forTests: true });
    const missing = installBrowsers();
    if (missing.length > 0) {
      const packages = BROWSERS.flatMap((browser) => browser.packages).join(' ');
      throw new SetupError(`Not installed: ${missing.join(', ')}. Install them: apt-get install ${packages}`);
    }
    const isBuilt = existsSync(join(process.env['OUT_DIR'] || join(ROOT, 'dist'), 'index.html'));
    if (!isBuilt && !run('scripts/build.mjs')) throw new SetupError('The site could not be built.');
    const test = join(ROOT, 'node_modules/@playwright/test/cli.js');
    if (!run(test, 'test', 'e2e/engines.spec.ts', ...process.argv.slice(2))) process.exitCode = 1;
  });
}
