import { changeStored, ownStorage } from '../../app/settings/change-stored';
import { showToast } from '../../ui/toast/toast';
import type { SettingsWords } from './settings-words';

/** Changes what is stored and says so, with a way back. False where there is no room. */
export function change(
  changes: ReadonlyMap<string, string | undefined>,
  message: string,
  words: SettingsWords,
): boolean {
  const storage = ownStorage();
  const before = new Map([...changes.keys()].map((key) => [key, storage?.getItem(key) ?? undefined]));
  if (!changeStored(changes)) {
    showToast({ message: words.full, kind: 'error' });
    return false;
  }
  showToast({ message, action: { label: words.undo, onAction: () => void changeStored(before) }, duration: 10_000 });
  return true;
}
