import { writeFirstAddress, writeNetwork, writeSubnet, type UlaPrefix } from './ula';

export const SNIPPETS = ['radvd', 'dnsmasq', 'wireguard'] as const;
export type SnippetName = (typeof SNIPPETS)[number];

/** Lines for the settings of a router or a tunnel, with one subnet. */
export function writeSnippet(name: SnippetName, prefix: UlaPrefix, subnet: number): string {
  switch (name) {
    case 'radvd':
      return `interface eth0
{
    AdvSendAdvert on;
    prefix ${writeSubnet(prefix, subnet)}
    {
        AdvOnLink on;
        AdvAutonomous on;
    };
};`;
    case 'dnsmasq':
      return `enable-ra
dhcp-range=${writeNetwork(prefix, subnet)},ra-stateless,64,12h`;
    case 'wireguard':
      return `[Interface]
Address = ${writeFirstAddress(prefix, subnet)}/64`;
  }
}
