import { numbersOf, type Words } from '../words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

export const words = {
  productName: 'Handy Tools',
  siteDescription:
    'De petits outils pour développeurs qui s’exécutent entièrement dans le navigateur. Rien ne quitte votre machine.',
  skipToContent: 'Aller au contenu',
  home: {
    title: 'Quel outil vous faut-il ?',
    lead: (count: number) =>
      `${plural(count, {
        one: `${number(count)} petit outil`,
        other: `${number(count)} petits outils`,
      })} pour développeurs. Tout s’exécute dans le navigateur ; rien ne quitte votre machine.`,
    search: 'Chercher un outil ou coller un contenu…',
    favourites: 'Outils favoris',
    newest: 'Les nouveaux outils',
    all: 'Tous les outils',
    categories: 'Catégories',
    banner: {
      title: 'Suivre le projet',
      text: 'Handy Tools est un logiciel libre. Ajoutez une étoile au dépôt ou suivez-nous pour connaître les nouveaux outils.',
      source: 'Dépôt du code source',
      social: 'Compte social',
    },
  },
  organise: {
    start: 'Organiser',
    done: 'Terminé',
  },
  toolCard: {
    isNew: 'Nouveau',
  },
  favourite: {
    add: 'Ajouter aux favoris',
    remove: 'Retirer des favoris',
    addNamed: (name: string) => `Ajouter « ${name} » aux favoris`,
    removeNamed: (name: string) => `Retirer « ${name} » des favoris`,
  },
  categories: {
    favourites: 'Outils favoris',
    crypto: 'Cryptographie',
    converter: 'Convertisseurs',
    web: 'Web',
    images: 'Images et vidéos',
    development: 'Développement',
    network: 'Réseau',
    math: 'Mathématiques',
    measurement: 'Mesures',
    text: 'Texte',
    data: 'Données',
  },
  menu: {
    label: 'Menu des outils',
    open: 'Ouvrir le menu',
    close: 'Replier le menu',
    about: 'À propos',
    settings: 'Réglages',
    source: 'Sources',
    social: 'Compte social',
  },
  bar: {
    label: 'Barre supérieure',
    home: 'Accueil',
    search: 'Rechercher un outil ou une commande',
    language: 'Langue',
    support: 'Nous soutenir',
  },
  themes: {
    dark: { name: 'Sombre', action: 'Passer en sombre' },
    light: { name: 'Clair', action: 'Passer en clair' },
    system: { name: 'Système', action: 'Suivre le système' },
  },
  footer: {
    version: (version: string) => `Version ${version}`,
    report: 'Signaler un problème',
  },
  palette: {
    label: 'Rechercher un outil ou une commande',
    placeholder: 'Tapez pour chercher un outil ou une commande…',
    groups: {
      Tools: 'Outils',
      Actions: 'Actions',
      External: 'Liens externes',
      Pages: 'Pages',
      Recent: 'Utilisés récemment',
    },
    showAll: (count: number) => `Afficher les ${count}`,
    none: (query: string) => `Aucun résultat pour « ${query} »`,
    count: (count: number) => plural(count, { one: `${count} résultat`, other: `${count} résultats` }),
    clear: 'Effacer',
    cancel: 'Annuler',
    select: 'Choisir',
    open: 'Ouvrir',
    close: 'Fermer',
    isPrivate: 'Rien ne quitte votre machine',
    randomTool: 'Ouvrir un outil au hasard',
    randomToolHint: 'Quand on ne sait pas quoi essayer',
    toggleTheme: 'Changer de thème',
    toggleThemeHint: 'Passer du thème clair au thème sombre ou l’inverse',
    source: 'Dépôt du code source',
    sourceHint: 'Lire le code source',
    report: 'Signaler un problème',
    reportHint: 'Signaler une erreur ou demander un outil',
    about: 'À propos',
    aboutHint: 'À quoi sert ce site et de quoi il est fait',
    home: 'Accueil',
    homeHint: 'Tous les outils',
  },
  tool: {
    failedTitle: 'Cet outil a rencontré une erreur',
    failedText: 'Ce que vous avez saisi est toujours là. Réessayez ; si l’erreur persiste, signalez-la.',
    retry: 'Réessayer',
    report: 'Signaler un problème',
  },
  languageOffer: {
    text: 'Ce site est disponible en français.',
    accept: 'Passer en français',
    decline: 'Non merci',
  },
} satisfies Words<typeof zhCn>;
