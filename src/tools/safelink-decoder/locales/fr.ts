import { hostLookWords } from '../../../i18n/host-look/fr';
import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  input: 'Liens réécrits',
  output: 'Liens réels',
  placeholder: 'Collez un lien, ou tout un texte avec des liens',
  options: {
    repeat: {
      label: 'Décoder toutes les couches',
      hint: 'Continue tant que l’adresse est encore un lien réécrit, jusqu’à 10 couches',
    },
    removeTracking: {
      label: 'Retirer les paramètres de pistage',
      hint: 'Ôte utm_source, fbclid et leurs semblables du lien réel',
    },
  },
  details: 'Le lien',
  realLink: 'Lien réel',
  asFar: 'Ce qui est visible',
  rewrittenBy: 'Réécrit par',
  layer: (n, filter) => `Couche ${n} (${filter})`,
  parameter: (name) => `Paramètre ${name}`,
  fields: {
    recipient: 'Destinataire',
    time: 'Réécrit le (UTC)',
    expires: 'Valable jusqu’au (UTC)',
    tenant: 'ID du locataire',
    domain: 'Domaine',
  },
  host: 'Hôte',
  path: 'Chemin',
  takeApart: 'Décomposer cette URL',
  open: (host) => `Ouvrir ${host}`,
  links: 'Liens',
  found: (n) => plural(n, { one: `${count(n)} lien réécrit`, other: `${count(n)} liens réécrits` }),
  number: 'N°',
  remark: 'Remarque',
  states: { plain: 'non réécrit', hidden: 'seul le fournisseur peut le résoudre', broken: 'indécodable' },
  place: placeWords.character,
  more: (n) =>
    plural(n, {
      one: `${count(n)} autre lien mérite attention.`,
      other: `${count(n)} autres liens méritent attention.`,
    }),
  plainCount: (n) =>
    plural(n, {
      one: `${count(n)} autre lien n’est pas réécrit et reste tel quel.`,
      other: `${count(n)} autres liens ne sont pas réécrits et restent tels quels.`,
    }),
  goesOn: (n) => `${n} couches ont été décodées ; il reste un lien réécrit à l’intérieur.`,
  warning: (warning): string => {
    switch (warning.code) {
      case 'punycode':
        return `L’hôte contient des caractères hors ASCII : ${warning.unicode}, soit ${warning.host}.`;
      case 'look-alike':
        return hostLookWords.lookAlike(warning.host, warning.like);
      case 'mixed-scripts':
        return hostLookWords.mixedScripts(warning.host, warning.scripts);
      case 'user':
        return `« ${warning.user} » devant le @ n’est pas l’hôte ; le lien mène à ${warning.host}.`;
      case 'ip':
        return `Le lien mène à l’adresse IP ${warning.host}, pas à un domaine.`;
      case 'not-web':
        return warning.scheme === ''
          ? 'L’intérieur n’est pas une adresse web.'
          : `Une adresse ${warning.scheme} n’est pas une adresse web ; elle ne s’ouvre pas d’ici.`;
    }
  },
  fault: (fault): string => {
    switch (fault.code) {
      case 'not-wrapped':
        return 'Ce lien n’est pas réécrit par un filtre connu.';
      case 'no-link':
        return 'Il n’y a pas de lien dans ce texte.';
      case 'none-wrapped':
        return plural(fault.count, {
          one: 'Le lien de ce texte n’est pas réécrit par un filtre connu.',
          other: `Aucun des ${count(fault.count)} liens de ce texte n’est réécrit par un filtre connu.`,
        });
      case 'hidden':
        return `L’adresse n’est pas dans ce lien ; seul le fournisseur (${fault.filter}) peut la résoudre.`;
      case 'broken':
        return `Ce lien ${fault.filter} ne contient pas d’adresse décodable.`;
    }
  },
} satisfies Words<typeof zhCn>;
