import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageContext } from '../languages/language';
import { language } from '../languages/en';
import { Navigation } from '../navigation/navigation';
import type { Suggested } from '../paste/suggested';
import { ResultList, type ResultListHandle } from './result-list';

type Tell = (found: readonly Suggested[], facts: { readonly isComplete: boolean }) => void;

const tells: Tell[] = [];
vi.mock('../paste/suggest', async (original) => ({
  ...(await original()),
  suggest: async (_given: unknown, _signal: AbortSignal, tell: Tell) => {
    tells.push(tell);
  },
}));

it('waits for the tools that were not asked for want of time: Enter means the first of all', async () => {
  localStorage.clear();
  const before = location.href;
  const list = createRef<ResultListHandle>();
  const chooseTool = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  await render(
    <LanguageContext value={language}>
      <Navigation>
        <ResultList
          ref={list}
          id="results"
          query="10.0.0.0/22"
          isPasted
          given={undefined}
          waysToGive={{ openFile: () => undefined, chooseTool }}
          earlyKeys={[]}
          onClose={onClose}
          onSelected={() => undefined}
        />
      </Navigation>
    </LanguageContext>,
  );
  await expect.poll(() => tells.length).toBeGreaterThan(0);
  tells.at(-1)?.([], { isComplete: false });
  await expect.element(page.getByRole('option').first()).toBeVisible();
  list.current?.press('Enter');
  expect(onClose).not.toHaveBeenCalled();
  tells.at(-1)?.([{ toolId: 'ipv4-subnet-calculator', likelihood: 1 }], { isComplete: true });
  await expect.poll(() => location.pathname).toBe('/ipv4-subnet-calculator');
  expect(chooseTool).not.toHaveBeenCalled();
  history.replaceState(null, '', before);
});
