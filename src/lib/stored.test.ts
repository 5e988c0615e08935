import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStored } from './stored';

/** The part of a window that remembered values use, with a storage that can be made to refuse. */
class FakePage extends EventTarget {
  readonly kept = new Map<string, string>();
  refuses: 'nothing' | 'writing' | 'everything' = 'nothing';

  get localStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    if (this.refuses === 'everything') throw new DOMException('denied', 'SecurityError');
    return {
      getItem: (key) => this.kept.get(key) ?? null,
      setItem: (key, text) => {
        if (this.refuses === 'writing') throw new DOMException('full', 'QuotaExceededError');
        this.kept.set(key, text);
      },
      removeItem: (key) => void this.kept.delete(key),
    };
  }

  /** Does what another tab's write does to this one. */
  writeElsewhere(key: string, text: string): void {
    this.kept.set(key, text);
    this.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }

  clearElsewhere(): void {
    this.kept.clear();
    this.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  }
}

const strings = (raw: unknown) =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'string') ? [...raw] : undefined;
const favourites = () => createStored<readonly string[]>({ key: 'favouriteTools', fallback: [], parse: strings });
const theme = () =>
  createStored<'light' | 'dark' | 'system'>({
    key: 'theme',
    fallback: 'system',
    plain: true,
    parse: (raw) => (raw === 'light' || raw === 'dark' ? raw : undefined),
  });

describe('in a page', () => {
  let page: FakePage;
  beforeEach(() => {
    page = new FakePage();
    vi.stubGlobal('window', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('gives the fallback, then what was set, and writes JSON', () => {
    const stored = favourites();
    expect(stored.get()).toEqual([]);
    stored.set(['hash-text']);
    expect(stored.get()).toEqual(['hash-text']);
    expect(page.kept.get('favouriteTools')).toBe('["hash-text"]');
    expect(favourites().get()).toEqual(['hash-text']);
  });

  it('writes a plain value as it stands', () => {
    theme().set('dark');
    expect(page.kept.get('theme')).toBe('dark');
    expect(theme().get()).toBe('dark');
  });

  it('forgets', () => {
    const stored = theme();
    stored.set('dark');
    stored.remove();
    expect(stored.get()).toBe('system');
    expect(page.kept.has('theme')).toBe(false);
  });

  it('gives the same object until it changes', () => {
    page.kept.set('favouriteTools', '["a"]');
    const stored = favourites();
    const first = stored.get();
    page.writeElsewhere('favouriteTools', '["a"]');
    expect(stored.get()).toBe(first);
  });

  it.each(['{', '"a"', '[1]', 'null', ''])('ignores the corrupt value %j and keeps it aside', (text) => {
    page.kept.set('favouriteTools', text);
    expect(favourites().get()).toEqual([]);
    expect(page.kept.get('favouriteTools.corrupt')).toBe(text);
  });

  it('keeps the first corrupt value only', () => {
    page.kept.set('favouriteTools', '{first');
    const stored = favourites();
    stored.get();
    page.writeElsewhere('favouriteTools', '{second');
    expect(stored.get()).toEqual([]);
    expect(page.kept.get('favouriteTools.corrupt')).toBe('{first');
  });

  it('survives a parse that throws', () => {
    page.kept.set('size', '{}');
    const parse = (): number => {
      throw new TypeError('unexpected');
    };
    expect(createStored({ key: 'size', fallback: 3, parse }).get()).toBe(3);
  });

  it('follows other tabs and tells its listeners once a change', () => {
    const stored = theme();
    stored.get();
    const listener = vi.fn();
    const stop = stored.subscribe(listener);
    page.writeElsewhere('theme', 'dark');
    expect(stored.get()).toBe('dark');
    page.writeElsewhere('locale', 'fr');
    expect(listener).toHaveBeenCalledTimes(1);
    page.clearElsewhere();
    expect(stored.get()).toBe('system');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    stored.set('light');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('catches up after the back/forward cache', () => {
    const stored = theme();
    stored.get();
    page.kept.set('theme', 'light');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(stored.get()).toBe('light');
  });

  it.each(['writing', 'everything'] as const)('lives in memory when storage refuses %s', (refuses) => {
    page.refuses = refuses;
    const stored = favourites();
    const listener = vi.fn();
    stored.subscribe(listener);
    stored.set(['a']);
    expect(stored.get()).toEqual(['a']);
    expect(listener).toHaveBeenCalledTimes(1);
    stored.remove();
    expect(stored.get()).toEqual([]);
  });
});

it('works without a page', () => {
  const stored = theme();
  expect(stored.get()).toBe('system');
  stored.set('dark');
  expect(stored.get()).toBe('dark');
});

it('says what could not be kept, each time and only then', () => {
  const page = new FakePage();
  const told: unknown[] = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => told.push(event.detail));
  const stored = theme();
  stored.set('dark');
  expect(told).toEqual([]);
  page.refuses = 'writing';
  stored.set('light');
  page.refuses = 'everything';
  stored.set('dark');
  expect(told).toEqual(['theme', 'theme']);
  expect(stored.get()).toBe('dark');
});
