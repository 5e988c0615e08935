// What the site is configured with, asked for where its pages are written.
import { execFileSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { ROOT } from './setup.mjs';

/** The commit the build is made from, where the environment does not say and git can. */
function lastCommit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The variables of the environment and of `.env` files that the site knows, by name.
 * @param {string} mode as Vite names it @returns {Record<string, string | undefined>}
 */
export function siteEnvironment(mode = 'production') {
  const environment = loadEnv(mode, ROOT, ['VITE_', 'BASE_URL']);
  return { ...environment, VITE_APP_COMMIT_SHA: environment['VITE_APP_COMMIT_SHA'] ?? lastCommit() };
}
