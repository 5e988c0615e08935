/** The scripts of Unicode 17 by their codes of ISO 15924, the usual ones first. What an older engine does not know is left out. */
const CODES = (
  'Latn Hani Cyrl Grek Arab Hira Kana Hang Deva Hebr Thai Armn Geor Beng Bopo Taml Telu Gujr Guru Knda Mlym Khmr Laoo Mymr Sinh Tibt Mong Ethi Syrc ' +
  'Thaa Cher Copt Lisu Nkoo Tfng Vaii Yiii Adlm Aghb Ahom Armi Avst Bali Bamu Bass Batk Berf Bhks Brah Brai Bugi Buhd Cakm Cans Cari Cham Chrs Cpmn ' +
  'Cprt Diak Dogr Dsrt Dupl Egyp Elba Elym Gara Glag Gong Gonm Goth Gran Gukh Hano Hatr Hluw Hmng Hmnp Ital Java Kali Kawi Khar Khoj Kits Krai Kthi ' +
  'Lana Lepc Limb Lina Linb Lyci Lydi Mahj Maka Mand Mani Marc Medf Mend Merc Mero Miao Modi Mroo Mtei Mult Nagm Nand Narb Nbat Newa Nshu Ogam Olck ' +
  'Onao Orkh Orya Osge Osma Ougr Palm Pauc Perm Phag Phli Phlp Phnx Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sidt Sind Sogd Sogo Sora ' +
  'Soyo Sund Sunu Sylo Tagb Takr Tale Talu Tang Tavt Tayo Tglg Tirh Tnsa Todr Tols Toto Tutg Ugar Vith Wara Wcho Xpeo Xsux Yezi Zanb'
).split(' ');

/** Written together, as Latin letters are with those of East Asia. */
const TOGETHER: ReadonlySet<string> = new Set(['Latn', 'Hani', 'Hira', 'Kana', 'Bopo', 'Hang']);

interface Script {
  readonly code: string;
  readonly pattern: RegExp;
}

let known: readonly Script[] | undefined;

/** Built when they are first asked for: most texts never do. */
function scripts(): readonly Script[] {
  known ??= CODES.flatMap((code) => {
    try {
      return [{ code, pattern: new RegExp(`^\\p{Script_Extensions=${code}}`, 'u') }];
    } catch {
      return [];
    }
  });
  return known;
}

/** Letters of which each has one script, so that the patterns of all are not built for an everyday text. */
const EVERYDAY: readonly (readonly [first: number, last: number, script: string])[] = [
  [0x41, 0x5a, 'Latn'],
  [0x61, 0x7a, 'Latn'],
  [0xc0, 0xd6, 'Latn'],
  [0xd8, 0xf6, 'Latn'],
  [0xf8, 0x17f, 'Latn'],
  [0x3b1, 0x3c9, 'Grek'],
  [0x410, 0x44f, 'Cyrl'],
  [0x4e00, 0x9fff, 'Hani'],
];

const found = new Map<number, readonly string[]>();

/** The scripts that a character is written in, by Script_Extensions; none for what belongs to all of them. */
export function scriptsOf(code: number): readonly string[] {
  let codes = found.get(code);
  if (!codes) {
    const everyday = EVERYDAY.find(([first, last]) => code >= first && code <= last);
    codes = everyday ? [everyday[2]] : scriptsByPattern(code);
    found.set(code, codes);
  }
  return codes;
}

/** The same, by the patterns of all scripts alone. */
export function scriptsByPattern(code: number): readonly string[] {
  const character = String.fromCodePoint(code);
  return scripts()
    .filter(({ pattern }) => pattern.test(character))
    .map((script) => script.code);
}

/** Whether letters of two scripts stand in one word without being mixed. */
export function goTogether(one: string, other: string): boolean {
  return one === other || (TOGETHER.has(one) && TOGETHER.has(other));
}
