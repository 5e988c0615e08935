import { existsSync } from 'node:fs';
import { expect } from 'vitest';

/** Whether two values have the same content, as tests see it. */
export function isSame(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}

/** Whether Lucide has an icon of this name. */
export function hasIcon(name: string): boolean {
  return existsSync(`node_modules/lucide-static/icons/${name}.svg`);
}
