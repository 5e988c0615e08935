import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForStaleFiles } from './stale-files';

const worker = vi.hoisted(() => ({ reload: vi.fn() }));
vi.mock('./service-worker', () => ({ reloadIntoNewest: worker.reload }));

const isMissing = () => window.dispatchEvent(new Event('vite:preloadError'));

watchForStaleFiles();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.clearAllMocks();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a part that is gone loads the page anew, once', () => {
  isMissing();
  isMissing();
  expect(worker.reload).toHaveBeenCalledOnce();
});

it('a part that the browser gives up because the visitor leaves does not, as long as the page may still go', () => {
  window.dispatchEvent(new Event('beforeunload'));
  isMissing();
  vi.advanceTimersByTime(9_999);
  expect(worker.reload).not.toHaveBeenCalled();
  expect(sessionStorage.length).toBe(0);
  vi.advanceTimersByTime(1);
  expect(worker.reload).toHaveBeenCalledOnce();
});
