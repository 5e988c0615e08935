import { LIKELIHOOD, type Detect } from '../../operations/detect';

/** HTML with tags of Open Graph or of X. */
export const detect: Detect = ({ text }) =>
  /<meta\s[^>]{0,200}?(?:property\s*=\s*["']?(?:og|article|book|profile):|name\s*=\s*["']?twitter:)/i.test(
    text.slice(0, 200_000),
  )
    ? { likelihood: LIKELIHOOD.unmistakable }
    : undefined;
