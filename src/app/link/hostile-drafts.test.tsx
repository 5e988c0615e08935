import { Component, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { draftsOf, forgetRestored, writeDraft } from '../../operations/drafts';
import { ToolIdContext } from '../../operations/tool-context';
import { loadView } from '../../tools/registry';
import { loadWords, testedTools } from '../../tools/tested-tools';
import { renderWithWords } from '../../ui/testing';
import { bringDrafts, linkableDrafts } from './link-drafts';

// Whatever a link says that was typed, the tool is drawn.

const HOSTILE: readonly unknown[] = [
  'zzz',
  '<img src=x onerror=alert(1)>',
  7,
  true,
  null,
  [],
  [7],
  ['zzz'],
  {},
  { a: 1 },
];

class Catcher extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <p data-broken={String(error)} />;
  }
}

async function open(id: string) {
  const [View, words] = await Promise.all([loadView(id), loadWords(id, 'en')]);
  return renderWithWords(
    <ToolIdContext value={id}>
      <Catcher>
        <View />
      </Catcher>
    </ToolIdContext>,
    'en',
    words,
  );
}

const names = (id: string) => draftsOf(id).flatMap(({ name, secret }) => (secret ? [] : [name]));

it.each(testedTools)('%s', async (id) => {
  const first = await open(id);
  const fields = names(id);
  await first.unmount();
  const broken: string[] = [];
  for (const value of HOSTILE) {
    bringDrafts(id, new Map(fields.map((name) => [name, value])));
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    const { container, unmount } = await open(id);
    const error = container.querySelector<HTMLElement>('[data-broken]')?.dataset['broken'];
    if (error !== undefined) broken.push(`${JSON.stringify(value)}: ${error}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await unmount();
    forgetRestored(id);
    for (const name of fields) writeDraft({ toolId: id, name }, undefined, false);
  }
  expect(broken).toEqual([]);
});

it('secrets are in no link, and are not brought by one', () => {
  writeDraft({ toolId: 'with-secret', name: 'key' }, 'secret', true);
  writeDraft({ toolId: 'with-secret', name: 'text' }, 'open', false);
  expect(linkableDrafts('with-secret')).toEqual({ values: { text: 'open' }, hasLeft: true });
  bringDrafts('with-secret', new Map([['key', 'another']]));
  expect(draftsOf('with-secret').find(({ name }) => name === 'key')?.value).toBe('secret');
});
