/** How files of a kind begin, by the ends of their names. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  gif: /^GIF8/,
  webp: /^RIFF[^]{4}WEBP/,
  zip: /^PK/,
  pdf: /^%PDF/,
  svg: /^(?:<\?xml[^]*?)?<svg/,
  json: /^(?:\xef\xbb\xbf)?\s*[[{"\d-tfn]/,
  xml: /^(?:\xef\xbb\xbf)?\s*</,
  pem: /^-----BEGIN /,
};

const TEXTS = /^(?:txt|csv|tsv|json|svg|html|xml|ya?ml|toml|md|sql|pem|pub|key|patch|sh|ndjson|jsonl|ics|vcf)$/;

/** What is wrong with a file that was saved under a name; empty where it is of the kind that its name says. */
export function wrongInFile(name: string, content: Buffer): string {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const start = content.subarray(0, 400).toString('latin1');
  const beginning = BEGINNINGS[extension];
  if (beginning && !beginning.test(start)) return `${name} begins with ${JSON.stringify(start.slice(0, 20))}`;
  if (TEXTS.test(extension)) {
    try {
      new TextDecoder(start.startsWith('\xff\xfe') ? 'utf-16le' : 'utf-8', { fatal: true }).decode(content);
    } catch {
      return `${name} is no text`;
    }
  }
  return name === '' ? 'it has no name' : '';
}
