// The package.json of the package for Node, made from that of the repository.

const DESCRIPTION =
  'Developer utilities (JSON, YAML, hashes, keys, UUIDs, QR codes, …) as a command line, a typed library and an MCP server. Nothing leaves your machine.';

const KEYWORDS = [
  'cli',
  'developer-tools',
  'utilities',
  'mcp',
  'json',
  'yaml',
  'toml',
  'xml',
  'csv',
  'sql',
  'hash',
  'base64',
  'jwt',
  'uuid',
  'ulid',
  'otp',
  'bcrypt',
  'qrcode',
  'converter',
  'formatter',
  'generator',
];

/**
 * @typedef {{ name: string, version: string, license: string, engines: { node: string } }} Repository
 */

/**
 * What npm needs to know of the package. It has no dependencies: all that it needs is inside.
 * @param {Repository} repository @param {readonly string[]} entries what lies at the top of the folder @param {string} [source] where the repository is
 */
export function packageManifest({ name, version, license, engines }, entries, source = '') {
  return {
    name,
    version,
    description: DESCRIPTION,
    license,
    keywords: KEYWORDS,
    ...(source !== '' && { repository: { type: 'git', url: source.replace(/^(?!git\+)/, 'git+') }, homepage: source }),
    type: 'module',
    engines: { node: engines.node },
    bin: { handy: 'handy.js' },
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
    types: './index.d.ts',
    files: entries.filter((entry) => entry !== 'package.json').toSorted(),
    sideEffects: false,
    publishConfig: { access: 'public', provenance: true },
  };
}
