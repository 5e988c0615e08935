/** Which registry the site holds: the version of `ua-parser-js` and the day it was published, as ISO date. */
// Written by `npm run update-registries`; a test compares the version with the package that is installed.
export const REGISTRY_VERSION = '1.0.41';
export const REGISTRY_DATE = '2025-08-20';
