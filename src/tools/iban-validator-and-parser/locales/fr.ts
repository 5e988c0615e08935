import { numbersOf, type Words } from '../../../i18n/words';
import { countryNames } from '../../../lib/countries';
import type { BicFault } from '../../../lib/iban/bic';
import type { IbanFault, Part } from '../../../lib/iban/check';
import type { Kind } from '../../../lib/iban/registry';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const name = (country: string) => countryNames('fr')(country);
const KINDS: Record<Kind, string> = { n: 'des chiffres', a: 'des lettres', c: 'des lettres ou des chiffres' };
const range = (from: number, to: number) => (from === to ? `Position ${from}` : `Positions ${from} à ${to}`);

/** What a country's own key is called. */
const KEYS: Readonly<Record<string, string>> = { FR: 'La clé RIB', MC: 'La clé RIB', IT: 'Le CIN', SM: 'Le CIN' };
const keyOf = (country: string) => KEYS[country] ?? `La clé nationale (${name(country)})`;

const roles: Record<Part['role'], string> = {
  country: 'Code pays',
  'check-digits': 'Clé de contrôle',
  bank: 'Code banque',
  branch: 'Code guichet',
  account: 'Numéro de compte',
  check: 'Clé nationale',
  type: 'Type de compte',
  owner: 'Rang du titulaire',
  holder: 'Identifiant du titulaire',
  currency: 'Devise',
  reserved: 'Réservé',
};

export const words = {
  options: {
    mode: { label: 'Mode', values: { one: 'Un seul', many: 'Plusieurs' } },
    country: 'Pays',
  },
  input: 'IBAN ou BIC',
  placeholder: 'FR76 3000 6000 0112 3456 7890 189',
  hint: 'Espaces, traits d’union, minuscules et caractères pleine chasse sont acceptés. Rien n’est conservé ni envoyé.',
  lines: 'Un IBAN ou un BIC par ligne',
  examples: 'Exemples',
  qrExample: 'CH (QR-IBAN)',
  generate: 'Créer un IBAN de test',
  make: 'IBAN aléatoire',
  testData: 'Donnée de test',
  testNote: 'Ses clés sont justes, mais son code banque est inventé (des 9 ou TEST) : il n’appartient à aucun compte.',
  registry: (release, month, list, date) =>
    `Structures d’après le registre IBAN de SWIFT, édition ${release} (${month}) ; pays SEPA d’après ${list} (${date}). Seul le numéro est vérifié : l’existence du compte ne peut pas l’être ici.`,
  verdicts: {
    iban: { valid: 'Cet IBAN est valide', notValid: 'Cet IBAN n’est pas valide' },
    bic: { valid: 'La forme de ce BIC est correcte', notValid: 'La forme de ce BIC est incorrecte' },
  },
  unchecked: 'non vérifié',
  parts: 'Structure',
  roles,
  result: 'Éléments du numéro',
  list: 'Numéros vérifiés',
  country: 'Pays',
  bban: 'BBAN',
  sepa: 'SEPA',
  qr: 'QR-IBAN',
  yes: 'Oui',
  no: 'Non',
  friendly: 'Format imprimé',
  electronic: 'Format électronique',
  bic: 'BIC',
  bicBank: 'Banque',
  bicPlace: 'Place',
  bicBranch: 'Agence',
  headOffice: 'Siège',
  bicNote: {
    test: 'Le 8ᵉ caractère est 0 : c’est un BIC de test.',
    passive: 'Le 8ᵉ caractère est 1 : pas de connexion directe au réseau SWIFT.',
  },
  checked: (n) => plural(n, { one: `${count(n)} ligne`, other: `${count(n)} lignes` }),
  counts: (valid, wrong) =>
    `${plural(valid, { one: `${count(valid)} valide`, other: `${count(valid)} valides` })}, ${plural(wrong, { one: `${count(wrong)} non valide`, other: `${count(wrong)} non valides` })}`,
  line: 'Ligne',
  typed: 'Saisie',
  status: 'Résultat',
  ok: 'Valide',
  wrong: 'Non valide',
  remarks: 'Erreurs',
  nothing: 'Saisissez un IBAN ou un BIC.',
  fault: (fault: IbanFault | BicFault): string => {
    switch (fault.code) {
      case 'odd-character':
        return `Le caractère ${fault.at}, « ${fault.character} », n’a pas sa place dans un IBAN.`;
      case 'no-country':
        return `Un IBAN commence par les deux lettres du pays ; celui-ci commence par « ${fault.found} ».`;
      case 'unknown-country':
        return `Pays inconnu : ${fault.country}.`;
      case 'no-iban':
        return `${name(fault.country)} : l’IBAN n’y est pas utilisé.`;
      case 'borrowed':
        return `${name(fault.country)} : pas de préfixe IBAN propre ; les comptes y utilisent ${fault.lender}.`;
      case 'unregistered':
        return `${name(fault.country)} : les numéros y ressemblent à des IBAN, mais ne figurent pas au registre ; il n’y a rien pour les vérifier.`;
      case 'length':
        return `Un IBAN ${fault.country} compte ${fault.expected} caractères ; celui-ci en a ${fault.found}.`;
      case 'check-not-digits':
        return `Positions 3 à 4 : la clé de contrôle doit être en chiffres, et non « ${fault.found} ».`;
      case 'kind':
        return `${range(fault.from, fault.to)} : il faut ${KINDS[fault.kind]} pour ${fault.country}, et non « ${fault.found} ».`;
      case 'check-digits':
        return `La clé de contrôle est ${fault.found} ; pour ce compte, ce serait ${fault.expected}. Un chiffre est sans doute mal saisi.`;
      case 'national-check':
        return fault.expected === undefined
          ? `${keyOf(fault.country)} (à partir de la position ${fault.at}) est ${fault.found}, mais aucune clé ne convient à ce numéro.`
          : `${keyOf(fault.country)} (à partir de la position ${fault.at}) est ${fault.found} et devrait être ${fault.expected}.`;
      case 'bic-length':
        return `Un BIC compte 8 ou 11 caractères ; celui-ci en a ${fault.found}.`;
      case 'bic-country-letters':
        return `Les caractères 5 et 6 sont le pays, en lettres, et non « ${fault.found} ».`;
      case 'bic-country':
        return `Pays inconnu : ${fault.country}.`;
    }
  },
} satisfies Words<typeof zhCn>;
