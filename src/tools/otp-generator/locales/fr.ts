import { hexWords } from '../../../i18n/hex/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Accounts, AddressFault } from '../../../lib/otp-uri/migration';
import type { CheckFault, Checked } from '../operations';
import type { FinerUnit, Kind } from '../../../lib/otp-uri/settings';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const steps = (n: number) => `${count(n)} pas`;

function fault(wrong: CheckFault): string {
  switch (wrong.code) {
    case 'no-secret':
      return 'Saisissez un secret.';
    case 'bad-base32':
      return `Le caractère « ${wrong.found} » en position ${wrong.position} n’est pas du base32 (A–Z, 2–7).`;
    case 'incomplete-base32':
      return `Secret incomplet : ${wrong.length} ${wrong.length === 1 ? 'caractère' : 'caractères'}.`;
    case 'bad-hex-digit':
    case 'half-byte':
      return hexWords.fault(wrong);
    case 'bad-counter':
      return 'Un compteur est un entier de 0 à 18446744073709551615.';
    case 'bad-time':
      return 'Saisissez des secondes Unix, ou une date comme 2026-11-20T12:00:00Z.';
    case 'before-1970':
      return 'TOTP compte à partir de 1970.';
    case 'bad-code':
      return `Un code compte ${wrong.digits} chiffres.`;
  }
}

const parameters = {
  type: 'type',
  algorithm: 'algorithme',
  digits: 'nombre de chiffres',
  period: 'période',
  counter: 'compteur',
  encoder: 'encodage',
};

export const words = {
  secret: 'Secret',
  newSecret: 'Nouveau secret',
  hide: 'Masquer le secret',
  options: {
    readAs: { label: 'Écriture du secret', values: { base32: 'Base32', hex: 'Hexa', text: 'Texte' } },
    kind: { label: 'Type', values: (kind: string) => kind.toUpperCase() },
    algorithm: { label: 'Algorithme', values: (algorithm: string) => algorithm },
    digits: { label: 'Chiffres', values: (digits: number) => String(digits) },
    period: { label: 'Période', unit: 's' },
    window: 'Tolérance (pas)',
  },
  algorithmHint:
    'La plupart des applications ne connaissent que SHA1, 6 chiffres et 30 secondes ; HMAC-SHA1 reste sûr pour cet usage.',
  counter: 'Compteur',
  time: 'Heure',
  now: 'Maintenant',
  timeHint: 'Vide : maintenant. Secondes Unix, ou une date (UTC sauf fuseau indiqué).',
  issuer: 'Émetteur',
  account: 'Compte',
  nothing: 'Aucun',
  short: 'Le secret compte moins de 16 octets ; la RFC 4226 en demande au moins 16.',
  broken: 'Le texte contient un demi-codet isolé, lu comme U+FFFD.',
  codes: 'Codes',
  steps: { previous: 'Précédent', current: 'Actuel', next: 'Suivant' },
  left: (n: number) => `Valable encore ${count(n)} s`,
  counterName: (n: string) => `Compteur ${n}`,
  noCodes: 'Les codes s’affichent ici dès que les champs sont corrects.',
  check: 'Vérifier un code',
  code: 'Code à vérifier',
  codePlaceholder: 'Tel que l’application l’affiche',
  finer: (unit: FinerUnit, instant: string) =>
    `Lu en ${{ milliseconds: 'millisecondes', microseconds: 'microsecondes', nanoseconds: 'nanosecondes' }[unit]} : ${instant}`,
  addressInSecret: 'Ceci est l’adresse d’un compte, pas un secret. Lisez-en le compte :',
  checkHint: 'Un code de l’application indique aussi de combien de pas son horloge est décalée.',
  verdict: ({ delta, beyond }: Checked, window: number, kind: Kind): string => {
    if (delta === 0) return 'Valable (actuel)';
    if (delta !== null) return `Valable (${steps(Math.abs(delta))} ${delta > 0 ? 'en avance' : 'en retard'})`;
    if (kind !== 'hotp') return `Non valable à ±${window} près`;
    return beyond !== null && beyond < 0 ? 'Non valable : rejeu' : `Non valable à +${window} près`;
  },
  clock: (offset: number, kind: Kind, period: number): string => {
    const place = `Ce code se situe ${steps(Math.abs(offset))} plus ${offset > 0 ? 'loin' : 'tôt'}`;
    if (kind === 'hotp') return offset < 0 ? `${place} : un compteur passé n’est plus jamais accepté.` : `${place}.`;
    return `${place} : l’horloge qui l’a produit ${offset > 0 ? 'avance' : 'retarde'} d’environ ${count(Math.abs(offset) * period)} s.`;
  },
  setUp: 'Ajouter à une application d’authentification',
  picture: 'Code QR de l’adresse otpauth://',
  address: 'Adresse otpauth://',
  tooLong: 'L’adresse est trop longue pour un code QR.',
  tooSmall: (least: number) => `Le PNG de ce code demande au moins ${count(least)} pixels.`,
  privacy: 'Le secret n’est jamais conservé et ne quitte jamais cette page.',
  details: 'Détails',
  bytes: 'Octets',
  hex: 'Hexadécimal',
  epoch: 'Secondes Unix',
  counterHex: 'Compteur (hexa)',
  read: 'Lire un compte',
  readAddress: 'Adresse otpauth:// ou otpauth-migration://',
  readPlaceholder: 'Collez l’adresse',
  drop: 'Déposez, collez ou choisissez une image du code QR',
  noPicture: 'Ce fichier n’est pas une image que le navigateur sait ouvrir.',
  noQr: 'Aucun code QR trouvé dans cette image.',
  scanFailed: 'L’image n’a pas pu être lue. Réessayez.',
  accounts: (n: number) => plural(n, { one: `${count(n)} compte`, other: `${count(n)} comptes` }),
  use: 'Utiliser',
  useNamed: (name: string) => `Utiliser ${name}`,
  used: (name: string) => `${name} chargé`,
  unnamed: 'Compte sans nom',
  facts: (digits: number) => `${digits} chiffres`,
  skipped: (n: number) =>
    n === 1
      ? '1 compte a été laissé de côté : il n’a pas de secret, ou emploie une méthode que cet outil ne connaît pas.'
      : `${count(n)} comptes ont été laissés de côté : ils n’ont pas de secret, ou emploient une méthode que cet outil ne connaît pas.`,
  batch: ({ part, parts }: NonNullable<Accounts['batch']>) =>
    `Ceci est le code QR ${count(part)} sur ${count(parts)} ; les autres comptes sont dans les autres.`,
  fault,
  addressFault: (wrong: AddressFault): string => {
    switch (wrong.code) {
      case 'not-otpauth':
        return 'Ce n’est pas une adresse otpauth://.';
      case 'bad-migration':
        return 'L’export est tronqué ou illisible.';
      case 'address-secret':
        return `Le secret de l’adresse est incorrect. ${fault(wrong.because)}`;
      case 'address-parameter':
        return wrong.found === ''
          ? `Il manque dans l’adresse : ${parameters[wrong.name]}.`
          : `L’adresse indique une valeur que cet outil ne connaît pas (${parameters[wrong.name]}) : « ${wrong.found} ».`;
    }
  },
} satisfies Words<typeof zhCn>;
