// What is in a built site, as CycloneDX 1.6 names it: every package of which a part is bundled, and nothing else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, licenceOf } from '../package/notices.mjs';
import { ROOT } from '../setup.mjs';

/** @param {string} name @param {string} version */
const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** @param {string} licence as npm names it @returns {object} one by its id, several as an expression */
const licences = (licence) => (/ OR | AND /.test(licence) ? { expression: licence } : { license: { id: licence } });

/** A UUID of version 8 that follows from a text. @param {string} text */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * @param {Record<string, Record<string, number>>} modules of the build, as `shippedModules` gives them
 * @param {{ version: string, commit: string, seconds: number }} release
 */
export function billOfMaterials(modules, { version, commit, seconds }) {
  /** @type {{ packages: Record<string, { integrity?: string, resolved?: string }> }} */
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const components = bundledPackages(modules).map((path) => {
    const { name, version: own, licence } = licenceOf(path);
    const [kind = '', digest = ''] = (packages[path]?.integrity ?? '').split(/-(.*)/s);
    const hash = { alg: kind.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
    return {
      type: 'library',
      'bom-ref': purl(name, own),
      name,
      version: own,
      licenses: [licences(licence)],
      purl: purl(name, own),
      ...(digest === '' ? {} : { hashes: [hash] }),
    };
  });
  const self = `pkg:generic/handy-tools@${version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(`${version} ${commit} ${JSON.stringify(components)}`)}`,
    version: 1,
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      component: {
        type: 'application',
        'bom-ref': self,
        name: 'handy-tools',
        version,
        licenses: [{ license: { id: 'MIT' } }],
        purl: self,
        properties: [{ name: 'commit', value: commit }],
      },
    },
    components,
    dependencies: [
      { ref: self, dependsOn: components.map((component) => component['bom-ref']) },
      ...components.map((component) => ({ ref: component['bom-ref'], dependsOn: /** @type {string[]} */ ([]) })),
    ],
  };
}
