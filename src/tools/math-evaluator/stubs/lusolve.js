import { leftOut } from './left-out.js';

/** In the place of the module of this name in `mathjs`, which rests on code under the LGPL. */
export const createLusolve = leftOut('lusolve');
