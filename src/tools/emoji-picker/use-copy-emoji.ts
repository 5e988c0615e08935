import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { copyText } from '../../ui/copy/copy';
import { collect, EMPTY_BASKET, type Basket } from './basket';
import { copiedText } from './copied-text';
import { nameOf } from './emoji-name';
import type { TonedEmoji } from './emoji-set';
import { noteRecent, pickerOptions, type Copies } from './options';
import type { EmojiData } from './use-emoji-data';
import { type ToolWords, useWords } from './use-words';

/** What was collected in this visit. */
export function useBasket(): readonly [Basket, (basket: Basket) => void] {
  return useDraft<Basket>('basket', EMPTY_BASKET);
}

/** Whether clicks collect instead of copying each emoji by itself. */
export function useCollects(): readonly [boolean, (collects: boolean) => void] {
  return useDraft('collects', false);
}

/** What a click on an emoji does: copies it in the chosen form, by itself or behind what was collected. */
export function useCopyEmoji(data: EmojiData | undefined): (toned: TonedEmoji) => void {
  const words = useWords();
  const [{ copies, recent }, change] = useOptions(pickerOptions);
  const [collects] = useCollects();
  const [basket, setBasket] = useBasket();
  return (toned) => {
    const found = copiedText(toned, copies);
    const text = found ?? toned.text;
    change({ recent: noteRecent(recent, toned.text) });
    if (!collects) {
      void copyText(text, { message: messageOf(words, toned, found, copies, data) });
      return;
    }
    const next = collect(basket, text, copies === 'emoji' || found === undefined);
    setBasket(next);
    void copyText(next.text, { message: words.collected(text) });
  };
}

function messageOf(
  words: ToolWords,
  toned: TonedEmoji,
  found: string | undefined,
  copies: Copies,
  data: EmojiData | undefined,
): string {
  if (found === undefined) return words.copiedInstead(toned.text);
  if (copies !== 'emoji') return words.copied(found);
  return words.copied(`${found} ${data ? nameOf(toned, data.own, words) : ''}`);
}
