import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale';
import { ToolIdContext } from '../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../ui/testing';
import { findTool, loadWords, toolIds } from './registry';

// In the language that the pages are written in, `e2e/tools.spec.ts` looks at the built ones.
const LANGUAGES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const cases = toolIds.flatMap((id) => LANGUAGES.map((locale) => [id, locale] as const));

it.each(cases)('%s opens in %s', async (id, locale) => {
  const [{ default: View }, words] = await Promise.all([findTool(id).view(), loadWords(id, locale)]);
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
