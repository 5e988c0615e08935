import type { ReadFault } from './read-amount';
import type { ListFault } from './sum-list';

/** All that can be wrong with what was typed. */
export type Fault = ReadFault | ListFault;
