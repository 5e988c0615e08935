import { inject } from 'vitest';
import { installPackageIn, type InstalledPackage } from './testing-installation';

export type { InstalledPackage };

/** Milliseconds for a hook that calls `installedPackage`, on a machine that has much else to do. */
export const INSTALLATION_TIME = 600_000;

/** Builds, packs and installs the package, once in a run of all tests. */
export function installedPackage(): Promise<InstalledPackage> {
  return installPackageIn(inject('packageFolder'));
}
