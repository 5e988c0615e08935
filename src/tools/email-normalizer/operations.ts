import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { normaliseText, type Normalised } from './normalise';

const on = () => v.optional(v.boolean(), true);

/** What is remembered of this tool; the addresses are not. */
export const normaliseOptions = v.object({
  gmail: on(),
  outlook: on(),
  icloud: on(),
  proton: on(),
  fastmail: on(),
  yahoo: on(),
  /** The local part, also at domains whose rules nobody knows. */
  lowerCase: on(),
  domainForm: v.optional(v.picklist(['ascii', 'unicode']), 'ascii'),
  removeDuplicates: v.optional(v.boolean(), false),
  sort: v.optional(v.boolean(), false),
});

const LINES = 'Jane <J.Doe+a@gmail.com>, jdoe@googlemail.com\nnot an email\nx@e.com';

/** E-mail addresses as the mailboxes they reach, one a line: without dots, tags and capitals where the provider ignores them. */
export const normalize = defineOperation({
  id: 'normalize',
  inputs: { text: text() },
  output: 'text',
  options: normaliseOptions,
  inlineLimit: 4000,
  examples: [
    { inputs: { text: 'John.Doe+news@GoogleMail.com' }, output: 'johndoe@gmail.com' },
    { inputs: { text: 'a+b@outlook.com' }, output: 'a@outlook.com' },
    { inputs: { text: 'a.b@hotmail.com' }, output: 'a.b@hotmail.com' },
    { inputs: { text: 'jane-list@yahoo.com' }, output: 'jane@yahoo.com' },
    { inputs: { text: 'x.y+z@icloud.com' }, output: 'x.y@icloud.com' },
    { inputs: { text: 'User+x@EXAMPLE.com' }, output: 'user+x@example.com' },
    { inputs: { text: LINES }, output: 'jdoe@gmail.com\njdoe@gmail.com\nnot an email\nx@e.com' },
    { inputs: { text: LINES }, options: { removeDuplicates: true }, output: 'jdoe@gmail.com\nnot an email\nx@e.com' },
    { inputs: { text: 'Post@BÜCHER.example' }, output: 'post@xn--bcher-kva.example' },
    {
      inputs: { text: 'post@xn--bcher-kva.example' },
      options: { domainForm: 'unicode' },
      output: 'post@bücher.example',
    },
    { inputs: { text: 'not an email' }, fault: 'no-address' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: given }, options, job) => {
    const normalised = normaliseText(given, options, job);
    return normalised.ok ? ok(normalised.value.text) : normalised;
  },
});

/** As `normalize`, with each address, the rules that were applied, and which of them reach one mailbox, for the page. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { text: text() },
  output: 'report',
  options: normaliseOptions,
  inlineLimit: 4000,
  examples: [
    {
      inputs: { text: LINES },
      check: ({ rows, groups, mailboxes, wrong }: Normalised) =>
        rows[0]?.rules.join() === 'case,dots,tag' &&
        groups[0]?.lines.join() === '1,1' &&
        mailboxes === 2 &&
        wrong === 1,
    },
    { inputs: { text: 'nobody' }, fault: 'no-address' },
  ],
  run: ({ text: given }, options, job) => normaliseText(given, options, job),
});
