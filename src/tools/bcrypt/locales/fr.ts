import { numbersOf, type Words } from '../../../i18n/words';
import { formatTime } from '../../../i18n/time-words';
import type { words as zhCn } from './zh-cn';

const { count: n } = numbersOf('fr');

const time = (milliseconds: number) => formatTime('fr', milliseconds);

export const words = {
  hashTitle: 'Hacher',
  compareTitle: 'Comparer',
  password: 'Mot de passe',
  passwordPlaceholder: 'Peut rester vide',
  emptyPassword: 'Le mot de passe est vide.',
  excess: (bytes) => `Seuls les 72 premiers octets sur ${n(bytes)} comptent.`,
  options: {
    cost: 'Coût',
    variant: { label: 'Préfixe', values: (variant: string) => `$${variant}$` },
  },
  expected: (milliseconds) => `Environ ${time(milliseconds)} sur cet appareil.`,
  lowCost: 'En dessous de 10, un hachage ne résiste plus à la vitesse des attaques actuelles.',
  variantHint: 'Le sel et l’empreinte sont les mêmes avec les trois ; PHP et Apache écrivent $2y$.',
  salt: 'Sel',
  randomSalt: 'Aléatoire',
  givenSalt: 'Donné',
  ownSalt: 'Sel à utiliser',
  saltHint: '22 caractères parmi ./A-Za-z0-9. Un sel ne doit jamais servir deux fois.',
  saltRewritten: (last) => `Seuls deux bits du dernier caractère du sel comptent ; il s’écrit donc « ${last} ».`,
  user: 'Nom d’utilisateur',
  userHint: 'Ajoute une ligne pour un fichier .htpasswd.',
  userPlaceholder: 'Facultatif',
  userColon: 'Un nom d’utilisateur ne peut pas contenir de deux-points.',
  userLine: 'htpasswd',
  hash: 'Hacher',
  newSalt: 'Nouveau sel',
  result: 'Hachage',
  resultHint: 'Le hachage apparaît ici.',
  took: (milliseconds) => `Durée : ${time(milliseconds)}`,
  compared: 'Résultat de la vérification',
  hashToCompare: 'Hachage',
  check: 'Vérifier',
  isMatch: 'Correspond',
  isMismatch: 'Ne correspond pas',
  parts: 'Parties du hachage',
  digest: 'Empreinte',
  rounds: (cost, rounds) => `${cost} (${n(rounds)} tours)`,
  needsRehash: (cost) =>
    `Ce hachage n’a qu’un coût de ${cost} : il faut le recalculer avec 10 ou plus à la prochaine connexion de l’utilisateur.`,
  slow: (milliseconds) => `Ce coût demande environ ${time(milliseconds)} ; le calcul attend donc le bouton.`,
  verySlow: (cost, milliseconds) =>
    `Une vérification au coût ${cost} demande ${milliseconds === undefined ? 'très longtemps' : `environ ${time(milliseconds)}`} sur cet appareil. Elle peut être annulée à tout moment.`,
  slowUnknown: 'Ce coût demande longtemps ; le calcul attend donc le bouton.',
  advice:
    'À partir d’un coût de 10, bcrypt reste sûr ; un nouveau système qui a le choix préférera Argon2id. Ni mot de passe ni hachage n’entrent dans un lien, le stockage ou un journal.',
  fault: (fault) => {
    switch (fault.code) {
      case 'not-bcrypt':
        return 'Ce n’est pas un hachage bcrypt : il devrait avoir 60 caractères, comme $2b$10$…';
      case 'faulty-variant':
        return 'Ce hachage vient d’une ancienne implémentation défectueuse et ne peut pas être vérifié ici.';
      case 'bad-cost':
        return 'Le coût doit être compris entre 4 et 31.';
      case 'bad-salt':
        return 'Le sel doit compter 22 caractères du base64 de bcrypt.';
    }
  },
} satisfies Words<typeof zhCn>;
