/** The countries and territories of ISO 3166-1 (249 codes), and Kosovo, whose XK is the code in use for it. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA ' +
    'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA ' +
    'GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
    'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS ' +
    'MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS ' +
    'RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW ' +
    'TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
  ).split(' '),
);

/** U+1F1E6, the regional indicator that stands for A. */
const INDICATOR_A = 0x1f1e6;

/** The flag of a country as two regional indicators; a system without such pictures shows the two letters. */
export function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => INDICATOR_A + letter.charCodeAt(0) - 65));
}

/** Names of countries by their codes in a language (BCP 47), as the browser has them; the code itself where it has none. */
export function countryNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** Countries whose English name takes the article in a sentence. */
const WITH_ARTICLE = new Set(
  'AE BS CC CF CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VG VI'.split(' '),
);

/** A country as it stands within an English sentence: "the United States", "Germany". */
export function englishCountry(code: string): string {
  const name = countryNames('en')(code);
  return WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
}

/** Countries with name and flag, in the order of a language (BCP 47). */
export function sortedCountries(codes: readonly string[], language: string): readonly NamedCountry[] {
  const nameOf = countryNames(language);
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: nameOf(code), flag: flagOf(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
