// Writes src/lib/zone-data: cities, countries and names of time zones from CLDR, the time zone database of this system and our own list of large cities.
// `npm run zone-data` fetches the newest CLDR; `npm run zone-data -- --cldr FOLDER` takes the packages cldr-core and cldr-dates-full from FOLDER.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinyin } from 'pinyin-pro';
import { erasOf, readZoneFile } from './registries/zone-files.mjs';
import { readZoneDatabase, zoneOf } from './registries/zones.mjs';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

const SYSTEM = '/usr/share/zoneinfo';
const TARGET = join(ROOT, 'src/lib/zone-data');

/** @param {string} folder */
function fetchPackages(folder) {
  for (const name of ['cldr-core', 'cldr-dates-full']) {
    const packed = execFileSync('npm', ['pack', `${name}@latest`, '--json', '--pack-destination', folder], {
      encoding: 'utf8',
    });
    /** @type {{ filename: string }[]} */
    const [file] = JSON.parse(packed);
    const into = join(folder, name);
    execFileSync('mkdir', [into]);
    execFileSync('tar', ['-xzf', join(folder, file?.filename ?? ''), '-C', into, '--strip-components=1']);
  }
}

/** @param {string} place */
const readJson = (place) => JSON.parse(readFileSync(place, 'utf8'));

/** The cities that CLDR names for zones in a language, by the zone's name there. @param {string} cldr @param {string} language */
function exemplarCities(cldr, language) {
  const file = readJson(join(cldr, `cldr-dates-full/main/${language}/timeZoneNames.json`));
  /** @type {Map<string, string>} */
  const cities = new Map();
  const walk = (/** @type {Record<string, any>} */ node, /** @type {string[]} */ path) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object') continue;
      if (typeof value.exemplarCity === 'string') cities.set([...path, key].join('/'), value.exemplarCity);
      walk(value, [...path, key]);
    }
  };
  walk(file.main[language].dates.timeZoneNames.zone, []);
  return cities;
}

/** `BeiJing`: each syllable with a capital letter. @param {string} chinese */
export function pinyinOf(chinese) {
  return pinyin(chinese, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
    .map((syllable) => syllable.charAt(0).toUpperCase() + syllable.slice(1))
    .join('');
}

/** One city as `中文,PinYin,English,Français`, without what follows from the others. @param {string} zh @param {string} en @param {string} fr */
function cityText(zh, en, fr) {
  return [zh, pinyinOf(zh), en, ...(fr === en ? [] : [fr])].join(',');
}

/** Our own list. @param {string} text @returns {Map<string, string[]>} */
export function readLargeCities(text) {
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    rows.map((row) => {
      const [zone = '', cities = ''] = row.split('\t');
      return [
        zone,
        cities.split(';').map((city) => {
          const [zh = '', en = '', fr = en] = city.split(',');
          return cityText(zh, en, fr);
        }),
      ];
    }),
  );
}

/** @param {readonly string[]} items @param {number} count of them in a line */
function inLines(items, count) {
  const lines = Array.from({ length: Math.ceil(items.length / count) }, (_, line) =>
    items.slice(line * count, (line + 1) * count).join('\t'),
  );
  return lines.join('\n');
}

/** @param {string} cldr */
export function makeZoneData(cldr) {
  const { version, links } = readZoneDatabase(readFileSync(join(SYSTEM, 'tzdata.zi'), 'utf8'));
  const rows = readFileSync(join(SYSTEM, 'zone.tab'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const zones = new Map(rows.map(([country = '', , zone = '']) => [zone, country]));
  const present = (/** @type {string} */ zone) => (zones.has(zone) ? zone : zoneOf(links, zone));
  const languages = ['zh', 'en', 'fr'].map((language) => {
    const cities = exemplarCities(cldr, language);
    return new Map([...cities].map(([zone, city]) => [present(zone), city]));
  });
  const large = readLargeCities(readFileSync(join(ROOT, 'scripts/registries/large-cities.txt'), 'utf8'));
  const unknown = [...large.keys()].find((zone) => zone !== 'UTC' && !zones.has(zone));
  if (unknown !== undefined) throw new SetupError(`large-cities.txt has ${unknown}, which is no zone of zone.tab.`);
  const places = [...zones, /** @type {const} */ (['UTC', ''])].map(([zone, country]) => {
    const own = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
    const [zh = own, en = own, fr = en] = languages.map((cities) => cities.get(zone));
    const cities = zone === 'UTC' ? [] : [cityText(zh, en, fr)];
    return [zone, country, [...cities, ...(large.get(zone) ?? [])].join(';')].join('|');
  });
  const chinese = new Intl.DisplayNames('zh-CN', { type: 'region' });
  const countries = [...new Set(zones.values())]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((code) => `${code}${pinyinOf(chinese.of(code) ?? '')}`);

  /** @type {Map<string, Set<string>>} */
  const windows = new Map();
  const { windowsZones } = readJson(join(cldr, 'cldr-core/supplemental/windowsZones.json')).supplemental;
  for (const { mapZone } of windowsZones.mapTimezones) {
    const found = windows.get(mapZone._other) ?? new Set();
    windows.set(mapZone._other, found);
    const named = mapZone._type.split(' ').map(present);
    for (const zone of named) if (zones.has(zone)) found.add(zone);
  }
  /** @type {Map<string, string[]>} */
  const eras = new Map();
  for (const zone of zones.keys()) {
    const text = erasOf(zone, readZoneFile(readFileSync(join(SYSTEM, zone))));
    eras.set(text, [...(eras.get(text) ?? []), zone]);
  }
  const cldrVersion = readJson(join(cldr, 'cldr-core/package.json')).version;
  const notice = `// Written by \`npm run zone-data\` from tzdata ${version} (public domain)`;
  return {
    'places.ts': `${notice}, scripts/registries/large-cities.txt and
// CLDR ${cldrVersion}: Copyright © 2004-2026 Unicode, Inc., Unicode-3.0 (LICENSE.txt).

/** Four zones in a line, with tabs between them: of each its country, and its cities in Chinese, pinyin, English and, where it differs, French. */
export const PLACES = \`
${inLines(places, 4)}
\`;

/** The countries with their Chinese names in pinyin. */
export const COUNTRIES =
  '${countries.join(' ')}';

/** The names of Windows, and the zones that each stands for; the usual one first. */
export const WINDOWS = \`
${[...windows]
  .filter(([, found]) => found.size > 0)
  .map(([name, found]) => `${name}|${[...found].join(' ')}`)
  .join('\n')}
\`;
`,
    'eras.ts': `${notice}.

/**
 * What local times are called since 1970, a line for zones that are alike: eras with their ends in Unix seconds, in each of them offsets in minutes with
 * their short names, where there are such; \`*\` is summer time.
 */
export const ERAS = \`
${[...eras].map(([text, alike]) => `${text} ${alike.join(' ')}`).join('\n')}
\`;
`,
  };
}

function main() {
  const at = process.argv.indexOf('--cldr');
  const given = at === -1 ? undefined : process.argv[at + 1];
  const folder = given ?? mkdtempSync(join(tmpdir(), 'cldr-'));
  try {
    if (given === undefined) fetchPackages(folder);
    for (const [name, source] of Object.entries(makeZoneData(folder))) {
      writeFileSync(join(TARGET, name), source);
      console.log(`${name}: ${source.length} characters`);
    }
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true });
  }
}

if (isMain(import.meta.url)) await runScript(main);
