import { hasExtension, LIKELIHOOD, type Detect } from '../../operations/detect';

/** What Markdown alone has; a text has to have two kinds of them. */
const MARKS = [
  /^#{1,6} +\S/m,
  /^ {0,3}[-*+] +(?:\[[ xX]\] +)?\S/m,
  /\[[^\]\n]{1,200}\]\([^()\s]{1,500}\)/,
  /^(?:`{3}|~{3})/m,
  /^\|(?: *:?-+:? *\|)+ *$/m,
  /\*\*[^\s*](?:[^*\n]{0,200})\*\*/,
  /^> \S/m,
];

/** Two or more marks of Markdown, or the name of such a file. */
export const detect: Detect = (sample) => {
  const text = sample.text.slice(0, 50_000);
  const isNamed = hasExtension(sample, 'md', 'markdown', 'mdown', 'mkd');
  if (/^\s*[<{[]/.test(text) && !isNamed && !/^\s*\[[^\]\n]{1,200}\]\(/.test(text)) return undefined;
  const found = MARKS.filter((mark) => mark.test(text)).length;
  if (found < 2 && !isNamed) return undefined;
  return {
    likelihood: isNamed ? LIKELIHOOD.fits + 0.1 : found > 2 ? LIKELIHOOD.fits : LIKELIHOOD.plausible + 0.1,
    run: { operation: 'convert', input: 'text' },
  };
};
