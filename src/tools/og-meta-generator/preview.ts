import type { MakePreview } from '../../operations/detect';

/** The title and the picture, as they stand in the tags. */
export const preview: MakePreview = (_, { text }) => {
  const contents = [...text.slice(0, 100_000).matchAll(/<meta\s[^>]{0,2000}>/gi)].flatMap(([tag]) => {
    if (!/(?:property|name)\s*=\s*["']?(?:og|twitter):(?:title|image|type|card)\b/i.test(tag)) return [];
    return /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).find(Boolean) ?? [];
  });
  return contents.length > 0 ? { text: contents.join('\n') } : undefined;
};
