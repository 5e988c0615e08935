import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locale } from '../../i18n/locale';
import { noteJob, noteSecret } from '../../operations/activity';
import { readDraft, writeDraft } from '../../operations/drafts';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { noteFailure } from './stale-files';
import { UpdateOffer } from './update-offer';

const worker = vi.hoisted(() => ({ waiting: true, apply: vi.fn(), keep: vi.fn(), reload: vi.fn() }));
vi.mock('./service-worker', () => ({
  applyUpdate: worker.apply,
  isUpdateWaiting: () => worker.waiting,
  subscribeToUpdates: () => () => undefined,
  keepForOffline: worker.keep,
  reloadWithDrafts: worker.reload,
  reloadIntoNewest: worker.reload,
}));

const show = (locale: Locale = 'en') => renderWithWords(<UpdateOffer toolName={(id) => `Tool ${id}`} />, locale);

beforeEach(() => {
  worker.waiting = true;
  vi.clearAllMocks();
  sessionStorage.clear();
  noteFailure(undefined);
});

describe('a new version', () => {
  it.each([
    ['zh-cn', '新版本已就绪', '重新加载', '稍后'],
    ['en', 'A new version is ready', 'Reload', 'Later'],
    ['fr', 'Une nouvelle version est prête', 'Recharger', 'Plus tard'],
  ] as const)('is offered in %s', async (locale, ready, reload, later) => {
    const screen = await show(locale);
    await expect.element(screen.getByRole('status')).toHaveTextContent(ready);
    await expect.element(screen.getByRole('button', { name: reload, exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: later })).toBeVisible();
    await expectNoAxeViolations(screen.container);
  });

  it('is not offered when there is none', async () => {
    worker.waiting = false;
    const screen = await show();
    expect(screen.container.textContent).toBe('');
  });

  it('is taken with one click when nothing is lost', async () => {
    const screen = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(worker.apply).toHaveBeenCalledOnce();
  });

  it('can wait', async () => {
    const screen = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.container.textContent).toBe('');
    expect(worker.apply).not.toHaveBeenCalled();
  });

  it('names a running job and a filled secret, and no longer when they are gone', async () => {
    const screen = await show();
    const endJob = noteJob('hash-text', 'hash');
    const endSecret = noteSecret('token-generator');
    await expect.element(screen.getByText('Tool hash-text is still working; reloading stops it.')).toBeVisible();
    await expect
      .element(screen.getByText('The secret typed into Tool token-generator will not be kept.'))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Reload anyway' })).toBeVisible();
    endJob();
    endSecret();
    await expect.element(screen.getByRole('button', { name: 'Reload', exact: true })).toBeVisible();
    await expect.element(screen.getByText(/still working/)).not.toBeInTheDocument();
  });

  it('asks again before an open file is lost', async () => {
    const name = { toolId: 'base64-string-converter', name: 'text' };
    writeDraft(name, new File(['x'], 'x.txt'), false);
    const screen = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(worker.apply).not.toHaveBeenCalled();
    await expect
      .element(screen.getByText('The file or very long text in Tool base64-string-converter will not be kept.'))
      .toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload anyway' }));
    expect(worker.apply).toHaveBeenCalledOnce();
    writeDraft(name, undefined, false);
    expect(readDraft(name, undefined, false)).toBeUndefined();
  });
});

describe('a part that does not load', () => {
  it('is said, with a way to start afresh', async () => {
    worker.waiting = false;
    const screen = await show();
    noteFailure('missing');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Part of this page could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(worker.reload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.container.textContent).toBe('');
  });

  it('offers no reload without a network', async () => {
    worker.waiting = false;
    const screen = await show();
    noteFailure('offline');
    await expect.element(screen.getByRole('status')).toHaveTextContent('it needs a connection');
    await expect.element(screen.getByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  });
});

it('asks for the files of the language', async () => {
  worker.keep.mockReturnValue(() => undefined);
  await show('fr');
  expect(worker.keep).toHaveBeenCalledWith('fr');
});
