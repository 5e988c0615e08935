import { createHash } from 'node:crypto';

/** Where what writes the pages of a site lies, from the project's root: two builds into two folders must not meet here. @param {string} folder */
export const pagesFolder = (folder) => `.prerender/${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
