import * as v from 'valibot';
import { loadLookAlikes } from '../../lib/look-alikes/look-alikes';
import { defineOperation, text } from '../../operations/define';
import { decodedText, decodeText, type Decoded } from './decode';

/** What is remembered of this tool. */
export const decodeOptions = v.object({
  /** An address that is again a rewritten link is decoded, too, up to ten layers. */
  repeat: v.optional(v.boolean(), true),
  removeTracking: v.optional(v.boolean(), false),
});

const OUTLOOK = 'https://aus01.safelinks.protection.outlook.com/?url=';
const GOOGLE =
  'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Fsearch%3Fq%3Dsafelink%26rlz%3D1&data=05%7C02&reserved=0';
const MIMECAST = 'https://protect-eu.mimecast.com/s/AbCdEf?domain=example.com';

const withTable = async <O extends object>(options: O) => ({ ...options, table: await loadLookAlikes() });

/** Links that mail filters and sites rewrote (Outlook Safe Links, Proofpoint, Google …) as the addresses they lead to, alone or in a text. */
export const decode = defineOperation({
  id: 'decode',
  inputs: { text: text() },
  output: 'text',
  options: decodeOptions,
  examples: [
    { inputs: { text: GOOGLE }, output: 'https://www.google.com/search?q=safelink&rlz=1' },
    {
      inputs: {
        text: 'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fexample.com%2F%3Ffoo%3Dbar&locale=en-us',
      },
      output: 'https://example.com/?foo=bar',
    },
    {
      inputs: {
        text: 'https://urldefense.proofpoint.com/v2/url?u=https-3A__meet.google.com_jyx-2Difea-2Djjn-3Fhs-3D224&d=DwMFaQ',
      },
      output: 'https://meet.google.com/jyx-ifea-jjn?hs=224',
    },
    {
      inputs: {
        text: 'https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!Ue6t$',
      },
      output: 'https://google.com:443/search?q=a+test&gs=ps',
    },
    {
      inputs: {
        text: `${OUTLOOK}https%3A%2F%2Fa.example%2F%3Furl%3Dhttps%253A%252F%252Fb.example%252F&amp;data=05`,
      },
      output: 'https://a.example/?url=https%3A%2F%2Fb.example%2F',
    },
    {
      inputs: { text: `Read (${OUTLOOK}https%3A%2F%2Fe.com%2F%3Futm_source%3Dx%26id%3D1&data=0) or https://e.com.` },
      options: { removeTracking: true },
      output: 'Read (https://e.com/?id=1) or https://e.com.',
    },
    { inputs: { text: 'https://google.com' }, fault: 'not-wrapped' },
    { inputs: { text: MIMECAST }, fault: 'hidden' },
    { inputs: { text: 'Hello' }, fault: 'no-link' },
  ],
  run: async ({ text: given }, options, job) => decodedText(given, await withTable(options), job),
});

/** As `decode`, with the layers of each link, what else they hold and what is odd about where they lead, for the page. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { text: text() },
  output: 'report',
  options: decodeOptions,
  examples: [
    {
      inputs: { text: GOOGLE },
      check: ({ links: [link] }: Decoded) =>
        link?.state === 'found' && link.destination.host === 'www.google.com' && link.layers.length === 1,
    },
    { inputs: { text: 'https://google.com' }, check: ({ links: [link] }: Decoded) => link?.state === 'plain' },
    { inputs: { text: MIMECAST }, check: ({ links: [link] }: Decoded) => link?.state === 'hidden' },
    { inputs: { text: 'Hello' }, fault: 'no-link' },
  ],
  run: async ({ text: given }, options, job) => decodeText(given, await withTable(options), job),
});
