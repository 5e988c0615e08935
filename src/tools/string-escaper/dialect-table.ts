import { COMPILED_LANGUAGES } from './compiled-languages';
import { DATA_NOTATIONS } from './data-notations';
import type { Dialect } from './dialect';
import type { DialectId } from './dialects';
import { latex } from './latex';
import { markdown } from './markdown';
import { PATTERNS } from './patterns';
import { PLAIN_NOTATIONS } from './plain-notations';
import { SCRIPT_LANGUAGES } from './script-languages';
import { SHELLS } from './shells';
import { SQL } from './sql';
import { XML } from './xml';

export const DIALECT_TABLE: Readonly<Record<DialectId, Dialect>> = {
  ...DATA_NOTATIONS,
  ...XML,
  ...PLAIN_NOTATIONS,
  ...SCRIPT_LANGUAGES,
  ...COMPILED_LANGUAGES,
  ...SQL,
  ...SHELLS,
  ...PATTERNS,
  latex,
  markdown,
};
