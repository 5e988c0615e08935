import * as v from 'valibot';
import { defineOperation, text } from '../../operations/define';
import { BUILT_PREFIXES, buildCookie, LIVES, PRIORITIES, SAME_SITES, type Built } from './build';
import { readCookies, type Report } from './report';
import { KINDS } from './read-text';
import { FORMS, writeCookies } from './write-as';
import { MOST_SECONDS } from './set-cookie';

export const parseOptions = v.object({
  kind: v.optional(v.picklist(KINDS), 'auto'),
});

/** What the page remembers beside these. */
export const remembered = v.object({
  decode: v.optional(v.boolean(), true),
});

export const EXAMPLE = [
  'Set-Cookie: __Host-session=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl; Path=/; Secure; HttpOnly; SameSite=Lax',
  'Set-Cookie: theme=%7B%22dark%22%3Atrue%7D; Path=/; Max-Age=31536000; SameSite=Lax',
  'Set-Cookie: ads=1; Domain=example.com; SameSite=None',
].join('\n');

const inputs = { text: text().secret(), page: text().optional(), time: text().optional() };

/** Cookies of Set-Cookie and Cookie headers, curl, cookies.txt and JSON exports, with what a browser does with each (RFC 6265bis). */
export const parse = defineOperation({
  id: 'parse',
  inputs,
  output: 'report',
  options: parseOptions,
  examples: [
    {
      inputs: { text: 'Set-Cookie: a = 1 ; PATH = /x' },
      check: ({ entries: [entry] }: Report) =>
        entry?.name === 'a' && entry.value === '1' && entry.set?.cookie.path === '/x',
    },
    {
      inputs: { text: 'Set-Cookie: a=1; SameSite=None' },
      check: ({ entries: [entry] }: Report) => entry?.set?.verdict.state === 'refused',
    },
    {
      inputs: { text: 'Set-Cookie: a=1; Domain=co.uk', page: 'https://app.example.co.uk/' },
      check: ({ entries: [entry] }: Report) => entry?.set?.verdict.refusals[0]?.code === 'public-suffix',
    },
    {
      inputs: { text: 'Cookie: a=1; b=2; a=3; e; __proto__=5' },
      check: ({ entries }: Report) => entries.length === 5 && entries[0]?.same === 2 && entries[3]?.value === 'e',
    },
    { inputs: { text: 'HTTP/1.1 200 OK\nDate: today' }, fault: 'none' },
    { inputs: { text: 'a=1', page: 'http://' }, fault: 'bad-page' },
    { inputs: { text: 'a=1', time: 'soon' }, fault: 'bad-time' },
    { inputs: { text: '[{"name":"a","value":"1"},]' }, fault: 'bad-json' },
  ],
  run: (given, { kind }, job) => readCookies(given, kind, job.now()),
});

/** The cookies that a browser stores, as JSON, a Cookie header, cookies.txt, curl's -b, or code that sets them. */
export const write = defineOperation({
  id: 'write',
  inputs,
  output: 'text',
  options: v.object({ ...parseOptions.entries, form: v.optional(v.picklist(FORMS), 'json') }),
  examples: [
    {
      inputs: { text: 'Cookie: a=1; b=2' },
      output: '[\n  {\n    "name": "a",\n    "value": "1"\n  },\n  {\n    "name": "b",\n    "value": "2"\n  }\n]',
    },
    {
      inputs: {
        text: 'Set-Cookie: a=1; Path=/x\nSet-Cookie: b=2; Path=/\nSet-Cookie: c=3; Path=/y',
        page: 'https://e.com/x/1',
      },
      options: { form: 'header' },
      output: 'Cookie: a=1; b=2',
    },
    { inputs: { text: "a='1'; b=2" }, options: { form: 'curl' }, output: String.raw`-b 'a='\''1'\''; b=2'` },
    {
      inputs: { text: 'a=1; Max-Age=60; Secure; HttpOnly; SameSite=Lax' },
      options: { form: 'go' },
      output:
        'http.SetCookie(w, &http.Cookie{Name: "a", Value: "1", MaxAge: 60, Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode})',
    },
    { inputs: { text: 'a=1; SameSite=None' }, fault: 'none-stored' },
    { inputs: { text: 'Cookie: a=1' }, options: { form: 'cookies-txt' }, fault: 'needs-page' },
  ],
  run: (given, { kind, form }, job) => writeCookies(given, kind, form, job.now()),
});

export const buildOptions = v.object({
  prefix: v.optional(v.picklist(BUILT_PREFIXES), 'none'),
  encode: v.optional(v.boolean(), true),
  domain: v.optional(v.pipe(v.string(), v.maxLength(300), v.metadata({ linked: 'parameter' })), ''),
  path: v.optional(v.pipe(v.string(), v.maxLength(1024), v.metadata({ linked: 'parameter' })), '/'),
  life: v.optional(v.picklist(LIVES), 'max-age'),
  seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SECONDS)), 3600),
  expires: v.optional(v.pipe(v.string(), v.maxLength(60), v.metadata({ linked: 'parameter' })), ''),
  secure: v.optional(v.boolean(), true),
  httpOnly: v.optional(v.boolean(), true),
  sameSite: v.optional(v.picklist(SAME_SITES), 'Lax'),
  partitioned: v.optional(v.boolean(), false),
  priority: v.optional(v.picklist(PRIORITIES), 'unset'),
});

/** A Set-Cookie line from its parts, what a browser does with it, and the line that deletes the cookie. */
export const build = defineOperation({
  id: 'build',
  inputs: { name: text(), value: text().secret() },
  output: 'report',
  options: buildOptions,
  examples: [
    {
      inputs: { name: 'sid', value: 'a b;c' },
      options: { prefix: '__Host-' },
      check: ({ line, deletion, entry }: Built) =>
        line === 'Set-Cookie: __Host-sid=a%20b%3Bc; Path=/; Max-Age=3600; Secure; HttpOnly; SameSite=Lax' &&
        deletion === 'Set-Cookie: __Host-sid=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax' &&
        entry.set?.verdict.state === 'stored',
    },
    { inputs: { name: 'a=b', value: '1' }, fault: 'bad-character' },
    { inputs: { name: ' a', value: '1' }, fault: 'edge-space' },
    { inputs: { name: 'a', value: '1' }, options: { life: 'expires', expires: 'soon' }, fault: 'bad-expires' },
    { inputs: { name: '', value: '' }, fault: 'nothing' },
  ],
  run: (given, options, job) => buildCookie(given, options, job.now()),
  passed: ({ line }) => line,
});
