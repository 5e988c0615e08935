/** Which registry the site holds: the version of `libphonenumber-js` and the day it was published, as ISO date. */
// Written by `npm run update-registries`; a test compares the version with the package that is installed.
export const REGISTRY_VERSION = '1.13.16';
export const REGISTRY_DATE = '2026-11-10';
