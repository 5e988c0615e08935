// Installs programs that tests run, with the package manager of Debian.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Installs packages as far as that is possible here; whoever needs them looks for their files afterwards. @param {readonly string[]} packages */
export function installPackages(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0) return;
  // Nothing is to listen on its own after it was installed.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, stdio: 'ignore' });
  if (isOurs) rmSync(policy, { force: true });
}
