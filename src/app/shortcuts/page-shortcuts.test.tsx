import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { keysOf, pageShortcuts } from './page-shortcuts';

it.each([
  ['Control+K Meta+K', false, ['Ctrl', 'K']],
  ['Control+K Meta+K', true, ['⌘', 'K']],
  ['Control+Enter', true, ['⌃', 'Enter']],
  ['Space', false, ['␣']],
  ['/', true, ['/']],
])('%s, on a Mac: %s, is %j', (shortcuts, isMac, keys) => expect(keysOf(shortcuts, isMac)).toEqual(keys));

it('finds what the controls of a page say, by their names and once', async () => {
  const { container } = await render(
    <>
      <button type="button" aria-keyshortcuts="L">
        Lap
      </button>
      <button type="button" aria-keyshortcuts="L">
        Lap again
      </button>
      <button type="button" aria-label="Start" aria-keyshortcuts="Space">
        ▶
      </button>
      <label htmlFor="field">Find</label>
      <input id="field" aria-keyshortcuts="/" />
      <i aria-keyshortcuts="X" />
    </>,
  );
  expect(pageShortcuts(container, false)).toEqual([
    { name: 'Lap', keys: ['L'] },
    { name: 'Start', keys: ['␣'] },
    { name: 'Find', keys: ['/'] },
  ]);
});
