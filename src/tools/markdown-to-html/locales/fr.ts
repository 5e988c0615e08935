import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Counted } from '../render-markdown';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const listed = (all: readonly Counted[]) =>
  all.map(([name, n]) => (n > 1 ? `${name} (${count(n)} fois)` : name)).join(', ');

export const words = {
  input: 'Markdown',
  result: 'Résultat',
  inputHint: 'Saisissez ou collez du Markdown, ou ouvrez un fichier',
  view: 'Affichage',
  preview: 'Aperçu',
  html: 'HTML',
  print: 'Imprimer',
  copyRich: 'Copier en texte riche',
  options: {
    github: 'Variante de GitHub',
    html: { label: 'HTML brut', values: { off: 'Comme texte', sanitised: 'Nettoyé' } },
    page: 'Page complète avec style',
    ids: 'Ancres des titres',
    contents: 'Table des matières',
    cjk: 'Textes chinois, japonais et coréens',
    breaks: 'Retour à chaque fin de ligne',
    frontMatter: 'Omettre les métadonnées YAML',
  },
  line: placeWords.line,
  inLine: placeWords.inLine,
  previewCut: 'Le document est trop long pour l’aperçu, qui en montre le début. Le HTML est complet.',
  remotePictures: (n) =>
    plural(n, {
      one: `${count(n)} image externe n’est pas chargée dans l’aperçu ; le HTML la conserve.`,
      other: `${count(n)} images externes ne sont pas chargées dans l’aperçu ; le HTML les conserve.`,
    }),
  note: (note) => {
    switch (note.code) {
      case 'refused':
        return `L’adresse « ${note.address} » a été bloquée.`;
      case 'more-refused':
        return plural(note.count, {
          one: `${count(note.count)} autre adresse a été bloquée.`,
          other: `${count(note.count)} autres adresses ont été bloquées.`,
        });
      case 'shown-tags':
        return `Balises HTML affichées comme texte : ${listed(note.tags)}.`;
      case 'removed-tags':
        return `Balises retirées : ${listed(note.tags)}.`;
      case 'removed-attributes':
        return `Attributs retirés : ${listed(note.attributes)}.`;
      case 'front-matter':
        return plural(note.lines, {
          one: `${count(note.lines)} ligne de métadonnées a été omise.`,
          other: `${count(note.lines)} lignes de métadonnées ont été omises.`,
        });
    }
  },
} satisfies Words<typeof zhCn>;
