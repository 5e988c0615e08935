import { numbersOf, type Words } from '../words';
import type { Likeness } from '../../lib/diff/likeness';
import type { textCompareWords as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const lines = (n: number, one: string, many: string) =>
  `${count(n)} ${plural(n, { one: `ligne ${one}`, other: `lignes ${many}` })}`;

export const textCompareWords = {
  comparison: 'Comparaison',
  counts: (added: number, removed: number, changed: number) =>
    [
      lines(added, 'ajoutée', 'ajoutées'),
      lines(removed, 'supprimée', 'supprimées'),
      lines(changed, 'modifiée', 'modifiées'),
    ].join(', '),
  alike: (percent: string) => `${percent}\u00a0% de similitude`,
  previous: 'Différence précédente (Maj+F7 ou p)',
  next: 'Différence suivante (F7 ou n)',
  changes: (n: number) => `${count(n)} ${plural(n, { one: 'différence', other: 'différences' })}`,
  changeOf: (index: number, total: number) => `Différence ${count(index)} sur ${count(total)}`,
  unfold: (n: number) => `Afficher ${count(n)} lignes identiques`,
  noLineFeed: 'sans saut de ligne',
  likeness: (likeness: Exclude<Likeness, 'none'>): string => {
    switch (likeness) {
      case 'identical':
        return 'Les deux textes sont identiques.';
      case 'ignored':
        return 'Les deux textes sont identiques, hormis ce qui est ignoré.';
      case 'line-ends':
        return 'Seules les fins de ligne diffèrent.';
      case 'last-line-feed':
        return 'Seul le dernier saut de ligne manque d’un côté.';
      case 'normalization':
        return 'Ils se ressemblent\u00a0: seule la forme Unicode des caractères (NFC et NFD) diffère.';
    }
  },
} satisfies Words<typeof zhCn>;
