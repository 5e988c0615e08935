import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const PROMPT = '(?:[^\\s\'"|;&{}]{0,80}[$#%>❯➜»][ \\t]*)?';
const CURL = new RegExp(`^${PROMPT}(?:\\S{0,80}[\\\\/])?(?:curl|curl\\.exe|wget)[ \\t]+(?=[-'"^$\\w])\\S`, 'i');
/** HTTPie: an address or a method follows, not a word of a sentence. */
const HTTPIE = new RegExp(
  `^${PROMPT}https?[ \\t]+(?:-{1,2}[\\w-]+(?:=\\S*)?[ \\t]+)*(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)[ \\t]+\\S|['"]?(?:https?://|:\\d{2,5}|:/|[\\w.-]+\\.[a-z]{2,}(?:[/:?\\s]|$)|localhost\\b))`,
);
const INVOKE = /^(?:\$session\s*=[^\n]*WebRequestSession|(?:\$\w+\s*=\s*)?Invoke-(?:WebRequest|RestMethod)\s)/i;
const FETCH = /^(?:const \w+ = )?(?:await )?(?:fetch|axios(?:\.\w+)?)\(\s*["'`{]/;
const REQUEST_LINE = /^[A-Z]{3,12} \S+ HTTP\/\d/;
const PYTHON = /^(?:import requests\b|(?:\w{1,80} = )?requests\.)/;
const PYTHON_CALL = /requests\.(?:get|post|put|patch|delete|head|options|request)\(/;
const HAR = /^\{\s*"log"\s*:\s*\{[^]{0,4000}?"entries"\s*:/;
/** What a command has and words that one looks for have not: an option, a quote, a variable, or an address. */
const ARGUMENT = /[ \t^]-{1,2}\w|['"$/:.[{]|\blocalhost\b/;
/** A sentence about the program is no command. */
const PROSE =
  /^\S+[ \t]+(?:is|was|are|can|will|does|has|command|commands|fails|failed|works|the|an?|and|or|in|with|from|to|for|installed)[ \t\r\n]/i;

/** Commands and code that send a request, and a request itself. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample).slice(0, 100_000);
  const isRequest =
    ((CURL.test(text) || HTTPIE.test(text)) && ARGUMENT.test(text) && !PROSE.test(text)) ||
    [INVOKE, FETCH, REQUEST_LINE, HAR].some((pattern) => pattern.test(text)) ||
    (PYTHON.test(text) && PYTHON_CALL.test(text));
  return isRequest ? { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'convert', input: 'text' } } : undefined;
};
