import type { Language } from './language';

const MEGABYTE = 1024 * 1024;

/** Bytes in UTF-8 above which data are refused: jq runs out of memory at twice as many. */
export const SIZE_LIMITS: Readonly<Record<Language, number>> = {
  jq: 10 * MEGABYTE,
  jsonpath: 20 * MEGABYTE,
  jmespath: 20 * MEGABYTE,
};
