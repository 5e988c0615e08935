import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

const BROWSER = /^(?:user-agent\s*:\s*\S|Mozilla\/[45]\.0 \(|Opera\/\d)/i;
const CLIENT =
  /^(?:curl|Wget|python-requests|Python-urllib|PostmanRuntime|okhttp|Go-http-client|axios|node-fetch|Java|Dalvik|GuzzleHttp|HTTPie|libwww-perl|insomnia|aiohttp)\/\d[\w.]*(?:\s|$)/;

/** What browsers and other clients call themselves, one on each line. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample).slice(0, 100);
  if (lines.length === 0 || !lines.every((line) => BROWSER.test(line) || CLIENT.test(line))) return undefined;
  const run = lines.length === 1 ? { operation: 'parse', input: 'text' } : { operation: 'parseLines', input: 'text' };
  return { likelihood: LIKELIHOOD.unmistakable, run };
};
