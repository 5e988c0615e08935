import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installedVersion, noteOf, noteRegistry, REGISTRIES } from './update-registries.mjs';

describe.each(REGISTRIES)('the registry of $name', ({ name, tool }) => {
  const source = readFileSync(noteOf(tool), 'utf8');

  it('is noted as it is installed', () => {
    expect(source).toContain(`REGISTRY_VERSION = '${installedVersion(name)}';`);
  });

  it('is noted where the page reads it', () => {
    const noted = noteRegistry(source, '3.0.1', '2027-01-02T03:04:05.678Z');
    expect(noted).toContain("export const REGISTRY_VERSION = '3.0.1';\nexport const REGISTRY_DATE = '2027-01-02';");
    expect(noted.split('\n').length).toBe(source.split('\n').length);
  });

  it('is not noted without a day', () => expect(() => noteRegistry(source, '3.0.1', '')).toThrow('no day'));
});
