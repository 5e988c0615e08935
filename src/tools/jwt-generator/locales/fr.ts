import { base64Words } from '../../../i18n/base64/fr';
import { hexWords } from '../../../i18n/hex/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { keyFault } from '../../../i18n/keys/fr';
import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { KeyFault as JwkFault } from '../../../lib/jwt/key';
import type { SignAlg } from '../algs';
import type { KeyKind } from '../choose-jwk';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

const bytes = (count: number) => plural(count, { one: `${n(count)} octet`, other: `${n(count)} octets` });

const parts = { header: 'L’en-tête', payload: 'Le contenu' };
const inParts = { header: 'l’en-tête', payload: 'le contenu' };

function kindName(kind: KeyKind): string {
  switch (kind) {
    case 'secret':
      return 'un secret partagé';
    case 'RSA':
    case 'Ed25519':
    case 'Ed448':
      return `une clé ${kind}`;
    default:
      return `une clé sur ${kind}`;
  }
}

function needed(alg: SignAlg): string {
  if (alg.startsWith('HS')) return 'un secret partagé';
  if (alg.startsWith('RS') || alg.startsWith('PS')) return 'une clé privée RSA';
  const curves: Readonly<Partial<Record<SignAlg, string>>> = {
    ES256: 'P-256',
    ES384: 'P-384',
    ES512: 'P-521',
    ES256K: 'secp256k1',
    EdDSA: 'Ed25519 ou Ed448',
  };
  return `une clé privée sur ${curves[alg] ?? alg}`;
}

function jwkFault(fault: JwkFault): string {
  switch (fault.code) {
    case 'no-jwk':
      return 'Le JWK Set ne contient aucune clé.';
    case 'jwk-member-missing':
      return `Il manque au JWK le membre « ${fault.member} ».`;
    case 'unknown-key-type':
      return `Les clés de ce genre ne s’emploient pas ici : « ${fault.type} ».`;
    case 'key-for-something-else':
      return `La clé sert à autre chose : ${fault.member} vaut « ${fault.value} ».`;
    default:
      return 'La clé n’est pas un JWK valide.';
  }
}

const NOT_OBJECT = 'Le contenu d’un JWT est un objet JSON.';

export const words = {
  tabs: 'Que faire',
  token: 'Un jeton',
  batch: 'En série',
  header: 'En-tête',
  payload: 'Contenu',
  rawPayload: 'Contenu (texte libre)',
  signature: 'Signature',
  payloadPlaceholder: 'Saisissez ou collez des champs en JSON',
  signRaw: 'Signer comme texte libre',
  template: 'Modèle',
  replaced: 'Remplacé par le modèle.',
  undo: 'Annuler',
  secret: 'Secret',
  secretPlaceholder: 'Texte, base64url ou JWK',
  privateKey: 'Clé privée',
  privateKeyPlaceholder: 'Collez un PEM, OpenSSH, JWK ou JWK Set',
  keyHint: 'Ne sert que sur cette page : jamais conservé, jamais dans un lien, et ne quitte pas cette machine.',
  noKeyNeeded: 'L’algorithme none se passe de clé.',
  passphrase: 'Phrase secrète',
  keyInSet: 'Clé de l’ensemble',
  firstFitting: 'La première qui convient',
  keyOfSet: (place, kid, kind, isPrivate) =>
    `${n(place)}. ${kid ?? '(sans kid)'}, ${kind}${isPrivate ? '' : ', publique'}`,
  makeKey: 'Créer une clé',
  newKey: 'Nouvelle clé',
  newKeyType: 'Genre',
  newKeyHint:
    'Elle est dans le champ de la clé et disparaît quand vous quittez la page : affichez-la pour la copier ou l’enregistrer.',
  elapsed: (seconds) =>
    plural(seconds, { one: `${n(seconds)} seconde écoulée`, other: `${n(seconds)} secondes écoulées` }),
  options: {
    alg: { label: 'Algorithme', values: (alg) => (alg === 'none' ? 'none (sans signature)' : alg) },
    secretForm: {
      label: 'Secret en',
      values: { text: 'Texte', base64url: 'Base64url', base64: 'Base64', hex: 'Hexa' },
    },
    write: {
      label: 'JSON dans le jeton',
      values: { compact: 'Compact', typed: 'Tel quel' },
      hint: 'Nombres, ordre et échappements restent à la lettre dans les deux cas.',
    },
    kid: {
      label: 'Ajouter kid à l’en-tête',
      values: { off: 'Non', thumbprint: 'Empreinte JWK', jwk: 'Le kid du JWK' },
    },
    raw: { label: 'Le contenu est un texte libre', hint: 'On obtient alors un JWS, pas un JWT.' },
    type: {
      label: 'Genre',
      values: {
        'secret-256': 'Secret, 256 bits',
        'secret-384': 'Secret, 384 bits',
        'secret-512': 'Secret, 512 bits',
        'rsa-2048': 'RSA, 2048 bits',
        'rsa-3072': 'RSA, 3072 bits',
        'rsa-4096': 'RSA, 4096 bits',
        'P-256': 'ECDSA P-256',
        'P-384': 'ECDSA P-384',
        'P-521': 'ECDSA P-521',
        secp256k1: 'ECDSA secp256k1',
        ed25519: 'Ed25519',
        ed448: 'Ed448',
      },
    },
    template: {
      label: 'Modèle',
      values: {
        blank: 'Vide',
        'access-token': 'Jeton d’accès OAuth (RFC 9068)',
        'id-token': 'Jeton d’identité OpenID',
        'github-app': 'GitHub App',
        'service-account': 'Compte de service (Google)',
      },
    },
  },
  result: 'Jeton',
  parts: 'Parties du jeton',
  bytes,
  copyBearer: 'Copier l’en-tête Authorization',
  copyCurl: 'Copier curl',
  openJwt: 'L’examiner et le vérifier dans l’analyseur de JWT',
  enterKey: 'Collez une clé privée, ou créez-en une : le jeton apparaît ici.',
  enterPayload: 'Saisissez un contenu : le jeton apparaît ici.',
  verifier: 'Pour qui vérifie',
  verifierRows: { pem: 'Clé publique (PEM)', jwk: 'JWK', jwks: 'JWKS', thumbprint: 'Empreinte (RFC 7638)' },
  claims: 'Champs',
  claimsUnread: 'Dès que le contenu est un objet JSON, ses champs se remplissent ici un par un.',
  claimsTooLong: 'Le contenu est trop long pour un formulaire : modifiez son texte.',
  claimNames: {
    iss: 'Émetteur',
    sub: 'Sujet',
    aud: 'Destinataire',
    exp: 'Expiration',
    nbf: 'Pas avant',
    iat: 'Émis le',
    jti: 'Identifiant',
  },
  audHint: 'Un par ligne ; plusieurs forment une liste.',
  newUuid: 'UUID',
  setTime: (name) => `Régler ${name}`,
  now: 'Maintenant',
  secondsOf: (name) => `${name} en secondes`,
  dateOf: (name) => `Date de ${name}`,
  notSeconds: 'Saisissez des secondes depuis 1970, ou choisissez une date. Le contenu reste tel quel.',
  ownClaim: 'Autres champs',
  ownName: 'Nom',
  ownValue: (name) => `Valeur de ${name}`,
  ownNameOf: (name) => `Nom du champ ${name}`,
  ownHint: 'Une valeur est du JSON ; ce qui n’en est pas est une chaîne.',
  nameTaken: 'Un autre champ porte ce nom.',
  addClaim: 'Ajouter un champ',
  removeClaim: (name) => `Supprimer ${name}`,
  moreClaims: (count) =>
    plural(count, {
      one: 'Modifiez encore 1 champ dans le texte.',
      other: `Modifiez les ${n(count)} autres champs dans le texte.`,
    }),
  lines: 'Champs en NDJSON',
  linesPlaceholder: 'Un objet JSON par ligne',
  linesHint: 'Chaque ligne donne un jeton, 10 000 au plus. Algorithme, en-tête et clé sont ceux de « Un jeton ».',
  tokens: 'Jetons',
  tokensMade: (count) => plural(count, { one: `${n(count)} jeton`, other: `${n(count)} jetons` }),
  enterLines: 'Saisissez les champs d’un jeton sur chaque ligne.',
  batchKey: 'Saisissez d’abord la clé sous « Un jeton ».',
  wrongLine: (line, fault) =>
    fault.code === 'payload-not-json' ? jsonWords.fault({ ...fault.json, line }) : placeWords.inLine(line, NOT_OBJECT),
  moreWrong: (count) =>
    plural(count, {
      one: 'Encore 1 ligne sans jeton.',
      other: `Encore ${n(count)} lignes sans jeton.`,
    }),
  inLine: placeWords.inLine,
  moreOdd: (count) =>
    plural(count, { one: 'Encore 1 remarque de ce genre.', other: `Encore ${n(count)} remarques de ce genre.` }),
  signFault: (fault) => {
    switch (fault.code) {
      case 'header-not-json':
      case 'payload-not-json':
        return jsonWords.fault(fault.json);
      case 'header-not-object':
        return 'Un en-tête est un objet JSON.';
      case 'no-alg':
        return 'L’en-tête ne nomme aucun algorithme : alg manque ou n’est pas une chaîne.';
      case 'unknown-alg':
        return `L’algorithme « ${fault.alg} » ne s’emploie pas ici.`;
      case 'unencoded':
        return 'Le contenu d’un JWT est toujours encodé : retirez b64 de l’en-tête.';
      case 'payload-not-object':
        return 'Le contenu d’un JWT est un objet JSON ; le signer comme texte libre ?';
      case 'no-secret':
        return 'Saisissez un secret.';
      case 'no-key':
        return 'Saisissez une clé privée.';
      case 'secret-not-base64':
        return base64Words.fault(fault.base64);
      case 'secret-not-hex':
        return hexWords.fault(fault.hex);
      case 'key-mismatch':
        return `${fault.alg} demande ${needed(fault.alg)} ; ceci est ${kindName(fault.found)}.`;
      case 'public-key':
        return 'C’est une clé publique ; pour signer, il faut la clé privée.';
      case 'kid-not-found':
        return `Aucune clé n’a pour kid « ${fault.kid} ».`;
      case 'small-rsa':
        return `Une clé RSA doit avoir au moins 2048 bits (RFC 7518) ; celle-ci en a ${n(fault.bits, { useGrouping: false })}.`;
      case 'jwk':
        return jwkFault(fault.jwk);
      case 'key':
        return keyFault(fault.key);
      case 'no-lines':
        return 'Saisissez les champs d’un jeton sur chaque ligne.';
      case 'too-many-lines':
        return `Au plus 10 000 lignes ; il y en a ${n(fault.lines)}.`;
    }
  },
  keyFault: (fault) =>
    fault.code === 'refused' ? `Le navigateur refuse : ${fault.reason}` : 'Cette taille de clé ne se crée pas ici.',
  note: (note) => {
    switch (note.code) {
      case 'short-secret':
        return `Le secret a ${bytes(note.length)}, il en faut au moins ${n(note.wanted)} (RFC 7518). Un secret court se devine.`;
      case 'public-key-as-secret':
        return 'Le secret est une clé publique : tout le monde la connaît, n’importe qui peut donc forger ce jeton.';
      case 'private-key-as-secret':
        return 'Le secret est le texte d’une clé privée ; pour signer avec elle, choisissez RS, PS, ES ou EdDSA.';
      case 'unsigned':
        return 'N’importe qui peut forger ce jeton.';
      case 'lone-surrogate-secret':
        return 'Le secret contient une moitié de caractère seule ; elle est encodée comme U+FFFD.';
      case 'lone-surrogate':
        return `${parts[note.part]} contient une moitié de caractère seule ; elle est signée comme U+FFFD.`;
      case 'exp-before':
        return `exp est avant ${note.claim} : le jeton n’est jamais valable.`;
      case 'milliseconds':
        return `${note.claim} semble en millisecondes ; la norme dit secondes.`;
      case 'time-not-number':
        return `${note.claim} devrait être un nombre : les secondes depuis 1970.`;
      case 'out-of-range':
        return `${note.claim} dépasse ce que les dates peuvent contenir.`;
      case 'not-string':
        return note.claim === 'aud'
          ? 'aud devrait être une chaîne ou une liste de chaînes ; certains programmes refusent ce jeton.'
          : `${note.claim} devrait être une chaîne ; certains programmes refusent ce jeton.`;
      case 'duplicate':
        return `Le nom « ${note.name} » figure deux fois dans ${inParts[note.part]} ; les programmes peuvent diverger.`;
      case 'critical':
        return `Qui vérifie doit connaître les extensions de crit (${note.names}), sinon il refuse ce jeton.`;
      case 'no-own-kid':
        return 'La clé n’a pas de kid à elle, aucun n’a donc été ajouté.';
      case 'no-secret-thumbprint':
        return 'L’empreinte d’un secret permet d’en essayer jusqu’à trouver le bon, elle n’a donc pas été ajoutée.';
      case 'long':
        return note.limit === 4096
          ? 'Le jeton dépasse 4 096 octets : il ne tient pas dans un cookie.'
          : 'Le jeton dépasse 8 192 octets : beaucoup de serveurs refusent un en-tête si long.';
    }
  },
} satisfies Words<typeof zhCn>;
