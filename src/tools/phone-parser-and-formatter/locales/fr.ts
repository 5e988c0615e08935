import { numbersOf, type Words } from '../../../i18n/words';
import { countryNames } from '../../../lib/countries';
import type { NumberType, PhoneFault, PhoneReport } from '../report';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const name = (country: string | undefined) =>
  country === undefined ? 'ce plan de numérotation' : countryNames('fr')(country);

/** Calling codes that belong to no country (ITU-T E.164). */
const NETWORKS: Readonly<Record<string, string>> = {
  '800': 'Numéro vert international',
  '808': 'Coût partagé international',
  '870': 'Satellite Inmarsat',
  '878': 'Numéros personnels universels',
  '881': 'Téléphones satellitaires',
  '882': 'Réseaux internationaux',
  '883': 'Réseaux internationaux',
  '888': 'Secours en cas de catastrophe',
  '979': 'Numéro surtaxé international',
};

const types: Record<NumberType | 'UNKNOWN', string> = {
  MOBILE: 'Mobile',
  FIXED_LINE: 'Fixe',
  FIXED_LINE_OR_MOBILE: 'Fixe ou mobile',
  TOLL_FREE: 'Numéro gratuit',
  PREMIUM_RATE: 'Numéro surtaxé',
  SHARED_COST: 'Coût partagé',
  VOIP: 'VoIP',
  PERSONAL_NUMBER: 'Numéro personnel',
  PAGER: 'Radiomessagerie',
  UAN: 'Numéro d’entreprise (UAN)',
  VOICEMAIL: 'Messagerie vocale',
  UNKNOWN: 'Inconnu',
};

export const words = {
  options: {
    mode: { label: 'Mode', values: { one: 'Un seul', many: 'Plusieurs', find: 'Dans un texte' } },
    country: { label: 'Pays par défaut', hint: 'Les numéros sans + au début sont lus selon ses règles.' },
    from: 'Appel depuis',
  },
  anyCountry: 'Aucun (le numéro doit commencer par +)',
  number: 'Numéro de téléphone',
  registry: (date, version) => `Plans de numérotation : libphonenumber-js ${version} du ${date}`,
  numberHint: 'Toutes les écritures sont acceptées. Rien n’est conservé ni envoyé.',
  lines: 'Un numéro par ligne',
  text: 'Texte',
  textPlaceholder: 'Collez un courriel, une page ou une liste de contacts',
  sameCountry: 'Le pays par défaut',
  empty: 'Saisissez un numéro : le résultat s’affiche ici.',
  valid: 'Ce numéro est valide',
  notValid: 'Ce numéro n’est pas valide',
  result: 'Numéro',
  list: 'Numéros',
  place: 'Pays',
  several: (places) => `Plusieurs : ${places}`,
  network: (callingCode) => NETWORKS[callingCode] ?? 'Numéro international',
  callingCode: 'Indicatif',
  isValid: 'Valide',
  isPossible: 'Longueur possible',
  yes: 'Oui',
  no: 'Non',
  type: 'Type',
  types,
  international: 'International',
  national: 'National',
  e164: 'E.164',
  rfc3966: 'RFC 3966',
  dialled: (country) => `Composé depuis : ${name(country)}`,
  extension: 'Poste',
  call: 'Appeler',
  message: 'Envoyer un SMS',
  whatsapp: 'WhatsApp',
  readAs: (digits) => `Les lettres ont été lues comme les touches du clavier : ${digits}`,
  prefix: (country, expected) => `Commencez par +, ou par ${expected} (${name(country)}).`,
  reason: ({ reason, plan }: Pick<PhoneReport, 'reason' | 'plan'>): string => {
    switch (reason) {
      case 'too-short':
        return `Trop court (${name(plan)}).`;
      case 'too-long':
        return `Trop long (${name(plan)}).`;
      case 'wrong-length':
        return `Aucun numéro n’a cette longueur (${name(plan)}).`;
      case 'not-assigned':
        return `La longueur est bonne, mais aucun numéro ne commence ainsi (${name(plan)}).`;
      case undefined:
        return '';
    }
  },
  line: 'Ligne',
  input: 'Saisie',
  remark: 'Remarque',
  sameAs: (line) => `Identique à la ligne ${line}`,
  found: (n) => plural(n, { one: `${count(n)} numéro`, other: `${count(n)} numéros` }),
  counts: (valid, wrong, same) =>
    [
      plural(valid, { one: `${count(valid)} valide`, other: `${count(valid)} valides` }),
      plural(wrong, { one: `${count(wrong)} non valide`, other: `${count(wrong)} non valides` }),
      plural(same, { one: `${count(same)} doublon`, other: `${count(same)} doublons` }),
    ].join(', '),
  fault: (fault: PhoneFault): string => {
    switch (fault.code) {
      case 'no-number':
        return 'Aucun numéro de téléphone trouvé.';
      case 'no-country':
        return 'Choisissez un pays ou commencez par +.';
      case 'unknown-calling-code':
        return `+${fault.callingCode} n’est pas un indicatif en service.`;
      case 'too-short':
        return `Trop court (${name(fault.country)}).`;
      case 'too-long':
        return `Trop long (${name(fault.country)}).`;
    }
  },
} satisfies Words<typeof zhCn>;
