import { useEffect, useRef } from 'react';
import { useLocale } from '../../i18n/context';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { copyText } from '../../ui/copy/copy';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { isPlainKey } from '../../ui/plain-key';
import { Switch } from '../../ui/switch/switch';
import { useSettled } from '../../ui/use-settled';
import { collect, EMPTY_BASKET } from './basket';
import { BasketBox } from './basket-box';
import { Browser } from './browser';
import { copiedText } from './copied-text';
import { nameOf } from './emoji-name';
import { TONES, type TonedEmoji } from './emoji-set';
import type { GridHandle } from './emoji-grid';
import { COPIES, noteRecent, pickerOptions, toggleFavourite } from './options';
import { Strip } from './strip';
import { useEmojiData } from './use-emoji-data';
import { findSections, useFoundSections } from './use-found-sections';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A pause in typing of so many milliseconds begins the search. */
const PAUSE_MS = 100;
const NONE: readonly string[] = [];

export default function EmojiPicker() {
  const words = useWords();
  const [{ tone, copies, recent, favourites }, setOptions] = useOptions(pickerOptions);
  const [typed, setTyped] = useDraft('search', '');
  const [collects, setCollects] = useDraft('collects', false);
  const [basket, setBasket] = useDraft('basket', EMPTY_BASKET);
  const query = useSettled(typed.trim(), PAUSE_MS);
  const data = useEmojiData(useLocale(), query);
  const sections = useFoundSections(data, query, tone);
  const search = useSearchKey();
  const grid = useRef<GridHandle>(null);

  const copy = (toned: TonedEmoji) => {
    const found = copiedText(toned, copies);
    const text = found ?? toned.text;
    setOptions({ recent: noteRecent(recent, toned.text) });
    if (collects) {
      const next = collect(basket, text, copies === 'emoji' || found === undefined);
      setBasket(next);
      void copyText(next.text, { message: words.collected(text) });
      return;
    }
    const name = data ? nameOf(toned, data.own, words) : '';
    const message =
      found === undefined
        ? words.copiedInstead(text)
        : copies === 'emoji'
          ? words.copied(`${text} ${name}`)
          : words.copied(text);
    void copyText(text, { message });
  };
  const known = (texts: readonly string[]) => (data ? texts.flatMap((text) => data.set.find(text) ?? []) : []);
  /** The first emoji of what is typed, also when the search has not begun yet. */
  const firstFound = () => (data ? findSections(data, typed.trim(), tone)[0]?.cells[0] : undefined);

  return (
    <Stack className={styles.picker}>
      <div role="search">
        <InputText
          ref={search}
          type="search"
          label={words.search}
          hideLabel
          icon="search"
          placeholder={words.searchPlaceholder}
          value={typed}
          onChange={setTyped}
          clearable
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            const first = event.key === 'Enter' && typed.trim() !== '' ? firstFound() : undefined;
            if (first) copy(first);
            else if (event.key === 'ArrowDown') grid.current?.focus();
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <OptionRow onReset={() => setOptions({ tone: 'default', copies: 'emoji' })}>
        <OptionSelect
          label={words.tone}
          options={(['default', ...TONES] as const).map((value) => ({ value, label: words.toneNames[value] }))}
          value={tone}
          onChange={(next) => setOptions({ tone: next })}
        />
        <OptionSelect
          label={words.copies}
          options={COPIES.map((value) => ({ value, label: words.copyNames[value] }))}
          value={copies}
          onChange={(next) => setOptions({ copies: next })}
        />
        <Switch label={words.collect} checked={collects} onChange={setCollects} />
      </OptionRow>
      {collects ? <BasketBox basket={basket} onChange={setBasket} /> : null}
      {data ? (
        <>
          <div className={styles.strips}>
            <Strip
              label={words.recent}
              emojis={known(recent)}
              names={data.own}
              words={words}
              hint={words.recentHint}
              onCopy={copy}
              action={
                <Button
                  size="small"
                  variant="quiet"
                  icon="x"
                  iconOnly
                  aria-label={words.forgetRecent}
                  onClick={() => setOptions({ recent: [...NONE] })}
                />
              }
            />
            <Strip
              label={words.favourites}
              emojis={known(favourites)}
              names={data.own}
              words={words}
              hint={words.favouritesHint}
              onCopy={copy}
            />
          </div>
          <Browser
            data={data}
            sections={sections ?? []}
            query={query}
            favourites={favourites}
            onFavourite={({ text }) => setOptions({ favourites: toggleFavourite(favourites, text) })}
            onCopy={copy}
            onCopied={({ text }) => setOptions({ recent: noteRecent(recent, text) })}
            onSearch={setTyped}
            ref={grid}
          />
          <p className={styles.keys}>{words.keys}</p>
        </>
      ) : (
        <div className={styles.coming} aria-busy="true" />
      )}
    </Stack>
  );
}

/** The search field, which the key `/` leads to from anywhere but another field. */
function useSearchKey() {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPlainKey(event, '/')) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return search;
}
