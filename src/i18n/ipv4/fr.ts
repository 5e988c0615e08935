import { writeDotted } from '../../lib/ipv4/address';
import type { AddressFault } from '../../lib/ipv4/read-address';
import type { BlockFault } from '../../lib/ipv4/read-block';
import type { LeadingZeroFault } from '../../lib/ipv4/read-dotted';
import type { RangeFault } from '../../lib/ipv4/read-range';
import type { Words } from '../words';
import type { ipv4Words as zhCn } from './zh-cn';

const forms: Words<typeof zhCn>['forms'] = {
  dotted: 'Décimal pointé',
  integer: 'Entier',
  hex: 'Hexadécimal',
  octal: 'Octal',
  binary: 'Binaire',
};

const types: Words<typeof zhCn>['types'] = {
  'this-network': 'Ce réseau',
  private: 'Usage privé',
  shared: 'Partagée (NAT d’opérateur)',
  loopback: 'Boucle locale',
  'link-local': 'Lien local',
  protocol: 'Protocoles de l’IETF',
  documentation: 'Documentation',
  as112: 'AS112 (DNS inverse)',
  amt: 'AMT (tunnel multicast)',
  'relay-6to4': 'Relais 6to4 anycast (obsolète)',
  'relay-6a44': 'Relais 6a44 anycast',
  benchmarking: 'Tests de performance',
  multicast: 'Multicast',
  reserved: 'Réservée',
  broadcast: 'Diffusion limitée',
  public: 'Publique',
};

function leadingZero({ found, values: { decimal, octal } }: LeadingZeroFault): string {
  if (octal === undefined || octal === decimal) return `« ${found} » commence par un zéro : écrivez ${decimal}.`;
  return `« ${found} » commence par un zéro : écrivez ${decimal} (ou ${octal} s’il s’agit d’octal).`;
}

function addressFault(fault: AddressFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Saisissez une adresse IPv4.';
    case 'not-address':
      return 'Ce n’est pas une adresse IPv4.';
    case 'number-range':
      return fault.found.startsWith('-') ? `${fault.found} est inférieur à −2^31.` : `${fault.found} dépasse 2^32 − 1.`;
    case 'not-form':
      return `Ce n’est pas une adresse sous cette forme : ${forms[fault.form].toLowerCase()}.`;
    case 'too-long':
      return fault.form === 'hex'
        ? `8 chiffres hexadécimaux au plus, ${fault.digits} trouvés.`
        : `32 chiffres binaires au plus, ${fault.digits} trouvés.`;
    case 'no-ipv4-inside':
      return 'Cette adresse IPv6 ne contient pas d’adresse IPv4 (forme mappée, 6to4 ou NAT64 attendue).';
    case 'port-range':
      return `Le port ${fault.found} dépasse 65535.`;
    case 'part-count':
      return `Quatre parties attendues, ${fault.found} trouvée${fault.found > 1 ? 's' : ''}.`;
    case 'empty-part':
      return `La partie ${fault.part} est vide.`;
    case 'not-number':
      return `La partie ${fault.part}, « ${fault.found} », n’est pas un nombre.`;
    case 'part-above':
      return `L’octet ${fault.part} vaut ${fault.found} ; la limite est ${fault.limit}.`;
    case 'leading-zero':
      return leadingZero(fault);
    case 'ipv6-group':
      return fault.found === ''
        ? 'Un groupe de l’adresse IPv6 est vide.'
        : `« ${fault.found} » n’est pas un groupe d’une adresse IPv6.`;
    case 'ipv6-length':
      return `Une adresse IPv6 a 8 groupes ; celle-ci en a ${fault.found}.`;
    case 'ipv6-gaps':
      return 'Une adresse IPv6 n’a qu’un seul « :: ».';
  }
}

function blockFault(fault: BlockFault | AddressFault): string {
  switch (fault.code) {
    case 'prefix-range':
      return 'Le préfixe va de 0 à 32.';
    case 'mask-gaps':
      return `${fault.found} n’est pas un masque contigu.`;
    case 'in-mask':
      return `Masque : ${addressFault(fault.fault)}`;
    default:
      return addressFault(fault);
  }
}

function rangeFault(fault: RangeFault): string {
  switch (fault.code) {
    case 'empty':
      return addressFault(fault);
    case 'reversed':
      return `La fin ${writeDotted(fault.last)} est avant le début ${writeDotted(fault.first)}.`;
    case 'in-first':
      return addressFault(fault.fault);
    case 'in-last':
      return `Fin : ${addressFault(fault.fault)}`;
    case 'in-block':
      return blockFault(fault.fault);
  }
}

/** Ce que les outils IPv4 disent de la même façon. */
export const ipv4Words = { forms, types, addressFault, blockFault, rangeFault } satisfies Words<typeof zhCn>;
