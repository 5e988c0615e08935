import { shellOf } from './shell-of';
import type { Kind } from './reading';

const COMMAND =
  /^[^\S\r\n\u2028\u2029]*(?:(?:cat|echo|printf|jq|yq|sed|envsubst|base64|gzip)[^\S\r\n]*[^\r\n]{0,2000}?\|[^\S\r\n]*)?(?:\(\w+\)[^\S\r\n\u2028\u2029]*)?(?:[^\s'"|;&{}]{0,200}[$#%>❯➜»][^\S\r\n\u2028\u2029]*)?(?:(?:sudo|env|time|command|[A-Za-z_]\w*=\S*)[^\S\r\n\u2028\u2029]+)*(?:\S*[\\/])?(curl|wget|https?|xhs?)(?:\.exe)?(?=[^\S\r\n\u2028\u2029]+\S|[^\S\r\n\u2028\u2029]*$)/im;
const REQUEST_LINE = /^[A-Z][A-Z-]{1,20}[ \t]+\S+[ \t]+HTTP\/\d/;
const INVOKE = /(?<![\w-])(?:Invoke-WebRequest|Invoke-RestMethod|iwr|irm)[^\S\r\n]/i;
const FETCH = /(?<![\w$.])fetch\s*\(/;
const AXIOS = /(?<![\w$.])axios(?:\.\w+)?\s*\(/;
const PYTHON = /(?<![\w.])(?:requests|httpx|session)\.(?:get|post|put|patch|delete|head|options|request)\s*\(/;

/** In what a text is written, by its looks; undefined where nothing in it is a request. */
export function recognise(text: string): Kind | undefined {
  const beginning = text.trimStart().slice(0, 100_000);
  if (beginning.startsWith('{') && /"(?:entries|request|url)"/.test(beginning)) return 'har';
  if (REQUEST_LINE.test(beginning)) return 'raw';
  const command = COMMAND.exec(beginning);
  const at = (pattern: RegExp) => {
    const place = beginning.search(pattern);
    return place < 0 ? Infinity : place;
  };
  const places: [Kind, number][] = [
    ['invoke', at(INVOKE)],
    ['fetch', at(FETCH)],
    ['axios', at(AXIOS)],
    ['python', at(PYTHON)],
  ];
  const [code, place] = places.toSorted((one, other) => one[1] - other[1])[0] ?? ['fetch', Infinity];
  if (command && command.index <= place) {
    const program = (command[1] ?? '').toLowerCase();
    if (program === 'wget') return 'wget';
    return program === 'curl' ? shellOf(text) : 'httpie';
  }
  if (place < Infinity) return code;
  return /^(?:https?:\/\/[^\s]+|www\.[^\s.]+\.[^\s]+)$/i.test(beginning.trimEnd()) ? 'url' : undefined;
}
