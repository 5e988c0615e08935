import { bombs } from './bombs';
import { characters } from './characters';
import type { HostileString } from './hostile-string';
import { markup } from './markup';
import { names } from './names';

/** Every hostile string, in an order that stays: a report names one by its place. */
export const CORPUS: readonly HostileString[] = [...markup, ...names, ...characters, ...bombs];
