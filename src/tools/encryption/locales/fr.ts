import { notBase64 } from '../../../i18n/not-base64/fr';
import { placeWords } from '../../../i18n/places/fr';
import { hexWords } from '../../../i18n/hex/fr';
import { lineEndingWords } from '../../../i18n/line-endings/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { formatTime } from '../../../i18n/time-words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

const bytesOf = (bytes: number) => plural(bytes, { one: `${n(bytes)} octet`, other: `${n(bytes)} octets` });

const algorithms = {
  detect: 'Détecter',
  gcm: 'AES-GCM avec PBKDF2 (moderne)',
  aes: 'AES (hérité, OpenSSL)',
  tripledes: 'TripleDES (hérité, OpenSSL)',
  rabbit: 'Rabbit (hérité, CryptoJS)',
  rc4: 'RC4 (hérité, CryptoJS)',
  'raw-gcm': 'AES-GCM (clé brute)',
  'raw-cbc': 'AES-CBC (clé brute)',
  'raw-ctr': 'AES-CTR (clé brute)',
};
const derivations = {
  any: 'Essayer chacune',
  md5: 'MD5 (CryptoJS, OpenSSL avant 1.1)',
  sha256: 'SHA-256 (OpenSSL 1.1 et suivants)',
  pbkdf2: 'PBKDF2 (openssl -pbkdf2)',
};
const forms = { text: 'Texte (UTF-8)', hex: 'Hexadécimal', base64: 'Base64' };

export const words = {
  lineEndings: lineEndingWords,
  encryptTitle: 'Chiffrer',
  decryptTitle: 'Déchiffrer',
  encryptOptions: 'Options du chiffrement',
  decryptOptions: 'Options du déchiffrement',
  text: 'Texte',
  ciphertext: 'Texte chiffré',
  passphrase: 'Phrase secrète',
  options: {
    algorithm: { label: 'Algorithme', values: algorithms },
    iterations: 'Itérations PBKDF2',
    derivation: { label: 'Dérivation de la clé', values: derivations },
    legacyIterations: 'Itérations PBKDF2',
    readAs: { label: 'Texte lu comme', values: forms },
    openAlgorithm: { label: 'Algorithme de déchiffrement', values: algorithms },
    openDerivation: { label: 'Dérivation de la clé', values: derivations },
    openIterations: 'Itérations PBKDF2',
    showAs: { label: 'Résultat en', values: forms },
    keyAs: { label: 'Clé lue comme', values: forms },
    ivAs: { label: 'IV lu comme', values: forms },
    additionalAs: { label: 'Données lues comme', values: forms },
    isPadded: 'Remplissage PKCS#7',
    encoding: { label: 'Texte chiffré en', values: forms },
  },
  expected: (milliseconds) => `Environ ${formatTime('fr', milliseconds)} sur cet appareil.`,
  key: 'Clé',
  iv: 'IV',
  ivDrawn: 'Sans IV saisi, chaque chiffrement en tire un nouveau.',
  newIv: 'Nouvel IV',
  ivUnusual: (bytes) => `${bytesOf(bytes)} ; la longueur usuelle pour GCM est de 12 octets.`,
  additional: 'Données additionnelles',
  additionalHint: 'Facultatif. Non chiffré, mais couvert par le tag.',
  bytes: bytesOf,
  result: 'Résultat chiffré',
  plain: 'Résultat déchiffré',
  details: 'Détails',
  tag: 'Tag',
  command: 'OpenSSL',
  commands: 'Commande équivalente',
  legacyWarning:
    'Format hérité : dérivation de clé faible et aucun contrôle d’intégrité. Ne l’utilisez que pour échanger avec d’anciens programmes ; pour de nouvelles données, prenez AES-GCM.',
  ivReused:
    'Cette clé et cet IV viennent de chiffrer un autre texte, ou le même avec d’autres données additionnelles. Un IV utilisé deux fois trahit les deux textes ; prenez-en un nouveau.',
  loneSurrogate: placeWords.loneSurrogateAt,
  notUtf8:
    'Les octets déchiffrés ne sont pas du texte UTF-8 : ils sont affichés en hexadécimal, et le téléchargement les donne tels quels.',
  hexView: 'Premiers octets',
  showBytes: 'Afficher en hexadécimal',
  openedAs: (algorithm) => `Ouvert comme : ${algorithm}`,
  advice:
    'Textes, phrases secrètes et clés n’entrent jamais dans un lien, un stockage ou un journal, et sont effacés quand vous quittez cette page.',
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
      case 'half-byte':
        return hexWords.fault(fault);
      case 'not-base64':
        return notBase64(fault.at + 1);
      case 'cut-base64':
        return 'Base64 incomplet.';
      case 'key-size':
        return `La clé doit faire 16, 24 ou 32 octets ; celle-ci fait ${bytesOf(fault.bytes)}.`;
      case 'no-iv':
        return 'Saisissez un IV ; la longueur usuelle est de 12 octets.';
      case 'iv-size':
        return `L’IV doit faire ${n(fault.expected)} octets ; celui-ci fait ${bytesOf(fault.bytes)}.`;
      case 'not-whole-blocks':
        return `Sans remplissage, le texte doit être un multiple de 16 octets ; celui-ci fait ${bytesOf(fault.bytes)}.`;
      case 'no-passphrase':
        return 'Saisissez une phrase secrète.';
      case 'no-header':
        return 'Ce texte n’a pas d’en-tête « Salted__ ».';
      case 'cut-off':
        return 'Texte chiffré incomplet.';
      case 'cut-off-or-stream':
        return 'Texte chiffré incomplet. S’il vient de Rabbit ou de RC4, la phrase secrète est fausse ou le texte trop court pour en juger : choisissez l’algorithme.';
      case 'bad-iterations':
        return 'Le nombre d’itérations doit être compris entre 100 000 et 5 000 000.';
      case 'altered':
        return fault.isRaw
          ? 'Clé, IV ou données additionnelles incorrects, ou texte modifié.'
          : 'Phrase secrète incorrecte, ou texte modifié.';
      case 'wrong-passphrase':
        return 'Phrase secrète, algorithme ou dérivation de clé incorrects.';
      case 'wrong-key':
        return 'Clé, IV ou remplissage incorrects.';
      case 'not-text':
        return fault.isRaw
          ? 'Le résultat n’est pas du texte ; la clé ou l’IV est sans doute incorrect.'
          : 'Le résultat n’est pas du texte ; la phrase secrète est sans doute incorrecte.';
    }
  },
} satisfies Words<typeof zhCn>;
