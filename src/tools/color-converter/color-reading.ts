import type { Result } from '../../lib/result';
import type { Color } from './color';
import type { ComponentName } from './color-functions';

/** Why a text is no colour. Positions count UTF-16 units of what was typed, from 1. */
export type ColorFault =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly limit: number }
  | { readonly code: 'digit-count'; readonly text: string; readonly digits: number }
  | { readonly code: 'bad-digit'; readonly found: string; readonly position: number }
  | { readonly code: 'unknown-name'; readonly name: string }
  | { readonly code: 'depends-on-page'; readonly name: string }
  | { readonly code: 'unknown-function'; readonly name: string }
  | { readonly code: 'unknown-space'; readonly name: string }
  | { readonly code: 'unclosed'; readonly name: string }
  | { readonly code: 'after-end'; readonly found: string; readonly position: number }
  | { readonly code: 'component-count'; readonly name: string; readonly expected: number; readonly found: number }
  | {
      readonly code: 'bad-component';
      readonly component: ComponentName;
      readonly found: string;
      readonly position: number;
      readonly expected: 'number' | 'percentage' | 'number-or-percentage' | 'angle';
    }
  | { readonly code: 'unexpected'; readonly found: string; readonly position: number }
  | { readonly code: 'mixed-separators'; readonly position: number }
  | { readonly code: 'no-commas'; readonly name: string; readonly position: number }
  | { readonly code: 'mixed-units'; readonly name: string }
  | { readonly code: 'none-with-commas'; readonly position: number }
  | { readonly code: 'too-large'; readonly found: string; readonly position: number }
  | { readonly code: 'integer-range'; readonly found: string };

/** What was read otherwise than it was written, though it is a colour. */
export type Notice =
  | { readonly code: 'clamped'; readonly component: ComponentName; readonly found: string; readonly used: string }
  | { readonly code: 'none' }
  | { readonly code: 'argb' };

/** A colour with what its reader has to know. */
export interface Reading {
  readonly color: Color;
  readonly notices: readonly Notice[];
}

/** What a reader of colours or of a part of one gives. */
export type Read<T> = Result<T, ColorFault>;
