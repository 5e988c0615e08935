import type { DocumentValue } from '../../lib/document/document';
import type { DocumentNote } from '../../lib/document/note';
import type { PathStep } from '../../lib/json/json-path';
import type { YamlNote } from '../../lib/yaml/read-yaml';
import type { RunError } from './faults';
import type { Language } from './language';
import type { DataFormat, QueryData } from './read-data';
import type { ResultFormat } from './write-results';

export interface QuerySettings {
  readonly language: Language;
  readonly format: DataFormat;
  readonly output: ResultFormat;
  readonly indent: number | 'tab';
  readonly raw: boolean;
  readonly compact: boolean;
  readonly sortKeys: boolean;
  readonly slurp: boolean;
  readonly nullInput: boolean;
  /** What of each node a JSONPath shows. */
  readonly nodes: 'values' | 'paths' | 'both';
}

export interface QueryTexts {
  readonly data: string;
  readonly expression: string;
  readonly args?: string | undefined;
}

export type QueryNote =
  | YamlNote
  | DocumentNote
  /** Several values were queried as a list of them. */
  | { readonly code: 'as-list'; readonly count: number }
  | { readonly code: 'read-as-csv' }
  /** Reckoned with doubles, which hold no more digits. */
  | { readonly code: 'digits-rounded'; readonly source: string }
  | { readonly code: 'cut-by-count' | 'cut-by-size'; readonly limit: number };

export interface QueryReport {
  readonly text: string;
  /** How many results there are. */
  readonly count: number;
  readonly format: QueryData['format'];
  readonly notes: readonly QueryNote[];
  /** What the expression said beside its results. */
  readonly messages: readonly string[];
  /** What went wrong on the way: the results before it stand. */
  readonly errors: readonly RunError[];
  /** The ways to what JSONPath found, the first ones. */
  readonly places: readonly (readonly PathStep[])[];
}

export const RESULT_LIMIT = 100_000;
export const OUTPUT_LIMIT = 50 * 1024 * 1024;
/** What a language found. */
export interface Found {
  readonly values: readonly DocumentValue[];
  readonly count: number;
  readonly notes?: readonly QueryNote[];
  readonly messages?: readonly string[];
  readonly errors?: readonly RunError[];
  readonly places?: QueryReport['places'];
}
