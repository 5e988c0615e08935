import { LIKELIHOOD, type Detect } from '../../operations/detect';

/** The hosts of filters and the paths of redirects, as far as they tell by themselves. */
const WRAPPED =
  /https?:\/\/(?:[\w-]+\.)*(?:safelinks\.protection\.(?:outlook\.com|office365\.us|partner\.outlook\.cn)\/|teams\.(?:cdn\.office\.net|microsoft\.com)\/evergreen-assets\/safelinks\/|outlook\.(?:office(?:365)?|live)\.com\/mail\/safelink\.html|safelink\.emails\.azure\.net\/|urldefense(?:\.proofpoint)?\.(?:com|us)\/v[123]\/|linkprotect\.cudasvc\.com\/url|trendmicro\.com(?::\d+)?\/wis\/clicktime|protection\.sophos\.com\/\?|fireeye\.com\/(?:v1\/)?url\?|clicktime\.symantec\.com\/|secure-web\.cisco\.com\/|urlsand\.esvalabs\.com\/|link\.edgepilot\.com\/|avanan\.click\/v2\/|checkpoint\.com\/v2\/|linkscan\.io\/scan\/|mimecast(?:protect)?\.com\/s\/|google(?:\.com?)?\.[a-z]{2,3}\/url\?|lm?\.(?:facebook|messenger)\.com\/l\.php|facebook\.com\/l\.php|l\.instagram\.com\/\?|linkedin\.com\/(?:redir\/|safety\/go)|slack-redir\.net\/link|youtube\.com\/redirect\?|duckduckgo\.com\/l\/|bing\.com\/ck\/a|link\.(?:zhihu\.com|juejin\.cn|csdn\.net)\/\?target=)/i;

/** Links that a filter or a redirect of a site rewrote, alone or in a text. */
export const detect: Detect = ({ text }) => {
  const beginning = text.slice(0, 100_000);
  if (!WRAPPED.test(beginning)) return undefined;
  const isAlone = /^\s*\S+\s*$/.test(beginning);
  const likelihood = isAlone ? LIKELIHOOD.unmistakable : LIKELIHOOD.fits + 0.1;
  return { likelihood, run: { operation: 'decode', input: 'text', isCheap: true } };
};
