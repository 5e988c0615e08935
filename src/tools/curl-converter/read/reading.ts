import type { JsonFault } from '../../../lib/json/json-fault';
import type { Result } from '../../../lib/result';
import type { QuoteFault } from '../../../lib/shell/shell-command';
import type { Request, Unknown } from '../model';
import type { Note } from '../notes';

/** In what a request can be written. */
export const KINDS = [
  'bash',
  'cmd',
  'powershell',
  'fetch',
  'axios',
  'python',
  'httpie',
  'wget',
  'invoke',
  'raw',
  'har',
  'url',
] as const;

export type Kind = (typeof KINDS)[number];

/** The requests of a text. */
export interface Reading {
  readonly kind: Kind;
  readonly requests: readonly Request[];
  readonly unknowns: readonly Unknown[];
  readonly notes: readonly Note[];
}

export type ReadFault =
  | { readonly code: 'none' }
  | QuoteFault
  | { readonly code: 'no-url'; readonly command: number }
  | { readonly code: 'no-argument'; readonly option: string; readonly command: number }
  | { readonly code: 'not-literal'; readonly line: number; readonly at: number; readonly found: string }
  | { readonly code: 'unclosed-code'; readonly line: number; readonly at: number }
  | { readonly code: 'bad-request-line'; readonly line: number; readonly at: number }
  | { readonly code: 'bad-har'; readonly problem: JsonFault }
  | { readonly code: 'no-entries' }
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number };

/** What a reader finds, and as what it was written. */
export type Found = Result<{ readonly kind: Kind; readonly requests: readonly Request[] }, ReadFault>;
