import { CARD_TYPES } from '../card';
import type { CardWords } from './texts';

// Until those of branch qr-cards are here. Each type is called by its name.
const titles = Object.fromEntries(CARD_TYPES.map((type) => [type, type])) as CardWords['titles'];

export const cardWords: CardWords = {
  titles: { ...titles, url: 'Web address', wifi: 'Wi-Fi network', text: 'Text' },
  fields: { network: 'Network', password: 'Password' },
};
