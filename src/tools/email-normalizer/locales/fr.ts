import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { AddressFault } from '../address';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

function why(fault: AddressFault): string {
  switch (fault.code) {
    case 'no-at':
      return 'pas une adresse e-mail.';
    case 'no-local':
      return 'pas une adresse e-mail ; il manque le nom devant le @.';
    case 'no-domain':
      return 'pas une adresse e-mail ; il manque le domaine après le @.';
    case 'dots':
      return 'pas une adresse e-mail ; un point ne peut ni commencer ni finir le nom, ni en suivre un autre.';
    case 'local-long':
      return 'pas une adresse e-mail ; plus de 64 octets devant le @.';
    case 'domain-long':
      return 'pas une adresse e-mail ; le domaine dépasse 255 octets.';
    case 'open-quote':
      return 'pas une adresse e-mail ; les guillemets ne sont pas fermés.';
    case 'local-character':
      return `pas une adresse e-mail ; « ${fault.found} » ne peut pas précéder le @.`;
    case 'domain-character':
      return `pas une adresse e-mail ; un domaine ne peut pas contenir « ${fault.found} ».`;
    case 'bad-domain':
      return `pas une adresse e-mail ; « ${fault.domain} » n’est pas un domaine valide.`;
  }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const words = {
  input: 'Adresses e-mail',
  output: 'Normalisées',
  placeholder: 'Une adresse par ligne, ou tout texte avec des adresses',
  rulesOf: 'Règles des fournisseurs',
  options: {
    gmail: { label: 'Gmail', hint: 'Ignore les points et l’étiquette + ; googlemail.com devient gmail.com' },
    outlook: { label: 'Outlook, Hotmail, Live, MSN', hint: 'Ignore l’étiquette +' },
    icloud: { label: 'iCloud', hint: 'Ignore l’étiquette +, aussi chez me.com et mac.com' },
    proton: { label: 'Proton', hint: 'Ignore l’étiquette +, aussi chez pm.me' },
    fastmail: { label: 'Fastmail', hint: 'Ignore l’étiquette + ; le nom placé en sous-domaine passe devant le @' },
    yahoo: { label: 'Yahoo', hint: 'Ignore le mot-clé après un tiret' },
    lowerCase: {
      label: 'Minuscules devant le @',
      hint: 'À la lettre, seul le propriétaire d’un domaine sait si la casse compte',
    },
    domainForm: { label: 'Domaines internationaux', values: { ascii: 'Punycode', unicode: 'Unicode' } },
    removeDuplicates: 'Supprimer les doublons',
    sort: 'Trier',
  },
  addresses: (n) => plural(n, { one: `${count(n)} ligne`, other: `${count(n)} lignes` }),
  line: 'Ligne',
  original: 'Original',
  normalised: 'Normalisée',
  applied: 'Règles appliquées',
  remark: 'Remarque',
  providers: {
    gmail: 'Gmail',
    outlook: 'Outlook',
    icloud: 'iCloud',
    proton: 'Proton',
    fastmail: 'Fastmail',
    yahoo: 'Yahoo',
  },
  rules: {
    dots: 'points retirés',
    tag: 'étiquette + retirée',
    keyword: 'mot-clé retiré',
    domain: 'domaine unifié',
    subdomain: 'nom repris du sous-domaine',
    case: 'minuscules',
    'domain-case': 'domaine en minuscules',
    quotes: 'guillemets retirés',
    idn: 'domaine international converti',
  },
  sameAs: (line) => `Identique à la ligne ${count(line)}`,
  table: 'Chaque adresse',
  groupsLabel: 'Doublons',
  groups: (n) => plural(n, { one: `${count(n)} boîte en double`, other: `${count(n)} boîtes en double` }),
  mailbox: 'Boîte',
  count: 'Fois',
  originals: 'Écritures',
  lines: 'Lignes',
  listed: (items) => items.join(', '),
  counts: (mailboxes, wrong) => {
    const found = plural(mailboxes, { one: `${count(mailboxes)} boîte`, other: `${count(mailboxes)} boîtes` });
    return wrong === 0 ? found : `${found}, ${count(wrong)} hors adresse`;
  },
  place: placeWords.line,
  more: (n) =>
    plural(n, {
      one: `${count(n)} autre ligne n’est pas une adresse e-mail.`,
      other: `${count(n)} autres lignes ne sont pas des adresses e-mail.`,
    }),
  why: (fault) => sentence(why(fault)),
  fault: (fault) => placeWords.inLine(fault.line, why(fault.why)),
} satisfies Words<typeof zhCn>;
