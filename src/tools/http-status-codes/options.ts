import * as v from 'valibot';
import { KINDS } from './codes';

/** Which codes the list shows; remembered between visits. */
export const listOptions = v.object({
  filter: v.optional(v.picklist(['all', ...KINDS]), 'all'),
  hasUnofficial: v.optional(v.boolean(), false),
});
