import { everyName, hangulName, unpackNames } from './character-data';
import { PARTS } from './parts';

const HANGUL_START = 0xac00;
const HANGUL_END = 0xd7a3;

/** The characters of these Unicode names, whatever their case; those that are none are left out. */
export async function charactersNamed(names: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map(Array.from(names, (name) => [name.toUpperCase(), name]));
  const found = new Map<string, string>();
  const find = (name: string, code: number) => {
    const asked = wanted.get(name);
    if (asked !== undefined) found.set(asked, String.fromCodePoint(code));
  };
  if ([...wanted.keys()].some((name) => name.startsWith('HANGUL SYLLABLE '))) {
    for (let code = HANGUL_START; code <= HANGUL_END; code++) find(hangulName(code), code);
  }
  for (const part of PARTS) {
    const { packed } = await part.load();
    const { starts, ends } = unpackNames(packed);
    for (const [index, name] of [...everyName(packed)].entries()) {
      const [start = 0, end = 0] = [starts[index], ends[index]];
      if (!name.endsWith('*')) find(name, start);
      else
        for (const code of codesIn(name.slice(0, -1), start, end, wanted.keys()))
          find(`${name.slice(0, -1)}${hex(code)}`, code);
    }
  }
  return found;
}

const hex = (code: number) => code.toString(16).toUpperCase();

/** Of a range whose names end in the number of the character, the numbers that are asked for. */
function codesIn(beginning: string, start: number, end: number, wanted: Iterable<string>): number[] {
  return [...wanted]
    .filter((name) => name.startsWith(beginning))
    .map((name) => Number.parseInt(name.slice(beginning.length), 16))
    .filter((code) => code >= start && code <= end);
}
