import { v4 } from 'uuid';
import type { Job } from '../../operations/define';

/** A UUID by chance (RFC 9562, version 4). */
export function newId({ random }: Pick<Job, 'random'>): string {
  return v4({ random: random(16) });
}
