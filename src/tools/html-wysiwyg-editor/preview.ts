import type { MakePreview } from '../../operations/detect';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
/** More than a preview shows, with its tags. */
const MOST = 5000;

/** The words of the document. */
export const preview: MakePreview = (_, { text }) => {
  const words = text
    .slice(0, MOST)
    .replaceAll(/<(script|style|title)\b[^>]*>[^<]*<\/\1>|<!--[^>]*-->/gi, ' ')
    .replaceAll(/<\/?(?:b|i|em|strong|a|span|u|s|code|mark|small|sub|sup)\b[^>]*>/gi, '')
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return { text: words.replaceAll(/\s+/g, ' ').trim() };
};
