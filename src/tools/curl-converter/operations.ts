import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { Converted } from './convert';
import { requestOptions, type RequestOptions } from './options';
import type { ReadFault } from './read/reading';
import { INITIAL } from './samples';

async function convertLoaded(given: string, options: RequestOptions): Promise<Result<Converted, ReadFault>> {
  const { convertText } = await import('./convert');
  return convertText(given, options);
}

// Requests hold tokens, cookies and passwords.
const inputs = { text: text().secret() };

const FETCH = `const response = await fetch('https://api.example.com/v1/items?limit=2', {
  method: 'POST',
  headers: {
    'Authorization': 'Bearer TOKEN',
    'Content-Type': 'application/json',
  },
  body: '{"name":"你好","id":12345678901234567890}',
});
console.log(response.status, await response.text());
`;

/** Requests in code of another language, with what they are made of, the secrets in them, and what there is to say about it. */
export const convert = defineOperation({
  id: 'convert',
  inputs,
  output: 'report',
  options: requestOptions,
  examples: [
    {
      inputs: { text: INITIAL },
      check: ({ text: code, secrets }: Converted) => code === FETCH && secrets.length === 1,
    },
    {
      inputs: { text: 'curl http://h/[1-2]' },
      check: ({ requests }: Converted) => requests.length === 2,
    },
    {
      inputs: { text: "curl https://a.example/ -u user:pa:ss -H 'Accept:' -H 'X-Empty;'" },
      check: ({ details }: Converted) =>
        details.headers[0]?.value === 'Basic dXNlcjpwYTpzcw==' && details.headers[1]?.value === '',
    },
    { inputs: { text: "curl https://a.example/ -H 'X: y" }, fault: 'unclosed-quote' },
    { inputs: { text: 'curl -X POST' }, fault: 'no-url' },
    { inputs: { text: 'ls -la' }, fault: 'none' },
    { inputs: { text: 'fetch(address())' }, fault: 'not-literal' },
    { inputs: { text: 'fetch("https://a.example/"' }, fault: 'unclosed-code' },
    { inputs: { text: '{"log":{"entries":[' }, fault: 'bad-har' },
    { inputs: { text: '{"log":{"entries":[]}}' }, fault: 'no-entries' },
    { inputs: { text: 'GET / HTTP/1.1\nHost h' }, fault: 'bad-request-line' },
  ],
  run: ({ text: given }, options) => convertLoaded(given, options),
});

/** The code alone. */
export const code = defineOperation({
  id: 'code',
  inputs,
  output: 'text',
  options: requestOptions,
  examples: [
    { inputs: { text: INITIAL }, output: FETCH },
    {
      inputs: {
        text: "POST /a?x=1 HTTP/1.1\r\nHost: h.example\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\nit's 你",
      },
      options: { target: 'curl' },
      output: String.raw`curl 'https://h.example/a?x=1' \
  -H 'Content-Type: text/plain' \
  --data-raw 'it'\''s 你'
`,
    },
  ],
  run: async ({ text: given }, options) => {
    const made = await convertLoaded(given, options);
    return made.ok ? ok(made.value.text) : made;
  },
});
