import type { CompareFault } from './compare';
import type { FactsFault } from './facts';
import type { RoomFault, WishFault } from './fit';
import type { ExcludeFault, TooManyFault } from './lists';
import type { PlanFault } from './plan';
import type { ListFault } from './read-list';
import type { FreeFault, TakenFault } from './room';
import type { NoRoomFault, SplitFault } from './split';

/** Everything that an operation of the tool, or its page, finds wrong. */
export type AnyFault =
  | CompareFault
  | ExcludeFault
  | FactsFault
  | FreeFault
  | ListFault
  | NoRoomFault
  | PlanFault
  | RoomFault
  | SplitFault
  | TakenFault
  | TooManyFault
  | WishFault;
