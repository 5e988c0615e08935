import type { ReadFault } from '../../lib/dates/understand';
import type { NearName } from '../../lib/zone-search';
import type { RowFault } from './rows';

/** One of several things that a text may mean. */
export interface Choice {
  /** The zone, or for the order of day and month how it is read. */
  readonly zone: string;
  /** Of the zone; empty where the text means another day. */
  readonly offset: string;
  /** ISO 8601 in UTC. */
  readonly instant: string;
  /** The text that means this alone. */
  readonly text: string;
}

/** Why there is no moment. */
export type MomentFault =
  | ReadFault
  | RowFault
  /** A short name of several zones, or a place in several. */
  | { readonly code: 'which-zone'; readonly name: string; readonly choices: readonly Choice[] }
  | { readonly code: 'which-order'; readonly choices: readonly Choice[] }
  | { readonly code: 'unknown-place'; readonly name: string; readonly near: readonly NearName[] };
