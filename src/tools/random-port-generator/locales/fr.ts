import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  options: {
    range: {
      label: 'Plage',
      values: {
        all: '1024–65535',
        user: 'Utilisateur 1024–49151',
        dynamic: 'Dynamique 49152–65535',
        custom: 'Au choix',
      },
    },
    from: 'Premier port',
    to: 'Dernier port',
    quantity: 'Quantité',
    block: 'Ports consécutifs',
    skipBlocked: 'Sauter les ports que les navigateurs refusent',
    skipCommon: 'Sauter les ports de services répandus',
    common: 'Ports de services répandus',
    exclusions: {
      label: 'Exclure aussi',
      hint: 'Ports ou plages comme 8000-8100, séparés par des espaces ou des virgules.',
      placeholder: '8000-8100',
    },
    list: { label: 'Liste', values: { lines: 'Un par ligne', commas: 'Virgules', json: 'Tableau JSON' } },
  },
  title: (n) => plural(n, { one: `${count(n)} port`, other: `${count(n)} ports` }),
  copyAll: 'Tout copier',
  refresh: 'Nouveau tirage',
  kinds: { user: 'Port utilisateur', dynamic: 'Port dynamique' },
  caption: (kind, service) => (service === undefined ? kind : `${kind}, souvent ${service}`),
  notes:
    'Une page ne peut pas savoir quels ports sont occupés sur votre machine. La touche R ou Ctrl+Entrée relance aussi le tirage.',
  fixedNote:
    'Un service à port fixe ne devrait pas en prendre un entre 49152 et 65535 : le système les prête aux connexions de passage (RFC 6335, section 8.1.2).',
  fault: (fault) => {
    switch (fault.code) {
      case 'not-number':
        return fault.found === ''
          ? 'Saisissez un nombre entier.'
          : `Saisissez un nombre entier, pas « ${fault.found} ».`;
      case 'out-of-range':
        return 'Choisissez des ports de 1024 à 65535 (0–1023 sont les ports réservés).';
      case 'not-port':
        return `« ${fault.found} » dépasse 65535.`;
      case 'reversed':
        return 'Le premier port ne doit pas dépasser le dernier.';
      case 'too-few':
        return plural(fault.left, {
          one: `Il ne reste que ${count(fault.left)} port dans cette plage.`,
          other: `Il ne reste que ${count(fault.left)} ports dans cette plage.`,
        });
      case 'no-block':
        return 'Cette plage n’a pas autant de ports libres à la suite.';
    }
  },
} satisfies Words<typeof zhCn>;
