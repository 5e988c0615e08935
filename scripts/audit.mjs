// Part of `npm run test:full`: no package that is shipped has a known weakness. Some registries keep no list of them; then this says so.
import { spawnSync } from 'node:child_process';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

/** The exit code that says so: neither success nor failure. */
export const NOT_RUN = 3;

/**
 * What `npm audit --json` says, in lines; undefined where the registry could not tell.
 * @param {string} printed @returns {string[] | undefined}
 */
export function readAudit(printed) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }> }} */
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    return undefined;
  }
  if (report.vulnerabilities === undefined) return undefined;
  return Object.entries(report.vulnerabilities).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' });
    const found = readAudit(stdout);
    if (found === undefined) {
      console.warn('not run: the package registry in use has no list of weaknesses (npm audit)');
      process.exitCode = NOT_RUN;
    } else if (found.length > 0) throw new SetupError(`Known weaknesses:\n${found.join('\n')}`);
    else console.log('no known weakness in what is shipped');
  });
}
