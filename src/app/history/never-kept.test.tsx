import { expect, it } from 'vitest';
import { draftsOf } from '../../operations/drafts';
import { inEachPart, restfulTools, watchPages } from '../../tools/walk';
import { neverKeptOf } from './never-kept';

const watched = watchPages();

it.each(restfulTools)('%s declares its secret fields, so that no file brings what they never keep', async (id) => {
  await inEachPart(id, watched, () => {
    const secret = draftsOf(id).flatMap((draft) => (draft.secret ? [draft.name] : []));
    const declared = neverKeptOf(id);
    expect(secret.filter((name) => !declared.has(name))).toEqual([]);
    return Promise.resolve();
  });
  const open = draftsOf(id).flatMap((draft) => (draft.secret ? [] : [draft.name]));
  expect(open.filter((name) => neverKeptOf(id).has(name))).toEqual([]);
});
