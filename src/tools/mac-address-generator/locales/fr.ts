import { hexWords } from '../../../i18n/hex/fr';
import { macWords } from '../../../i18n/mac-address/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  options: {
    quantity: 'Quantité',
    prefix: {
      label: 'Préfixe',
      hint: 'De 0 à 12 chiffres hexadécimaux, séparateurs libres ; un nombre impair convient aussi.',
    },
    kind: {
      label: 'Sans préfixe',
      values: { 'local-unicast': 'Unicast local', unicast: 'Tout unicast', multicast: 'Multicast' },
    },
    uppercase: { label: 'Lettres', values: { false: 'Minuscules', true: 'Majuscules' } },
    separator: {
      label: 'Séparateur',
      values: { ':': 'Deux-points :', '-': 'Trait d’union -', '.': 'Point (groupes de quatre)', '': 'Aucun' },
    },
    distinct: 'Sans doublons',
  },
  presets: 'Préfixes de machines virtuelles',
  title: (n) => plural(n, { one: `${count(n)} adresse MAC`, other: `${count(n)} adresses MAC` }),
  copyAll: 'Tout copier',
  refresh: 'Nouveau tirage',
  refreshHint: 'La touche R ou Ctrl+Entrée relance aussi le tirage.',
  meaning: (octet) => `Ce que dit le premier octet ${octet}`,
  owner: 'À qui appartient ce préfixe ?',
  group: 'Bit individuel / groupe (I/G)',
  groups: macWords.groups,
  scope: 'Bit universel / local (U/L)',
  scopes: {
    universal: '0 : universelle, le préfixe appartient à un fabricant',
    local: '1 : locale, n’appartient à aucun fabricant',
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
        return hexWords.fault(fault);
      case 'prefix-too-long':
        return `Un préfixe a 12 chiffres au plus ; celui-ci en a ${count(fault.digits)}.`;
      case 'too-few':
        return `Ce préfixe ne laisse que ${plural(fault.left, { one: '1 adresse', other: `${count(fault.left)} adresses` })}.`;
    }
  },
} satisfies Words<typeof zhCn>;
