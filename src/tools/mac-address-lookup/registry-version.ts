/** Which registry the site holds: the version of `oui-data` and the day it was published, as ISO date. */
// Written by `npm run update-registries`; a test compares the version with the package that is installed.
export const REGISTRY_VERSION = '2.1.9';
export const REGISTRY_DATE = '2026-08-26';
