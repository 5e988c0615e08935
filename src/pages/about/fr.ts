import type { Words } from '../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  title: 'À propos',
  purposeTitle: 'Ce que c’est',
  purpose: [
    'Handy Tools est une collection de petits utilitaires pour développeurs et informaticiens : mettre en forme, convertir, générer, vérifier, dès l’ouverture de la page. Il n’y a ni connexion ni compte.',
    'Tout est calculé dans votre navigateur. Ce que vous saisissez et les fichiers que vous déposez ne quittent jamais votre machine ; une politique de sécurité du contenu stricte empêche les pages d’envoyer quoi que ce soit ailleurs. Après la première visite, le site fonctionne aussi hors ligne.',
  ],
  technologyTitle: 'Technologies utilisées',
  technology:
    'C’est un site statique, sans partie serveur. Il est écrit en TypeScript avec React et Vite ; les calculs longs se font dans des web workers. Les icônes sont celles de Lucide.',
  credits:
    'Les phrases secrètes utilisent la grande liste de mots de l’EFF (Joseph Bonneau, Electronic Frontier Foundation, 2016, https://www.eff.org/dice), sous licence CC BY 3.0 US.',
  licencesTitle: 'Licences des œuvres d’autrui',
  licences:
    'Ce site contient des parties des œuvres suivantes, chacune sous sa licence. Chaque construction vérifie que tout ce qui est embarqué figure ici avec son texte complet.',
  licencesLink: 'Textes complets des licences',
  registriesTitle: 'Registres',
  registries:
    'Certains outils s’appuient sur des registres publics. Voici les versions que contient ce site, avec leurs dates.',
  registryNames: {
    mac: 'Préfixes d’adresses MAC (IEEE)',
    phone: 'Plans de numérotation téléphonique',
    agent: 'User agents des navigateurs et appareils',
    mime: 'Types MIME (IANA et autres)',
    emoji: 'Émojis (Unicode)',
    characters: 'Noms et blocs des caractères (Unicode)',
    iban: 'Structures des IBAN',
    zone: 'Noms des fuseaux horaires',
  },
  securityTitle: 'Sécurité',
  security:
    'Les pages ne demandent de fichiers qu’à ce site, et une politique de sécurité du contenu écarte tout script étranger ; les secrets ne sont ni dans une adresse, ni stockés, ni journalisés. Chaque version publiée est accompagnée de la liste de ses composants et de sommes de contrôle, et un même commit donne toujours les mêmes octets. SECURITY.md énumère les promesses et les tests qui les garantissent.',
  securityReport:
    'Si vous trouvez une faille, indiquez par le lien ci-dessous l’outil et la version, et demandez un échange privé ; ne publiez pas les détails.',
  securityReportNone:
    'Si vous trouvez une faille, adressez-vous à l’exploitant de ce site ; ne publiez pas les détails.',
  sourceTitle: 'Code source',
  source: 'Le projet est libre, sous licence MIT.',
  reportTitle: 'Signaler une erreur, demander un outil',
  report:
    'Si un résultat est faux, si une page échoue ou si un outil vous manque, dites-le-nous dans le suivi des problèmes. Indiquez l’outil, la version et les étapes ; n’y joignez rien de confidentiel.',
  reportLink: 'Signaler un problème',
  reportNone:
    'Si un résultat est faux, si une page échoue ou si un outil vous manque, adressez-vous à l’exploitant de ce site.',
} satisfies Words<typeof zhCn>;
