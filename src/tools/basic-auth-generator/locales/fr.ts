import { notBase64 } from '../../../i18n/not-base64/fr';
import { placeWords } from '../../../i18n/places/fr';
import type { Words } from '../../../i18n/words';
import { shown } from '../../../lib/shown';
import type { words as zhCn } from './zh-cn';

export const words = {
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  options: {
    charset: { label: 'Encodage des caractères', values: { 'utf-8': 'UTF-8', 'iso-8859-1': 'ISO-8859-1' } },
    header: { label: 'Nom de l’en-tête', values: (name: string) => name },
  },
  charsetHint: 'D’anciens serveurs attendent ISO-8859-1 (Latin-1).',
  result: 'En-tête et autres formes',
  lines: {
    header: 'En-tête',
    token: 'Jeton',
    curlUser: 'curl, utilisateur',
    curlHeader: 'curl, en-tête',
    fetchHeaders: 'En-têtes fetch',
    url: 'URL',
  },
  example: 'L’adresse example.com est un exemple : mettez la vôtre.',
  warning: 'Base64 est un encodage, pas un chiffrement : à n’envoyer que par HTTPS.',
  loneSurrogate: placeWords.loneSurrogate,
  decode: 'Décoder',
  decodeInput: 'En-tête, jeton ou URL',
  decodeHint:
    '« Authorization: » et « Basic » peuvent manquer ; toute casse, un « = » absent et base64url conviennent. Une commande curl est lue aussi.',
  decodeEmpty: 'Collez un en-tête, un jeton ou une URL avec identifiants pour y lire l’utilisateur et le mot de passe.',
  decoded: 'Résultat',
  empty: '(vide)',
  hasControls: 'Il y a des caractères de contrôle, que la RFC 7617 interdit.',
  hasColon:
    'Le nom d’utilisateur contient un deux-points, que Basic ne peut envoyer : la suite serait prise pour le mot de passe.',
  credentialsFault: (fault) => {
    switch (fault.code) {
      case 'colon-in-username':
        return 'Un nom d’utilisateur ne peut pas contenir « : » (RFC 7617).';
      case 'control-character':
        return 'Les caractères de contrôle ne sont pas admis.';
      case 'not-in-charset':
        return `${shown(fault.found)} n’existe pas en ISO-8859-1.`;
    }
  },
  decodeFault: (fault) => {
    switch (fault.code) {
      case 'not-base64':
        return notBase64();
      case 'no-colon':
        return 'Aucun « : » après décodage.';
      case 'other-scheme':
        return `C’est de l’authentification ${fault.scheme}, pas Basic.`;
      case 'not-url':
        return 'URL non valide.';
      case 'no-credentials-in-command':
        return 'Cette commande ne contient pas d’identifiants.';
      case 'no-credentials':
        return 'Cette URL ne contient pas d’identifiants.';
    }
  },
} satisfies Words<typeof zhCn>;
