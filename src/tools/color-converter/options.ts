import * as v from 'valibot';
import { isVariableName } from './literals';

/** What is remembered of the page: how colours are written, and the name of the variable. */
export const colorOptions = v.object({
  syntax: v.optional(v.picklist(['commas', 'spaces']), 'commas'),
  hexCase: v.optional(v.picklist(['lower', 'upper']), 'lower'),
  /** Hex digits of the alpha: last as in CSS, or first as in Android. */
  hexAlpha: v.optional(v.picklist(['last', 'first']), 'last'),
  variable: v.optional(v.pipe(v.string(), v.check(isVariableName), v.metadata({ linked: 'parameter' })), 'color'),
});

/** Those of how colours are written. */
export const STYLES = ['syntax', 'hexCase', 'hexAlpha'] as const;
