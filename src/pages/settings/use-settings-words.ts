import { useMemo } from 'react';
import { useLanguage } from '../../app/languages/language';
import type { StoredEntry } from '../../app/settings/inventory';
import { SETTINGS_WORDS, type SettingsWords } from './settings-words';

/** The words of the page in the language in force. */
export function useSettingsWords(): SettingsWords {
  return SETTINGS_WORDS[useLanguage().locale];
}

/** What an entry is called. */
export function useNames(): (entry: Pick<StoredEntry, 'key' | 'kind' | 'toolId'>) => string {
  const words = useSettingsWords();
  const { tools } = useLanguage();
  return useMemo(() => {
    const names = new Map(tools.map(({ id, name }) => [id, name]));
    return ({ key, kind, toolId = '' }) => {
      const tool = names.get(toolId) ?? toolId;
      const ofTool = { options: words.options, data: words.data, history: words.historyOf };
      const name = kind === 'options' || kind === 'data' || kind === 'history' ? ofTool[kind](tool) : words.kinds[kind];
      return key.endsWith('.corrupt') ? words.aside(name) : name;
    };
  }, [words, tools]);
}
