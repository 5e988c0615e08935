import type { MakePreview } from '../../operations/detect';
import type { Network } from '../../lib/wifi/network';

/** The network's name and how it is secured, without the password. */
export const preview: MakePreview<Network> = (network) =>
  network && { text: `${network.ssid} · ${network.security.toUpperCase()}` };
