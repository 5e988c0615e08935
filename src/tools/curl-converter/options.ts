import * as v from 'valibot';
import { KINDS } from './read/reading';

export const TARGETS = [
  'fetch',
  'axios',
  'python',
  'go',
  'java',
  'php',
  'csharp',
  'httpie',
  'powershell',
  'raw',
  'har',
  'curl',
  'curl-cmd',
  'curl-powershell',
] as const;

export type TargetName = (typeof TARGETS)[number];

/** What is remembered. */
export const convertOptions = v.object({
  target: v.optional(v.picklist(TARGETS), 'fetch'),
  kind: v.optional(v.picklist(['auto', ...KINDS]), 'auto'),
  indent: v.optional(v.picklist([2, 4]), 2),
  oneLine: v.optional(v.boolean(), false),
  longOptions: v.optional(v.boolean(), false),
  dropBrowser: v.optional(v.boolean(), false),
  hideSecrets: v.optional(v.boolean(), false),
});

export type ConvertOptions = v.InferOutput<typeof convertOptions>;

/** The same with the request that is meant, where a text holds several: 0 for all of a command's, or the first of a HAR. */
export const requestOptions = v.object({
  ...convertOptions.entries,
  request: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
});

export type RequestOptions = v.InferOutput<typeof requestOptions>;
