import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { type AuthLines, CHARSETS, type CredentialsFault, HEADERS, writeLines, writeToken } from './credentials';
import { decodeCredentials, type DecodedCredentials, type DecodeFault } from './decode';

/** Everything that is remembered of this tool; user name and password are not. */
export const basicAuthOptions = v.object({
  charset: v.optional(v.picklist(CHARSETS), 'utf-8'),
  header: v.optional(v.picklist(HEADERS), 'Authorization'),
});

const credentials = { username: text().secret(), password: text().secret() };

/** Builds the Authorization header line for a user name and a password (RFC 7617). */
export const encode = defineOperation({
  id: 'encode',
  inputs: credentials,
  output: 'text',
  options: basicAuthOptions,
  examples: [
    {
      inputs: { username: 'Aladdin', password: 'open sesame' },
      output: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    },
    { inputs: { username: 'test', password: '123£' }, output: 'Authorization: Basic dGVzdDoxMjPCow==' },
    {
      inputs: { username: 'test', password: '123£' },
      options: { charset: 'iso-8859-1' },
      output: 'Authorization: Basic dGVzdDoxMjOj',
    },
    { inputs: { username: 'a:b', password: '' }, fault: 'colon-in-username' },
    { inputs: { username: 'a', password: 'b\n' }, fault: 'control-character' },
    {
      inputs: { username: '用户', password: '密码😀' },
      options: { charset: 'iso-8859-1' },
      fault: 'not-in-charset',
    },
  ],
  run: (inputs, { charset, header }): Result<string, CredentialsFault> => {
    const token = writeToken(inputs, charset);
    return token.ok ? ok(`${header}: Basic ${token.value}`) : token;
  },
});

/** As `encode`, in every form, for the page. */
export const describe = defineOperation({
  id: 'describe',
  inputs: credentials,
  output: 'report',
  options: basicAuthOptions,
  examples: [
    {
      inputs: { username: 'admin', password: 'p@ss:word' },
      check: (lines: AuthLines) => lines.url === 'https://admin:p%40ss%3Aword@example.com/',
    },
    { inputs: { username: ':', password: '' }, fault: 'colon-in-username' },
  ],
  run: (inputs, options): Result<AuthLines, CredentialsFault> => writeLines(inputs, options),
  passed: ({ header }) => header,
});

/** The user name and password in an Authorization header, in its token or in an address. */
export const decode = defineOperation({
  id: 'decode',
  inputs: { text: text().secret() },
  output: 'report',
  options: v.object({}),
  examples: [
    {
      inputs: { text: 'basic YWRtaW46cEBzczp3b3Jk' },
      check: ({ username, password, charset }: DecodedCredentials) =>
        username === 'admin' && password === 'p@ss:word' && charset === 'utf-8',
    },
    { inputs: { text: 'YWJj' }, fault: 'no-colon' },
    { inputs: { text: 'Basic é' }, fault: 'not-base64' },
    { inputs: { text: 'Bearer abc' }, fault: 'other-scheme' },
    { inputs: { text: 'https://example.com/' }, fault: 'no-credentials' },
  ],
  run: ({ text: written }): Result<DecodedCredentials, DecodeFault> => decodeCredentials(written),
});
