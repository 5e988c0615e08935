import { notBase64 } from '../../../i18n/not-base64/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

const PLACE = (line: number, column: number, seen: string) =>
  seen === '' ? 'le texte s’arrête trop tôt' : `« ${seen} » inattendu, ligne ${n(line)}, colonne ${n(column)}`;

function neededKey(alg: string): string {
  if (alg.startsWith('HS')) return `Un jeton ${alg} demande un secret partagé.`;
  if (alg.startsWith('RS') || alg.startsWith('PS')) return `Un jeton ${alg} demande une clé publique RSA.`;
  const curves: Readonly<Record<string, string>> = {
    ES256: 'P-256',
    ES384: 'P-384',
    ES512: 'P-521',
    ES256K: 'secp256k1',
    EdDSA: 'Ed25519 ou Ed448',
  };
  return `Un jeton ${alg} demande une clé publique ${curves[alg] ?? alg}.`;
}

export const words = {
  token: 'Jeton',
  tokenPlaceholder: 'Collez un JWT, avec ou sans Bearer',
  secret: 'Secret',
  secretPlaceholder: 'Texte, base64url ou JWK',
  publicKey: 'Clé publique',
  publicKeyPlaceholder: 'Collez du PEM (clé publique ou certificat), un JWK ou un JWK Set',
  keyHint:
    'Ne sert qu’à vérifier la signature : rien n’est conservé ni ne quitte cette machine. Les clés que le jeton apporte lui-même ne sont jamais utilisées.',
  options: {
    secretForm: { label: 'Secret en', values: { text: 'Texte', base64url: 'Base64url' } },
    show: { label: 'Afficher', values: { table: 'Tableau', json: 'JSON' } },
    dates: { label: 'Dates', values: { local: 'Locales', utc: 'UTC' } },
    leeway: { label: 'Tolérance d’horloge', unit: 's' },
  },
  status: 'État',
  active: (relative) => `Valide, expire ${relative}`,
  expired: (relative) => `Expiré ${relative}`,
  notYet: (instant) => `Pas valide avant ${instant}`,
  noExpiry: 'Sans expiration',
  unreadable: 'Expiration illisible',
  verified: 'Signature vérifiée',
  wrong: 'Signature fausse',
  notChecked: 'Signature non vérifiée',
  checking: 'Vérification de la signature',
  verifiedBy: (kid) => `Vérifiée avec la clé dont le kid est ${kid}`,
  unsigned: 'Ce jeton n’est pas signé : n’importe qui peut le fabriquer.',
  encrypted: 'Jeton chiffré (JWE) : seul l’en-tête est lisible.',
  parts: 'Parties du jeton',
  header: 'En-tête',
  payload: 'Contenu',
  signature: 'Signature',
  claim: 'Champ',
  value: 'Valeur',
  empty: '(vide)',
  copyValue: (name) => `Copier la valeur de ${name}`,
  showAll: (length) => `Afficher les ${n(length)} caractères`,
  showLess: 'Réduire',
  moreClaims: (count) =>
    plural(count, {
      one: `${n(count)} autre champ se trouve dans la vue JSON.`,
      other: `${n(count)} autres champs se trouvent dans la vue JSON.`,
    }),
  noClaims: 'Il n’y a aucun champ.',
  looksLikeMilliseconds: 'Cela ressemble à des millisecondes ; la norme dit des secondes.',
  asSeconds: (year) => `Lu en secondes, ce serait en l’an ${year}.`,
  timeNotNumber: 'Un nombre est attendu ici : des secondes depuis 1970.',
  timeOutOfRange: 'Au-delà de ce que les dates peuvent exprimer.',
  payloadNotJson: (line, column, seen) => `Le contenu n’est pas du JSON : ${PLACE(line, column, seen)}.`,
  payloadEmpty: 'Le contenu n’est pas du JSON : il est vide.',
  payloadNotText: 'Le contenu n’est pas du texte UTF-8 ; il est affiché en hexadécimal.',
  notObject: 'Le contenu est du JSON, mais pas un objet : c’est un JWS, pas un JWT.',
  duplicateHeader: 'Un nom figure deux fois dans l’en-tête ; les programmes peuvent le lire différemment.',
  duplicateClaims: 'Un nom figure deux fois dans le contenu ; les programmes peuvent le lire différemment.',
  ownKey: (name) =>
    `Le jeton apporte une clé, ou l’adresse d’une clé (${name}). Ne vous y fiez pas : un faussaire en apporte une aussi.`,
  issuedLater: 'Le jeton a été émis (iat) dans le futur.',
  algorithm: (alg, algorithm) => {
    switch (algorithm.family) {
      case 'hmac':
        return `${alg} : HMAC avec ${algorithm.hash}. Qui peut vérifier peut aussi signer.`;
      case 'rsa':
        return `${alg} : signature RSA (PKCS#1 v1.5, ancienne) avec ${algorithm.hash}. Un nouveau système devrait choisir PS256, ES256 ou EdDSA.`;
      case 'rsa-pss':
        return `${alg} : signature RSA (PSS) avec ${algorithm.hash}.`;
      case 'ecdsa':
        return `${alg} : signature ECDSA sur la courbe ${algorithm.curve}.`;
      case 'eddsa':
        return `${alg} : signature EdDSA sur la courbe ${algorithm.curves.join(' ou ')}.`;
    }
  },
  headerMeanings: {
    alg: 'Algorithme',
    typ: 'Type',
    cty: 'Type du contenu',
    kid: 'Identifiant de clé',
    jku: 'Adresse d’un JWK Set',
    jwk: 'Clé publique du signataire',
    x5u: 'Adresse d’un certificat',
    x5c: 'Chaîne de certificats',
    x5t: 'Empreinte SHA-1 du certificat',
    'x5t#S256': 'Empreinte SHA-256 du certificat',
    crit: 'Extensions à comprendre impérativement',
    b64: 'Si le contenu est en base64url',
    enc: 'Chiffrement du contenu',
    zip: 'Compression',
    epk: 'Clé publique éphémère',
    apu: 'Informations sur l’émetteur',
    apv: 'Informations sur le destinataire',
    iv: 'Vecteur d’initialisation',
    tag: 'Étiquette d’authentification',
    p2s: 'Sel de PBKDF2',
    p2c: 'Itérations de PBKDF2',
  },
  claimMeanings: {
    iss: 'Émetteur',
    sub: 'Sujet',
    aud: 'Destinataires',
    exp: 'Expiration',
    nbf: 'Début de validité',
    iat: 'Émission',
    jti: 'Identifiant du jeton',
    auth_time: 'Heure de la connexion',
    updated_at: 'Mise à jour du profil',
    name: 'Nom complet',
    given_name: 'Prénom',
    family_name: 'Nom de famille',
    middle_name: 'Deuxième prénom',
    nickname: 'Surnom',
    preferred_username: 'Nom d’utilisateur',
    profile: 'Page de profil',
    picture: 'Adresse d’une image',
    website: 'Site web',
    email: 'Adresse e-mail',
    email_verified: 'Si l’adresse e-mail est vérifiée',
    gender: 'Genre',
    birthdate: 'Date de naissance',
    zoneinfo: 'Fuseau horaire',
    locale: 'Langue et région',
    phone_number: 'Numéro de téléphone',
    phone_number_verified: 'Si le téléphone est vérifié',
    address: 'Adresse postale',
    azp: 'Client à qui le jeton est délivré',
    nonce: 'Valeur contre le rejeu',
    at_hash: 'Empreinte du jeton d’accès',
    c_hash: 'Empreinte du code',
    acr: 'Niveau d’authentification',
    amr: 'Moyens d’authentification',
    sid: 'Identifiant de session',
    client_id: 'Identifiant du client',
    scope: 'Portée',
    scp: 'Portée',
    roles: 'Rôles',
    groups: 'Groupes',
    permissions: 'Permissions',
    entitlements: 'Droits',
    tid: 'Identifiant du locataire',
    oid: 'Identifiant de l’objet',
    cnf: 'Clé dont la possession est à prouver',
    act: 'Qui agit pour le sujet',
    may_act: 'Qui peut agir pour le sujet',
    events: 'Événements de sécurité',
    realm_access: 'Rôles dans le domaine',
    resource_access: 'Rôles dans chaque client',
  },
  note: (note) => {
    switch (note.code) {
      case 'short-secret':
        return `Le secret compte ${plural(note.length, { one: `${n(note.length)} octet`, other: `${n(note.length)} octets` })} ; cet algorithme en demande au moins ${n(note.wanted)}. Un secret court se devine.`;
      case 'lone-surrogate':
        return 'Le secret contient une demi-paire de substitution isolée ; elle est encodée en U+FFFD.';
      case 'private-key':
        return 'Ce JWK contient aussi la clé privée ; la clé publique suffit pour vérifier.';
      case 'certificate':
        return 'La clé vient d’un certificat ; le certificat lui-même (dates, émetteur) n’est pas contrôlé.';
    }
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'part-count':
        return `Un JWT a trois parties séparées par des points ; celui-ci en a ${n(fault.count)}.`;
      case 'header-not-base64url':
        return notBase64(fault.character, 'L’en-tête', 'base64url');
      case 'header-not-text':
        return 'L’en-tête n’est pas du texte UTF-8.';
      case 'header-not-json':
        return `L’en-tête n’est pas du JSON : ${PLACE(fault.line, fault.column, fault.seen)}.`;
      case 'header-not-object':
        return 'L’en-tête n’est pas un objet JSON.';
      case 'payload-not-base64url':
        return notBase64(fault.character, 'Le contenu', 'base64url');
      case 'signature-not-base64url':
        return notBase64(fault.character, 'La signature', 'base64url');
      case 'not-canonical':
        return `${fault.part === 'header' ? 'L’en-tête' : 'Le contenu'} est du base64url irrégulier : des bits inutilisés du dernier caractère ne sont pas à 0.`;
      case 'wrong-signature':
        return 'La signature ne correspond pas à ce jeton et à cette clé.';
      case 'unsigned':
        return 'Il n’y a pas de signature à vérifier.';
      case 'encrypted':
        return 'Un jeton chiffré n’a pas de signature à vérifier.';
      case 'no-alg':
        return 'L’en-tête ne nomme aucun algorithme (alg).';
      case 'unknown-alg':
        return `L’algorithme « ${fault.alg} » ne peut pas être vérifié ici.`;
      case 'duplicate-header':
        return 'Un nom figure deux fois dans l’en-tête : la signature n’est pas vérifiée.';
      case 'critical':
        return `Le jeton exige des extensions inconnues ici (${fault.names}) : la signature n’est pas vérifiée.`;
      case 'key-mismatch':
        return neededKey(fault.alg);
      case 'public-key-as-secret':
        return `Un jeton ${fault.alg} demande un secret partagé. Une clé publique est connue de tous et n’est pas un secret.`;
      case 'kid-not-found':
        return `Il n’y a pas de clé dont le kid soit « ${fault.kid} ».`;
      case 'small-rsa':
        return `Une clé RSA doit avoir au moins ${n(2048)} bits ; celle-ci en a ${n(fault.bits)}.`;
      case 'empty-secret':
        return 'Le secret est vide.';
      case 'secret-not-base64url':
        return notBase64(undefined, 'Le secret', 'base64url');
      case 'bad-pem':
        return 'Le PEM est incomplet ou abîmé.';
      case 'unknown-pem':
        return `« ${fault.label} » ne peut pas être lu ; donnez une clé publique ou un certificat.`;
      case 'private-pem':
        return 'C’est une clé privée ; une signature se vérifie avec la clé publique.';
      case 'bad-key':
        return 'La clé n’est pas valide.';
      case 'key-not-json':
        return 'La clé n’est pas du JSON valide.';
      case 'bad-jwk':
        return 'La clé n’est pas un JWK valide.';
      case 'no-jwk':
        return 'Le JWK Set ne contient aucune clé.';
      case 'jwk-member-missing':
        return `Il manque au JWK le membre « ${fault.member} ».`;
      case 'unknown-key-type':
        return `Ce type de clé n’est pas utilisable : « ${fault.type} ».`;
      case 'key-for-something-else':
        return `La clé sert à autre chose : ${fault.member} vaut « ${fault.value} ».`;
    }
  },
} satisfies Words<typeof zhCn>;
