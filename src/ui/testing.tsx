import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react';
import { KitWordsContext, LocaleContext, WordsContext, type KitWords } from '../i18n/context';
import { words as en } from '../i18n/kit/en';
import { words as fr } from '../i18n/kit/fr';
import { words as zhCn } from '../i18n/kit/zh-cn';
import { LANGUAGE_TAGS, type Locale } from '../i18n/locale';
import { Toaster } from './toast/toast';
import './tokens.css';
import './base.css';

const KIT_WORDS: Record<Locale, KitWords> = { 'zh-cn': zhCn, en, fr };

/** Renders for a test as the shell does: styles, language, the kit's words, toasts, and a tool's words where given. */
export async function renderWithWords(node: ReactNode, locale: Locale = 'en', words?: unknown): Promise<RenderResult> {
  document.documentElement.lang = LANGUAGE_TAGS[locale];
  const Frame = ({ children }: { children: ReactNode }) => (
    <LocaleContext value={locale}>
      <KitWordsContext value={KIT_WORDS[locale]}>
        <WordsContext value={words}>
          {children}
          <Toaster />
        </WordsContext>
      </KitWordsContext>
    </LocaleContext>
  );
  return render(node, { wrapper: Frame });
}

/** Runs axe over an element; rules that ask for a whole page are left to the journeys. */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  // What looks at its own size does so with the next frame.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  // A colour on its way from one to another is neither. What turns for ever has no end to wait for.
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((animation) => animation.finished));
  const found = async () => {
    const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }));
  };
  // A result may come in the middle of it and turn the colour of a button.
  await expect.poll(found, { interval: 300 }).toEqual([]);
}

/**
 * All that a function gives in turn while anything on the page changes, what it gives now first: what is there for a moment only is not missed
 * by a test that looks late, as it does on a busy machine.
 */
export function collect<T>(read: () => T): readonly T[] {
  const seen = [read()];
  const observer = new MutationObserver(() => {
    const now = read();
    if (now !== seen.at(-1)) seen.push(now);
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  return seen;
}

/** Shows the page in one theme, as the boot script does. */
export function setTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
}
