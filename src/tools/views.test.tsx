import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale';
import { ToolIdContext } from '../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../ui/testing';
import { loadView } from './registry';
import { loadWords, testedTools } from './tested-tools';
import { walks } from './walk';

// In the language that the pages are written in, `e2e/tools.spec.ts` looks at the built ones.
const LANGUAGES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const cases = testedTools.flatMap((id) =>
  LANGUAGES.filter((_, chapter) => walks(id, chapter)).map((locale) => [id, locale] as const),
);

it.each(cases)('%s opens in %s', async (id, locale) => {
  const [View, words] = await Promise.all([loadView(id), loadWords(id, locale)]);
  const screen = await renderWithWords(
    <ToolIdContext value={id}>
      <View />
    </ToolIdContext>,
    locale,
    words,
  );
  // Something to use, and all of it with a name.
  await expect
    .poll(() => screen.container.querySelectorAll('input, textarea, button, select').length)
    .toBeGreaterThan(0);
  await expectNoAxeViolations(screen.container);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(testedTools)('%s opens in a browser that tells nonsense about itself', async (id) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('C');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['C', 'en-US@posix', '', 'x', 'zh_CN', 'en-x-home']);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    locale: 'C',
    timeZone: ':/etc/localtime',
  });
  const [View, words] = await Promise.all([loadView(id), loadWords(id, 'en')]);
  const screen = await renderWithWords(
    <ToolIdContext value={id}>
      <View />
    </ToolIdContext>,
    'en',
    words,
  );
  await expect
    .poll(() => screen.container.querySelectorAll('input, textarea, button, select').length)
    .toBeGreaterThan(0);
});
