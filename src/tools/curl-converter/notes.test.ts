import { expect, it } from 'vitest';
import { distinctNotes } from './notes';

it('says a thing once for all the names of several requests', () => {
  expect(
    distinctNotes([
      { code: 'browser-headers', names: ['Cookie'] },
      { code: 'stdin' },
      { code: 'browser-headers', names: ['User-Agent', 'Cookie'] },
      { code: 'no-effect', names: ['-s'] },
      { code: 'stdin' },
    ]),
  ).toEqual([
    { code: 'browser-headers', names: ['Cookie', 'User-Agent'] },
    { code: 'stdin' },
    { code: 'no-effect', names: ['-s'] },
  ]);
});

it('keeps apart what differs in more than names', () => {
  const notes = [
    { code: 'variable', source: '$A', name: 'A' },
    { code: 'variable', source: '$B', name: 'B' },
    { code: 'other-scheme', scheme: 'ftp' },
  ] as const;
  expect(distinctNotes(notes)).toEqual(notes);
});
