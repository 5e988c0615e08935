import { expect, it } from 'vitest';
import { packageManifest } from './manifest.mjs';

const repository = {
  name: 'tools',
  version: '1.2.3',
  license: 'MIT',
  engines: { node: '>=20' },
  dependencies: { a: '1' },
};
const entries = ['package.json', 'index.js', 'README.md'];

it('publishes all that lies there, and asks for no package', () => {
  const manifest = packageManifest(repository, entries);
  expect(manifest).toMatchObject({ name: 'tools', version: '1.2.3', files: ['README.md', 'index.js'] });
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('repository');
});

it('names the repository where it is known', () =>
  expect(packageManifest(repository, entries, 'https://example.com/tools')).toMatchObject({
    repository: { type: 'git', url: 'git+https://example.com/tools' },
    homepage: 'https://example.com/tools',
  }));
