import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  tabs: 'Sens',
  escape: 'Échapper',
  unescape: 'Relire',
  plain: 'Texte',
  escaped: 'Texte échappé',
  example: 'Crème brûlée',
  noEscapes: 'Le texte échappé s’affiche ici.',
  noPlain: 'Le texte relu s’affiche ici.',
  options: {
    which: { label: 'Échapper', values: { 'non-ascii': 'Hors ASCII', all: 'Tout' } },
    uppercase: 'Majuscules',
    broken: { label: 'Séquences incomplètes', values: { refuse: 'Refuser', keep: 'Laisser telles quelles' } },
  },
  brokenEscape: '« \\u » doit être suivi de quatre chiffres hexadécimaux.',
} satisfies Words<typeof zhCn>;
