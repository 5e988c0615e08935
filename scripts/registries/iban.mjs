// Reads the IBAN registry as SWIFT hands it out (iban-registry.txt: a row for each fact, a column for each country), to compare ours with it.

/** `4!n4!n12!c` as a letter for each character. @param {string} structure */
export function spreadStructure(structure) {
  const parts = [...structure.matchAll(/(\d+)!?([nace])/g)];
  if (parts.map(([part]) => part).join('') !== structure) throw new Error(`${structure} is no structure of an IBAN.`);
  return parts.map(([, length, kind = '']) => kind.repeat(Number(length))).join('');
}

/** The characters of each country's BBAN. @param {string} text @returns {Map<string, string>} */
export function readIbanRegistry(text) {
  const rows = text.split(/\r?\n/).map((line) => line.split('\t').map((cell) => cell.replace(/^"|"$/g, '').trim()));
  const find = (/** @type {RegExp} */ name) => {
    const row = rows.find(([first = '']) => name.test(first));
    if (!row) throw new Error(`The registry has no row ${name.source}.`);
    return row.slice(1);
  };
  const structures = find(/^BBAN structure$/i);
  const codes = find(/^IBAN prefix country code/i);
  return new Map(
    codes.flatMap((code, index) => (code === '' ? [] : [[code, spreadStructure(structures[index] ?? '')]])),
  );
}

/** The same of our own table, from its source. @param {string} source of `src/lib/iban/registry.ts` @returns {Map<string, string>} */
export function readOwnTable(source) {
  const table = /const TABLE = `([^`]*)`/.exec(source)?.[1] ?? '';
  const rows = table.split(/[|\n]/).filter((row) => row.trim() !== '');
  return new Map(
    rows.map((row) => {
      const [country = '', ...fields] = row.trim().split(' ');
      return [country, spreadStructure(fields.map((field) => field.slice(1)).join(''))];
    }),
  );
}

/** What differs, in words. @param {ReadonlyMap<string, string>} own @param {ReadonlyMap<string, string>} registry @returns {string[]} */
export function ibanDifferences(own, registry) {
  return [...new Set([...own.keys(), ...registry.keys()])].toSorted().flatMap((country) => {
    const [ours, theirs] = [own.get(country), registry.get(country)];
    return ours === theirs ? [] : [`${country}: ours ${ours ?? 'has it not'}, the registry ${theirs ?? 'has it not'}`];
  });
}
