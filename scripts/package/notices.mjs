// The licences of what is inside the package: of each library that is bundled its own text, and of the data whose licence is not ours.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SetupError } from '../setup.mjs';

/** Modules that the build makes, with what they are made of; undefined where that is our own. */
const MADE = new Map([
  ['virtual:jq-engine', 'node_modules/jq-wasm'],
  ['virtual:zxing-engine', 'node_modules/zxing-wasm'],
  ['virtual:mac-registry', undefined],
  ['virtual:mcp-tools', undefined],
  ['virtual:search-index', undefined],
  ['virtual:catalogue/zh-cn', undefined],
  ['virtual:catalogue/en', undefined],
  ['virtual:catalogue/fr', undefined],
  ['virtual:sprite', 'node_modules/lucide-static'],
  ['__vite-browser-external', 'node_modules/vite'],
  ['vite/preload-helper.js', 'node_modules/vite'],
  ['vite/preload-helper.js?worker', 'node_modules/vite'],
  ['rolldown/runtime.js', 'node_modules/rolldown'],
]);

/**
 * The folders of the packages that have some code or data in a build.
 * @param {Record<string, Record<string, number>>} chunks of each file its modules, with their lengths in the output
 * @returns {string[]}
 */
export function bundledPackages(chunks) {
  const modules = new Set(
    Object.values(chunks).flatMap((its) => Object.entries(its).flatMap(([id, length]) => (length > 0 ? [id] : []))),
  );
  const folders = [...modules].flatMap((id) => {
    const folder = /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0];
    if (folder !== undefined) return [folder];
    if (/^(src|cli)\//.test(id)) return [];
    if (!MADE.has(id)) throw new SetupError(`${id} is bundled, and nothing tells under which licence.`);
    return MADE.get(id) ?? [];
  });
  return [...new Set(folders)].toSorted();
}

const NOTICE = /^(un)?licen[cs]e|^copying|^notice/i;

/** Texts of licences for packages that name one and bring no text along, with whom they name as their author. */
const STANDARD = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  'BSD-2-Clause': `Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are
met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.

2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the
documentation and/or other materials provided with the distribution.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED
TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR
CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO,
PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF
LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`,
};

/** It gives all rights away, so it names nobody. */
const UNLICENSE = `This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or distribute this software, either in source code form or as a compiled binary, for
any purpose, commercial or non-commercial, and by any means.

In jurisdictions that recognize copyright laws, the author or authors of this software dedicate any and all copyright interest in the software to
the public domain. We make this dedication for the benefit of the public at large and to the detriment of our heirs and successors. We intend this
dedication to be an overt act of relinquishment in perpetuity of all present and future rights to this software under copyright law.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
DEALINGS IN THE SOFTWARE.

For more information, please refer to <https://unlicense.org/>`;

/**
 * @typedef {{ name: string, version: string, license?: string, author?: string | { name: string } }} Manifest
 */

/** The licence and the notices in a package's folder. @param {string} folder @param {Manifest} manifest @returns {string} '' where there are none */
function textsOf(folder, { license, author }) {
  const files = readdirSync(folder).filter((name) => NOTICE.test(name));
  if (files.length > 0) return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
  const readme = join(folder, 'README.md');
  const inReadme = existsSync(readme)
    ? /^#*\s*licen[cs]e\b[^\n]*\n(?:-+\n)?([\s\S]*permission[\s\S]*)/im.exec(readFileSync(readme, 'utf8'))?.[1]
    : undefined;
  if (inReadme !== undefined) return inReadme.trim();
  if (license === 'Unlicense') return UNLICENSE;
  const standard = new Map(Object.entries(STANDARD)).get(license ?? '');
  const by = typeof author === 'object' ? author.name : author;
  return standard === undefined || by === undefined ? '' : `Copyright (c) ${by}\n\n${standard}`;
}

/** The part about one package. @param {string} path from the root of the repository */
function partOf(path) {
  const folder = join(ROOT, path);
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = textsOf(folder, manifest);
  if (texts === '') throw new SetupError(`${path} is bundled, and has no text of its licence.`);
  const licence = manifest.license === undefined ? '' : ` (${manifest.license})`;
  return `${manifest.name} ${manifest.version}${licence}\n\n${texts}`;
}

/** Data of our own with a licence that is not ours, as `docs/dependencies.md` tells. @returns {string[]} */
function dataParts() {
  const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  return [...text.matchAll(/^\| `(src\/[^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].flatMap(
    ([, path = '', source = '', licence = '', use = '']) => {
      if (licence.trim() === 'MIT') return [];
      // Where the licence asks for it, its text lies beside the data.
      const own = join(ROOT, path, 'LICENSE.txt');
      const full = existsSync(own) ? `\n\n${readFileSync(own, 'utf8').trim()}` : '';
      return [`${use.trim()}: ${source.trim()}\n\nLicence: ${licence.trim()}${full}`];
    },
  );
}

/** The licence of a package as its manifest names it. @param {string} path from the root of the repository */
export function licenceOf(path) {
  /** @type {Manifest & { licenses?: readonly { type: string }[] }} */
  const { name, version, license, licenses } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
  const licence = license ?? licenses?.map(({ type }) => type).join(' OR ');
  if (licence === undefined) throw new SetupError(`${path} is bundled, and names no licence.`);
  return { name, version, licence: licence.replace(/^\((.*)\)$/, '$1') };
}

const HEAD = 'Inside this package are parts of the following works, under the licences that stand with them.';
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * The text of THIRD-PARTY-NOTICES.txt. Throws where a package has no text of its licence.
 * @param {Record<string, Record<string, number>>} chunks as in `bundledPackages` @param {string} [head] what stands above
 */
export function thirdPartyNotices(chunks, head = HEAD) {
  return `${[head, ...bundledPackages(chunks).map(partOf), ...dataParts()].join(RULE)}\n`;
}
