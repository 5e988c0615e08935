import { useRef, type KeyboardEvent } from 'react';
import { useLocale } from '../../i18n/context';
import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { useSettled } from '../../ui/use-settled';
import { BasketBox } from './basket-box';
import { Browser } from './browser';
import type { GridHandle } from './use-grid';
import { pickerOptions } from './options';
import { Strip } from './strip';
import { useCollects, useCopyEmoji } from './use-copy-emoji';
import { useEmojiData } from './use-emoji-data';
import { findSections, useFoundSections } from './use-found-sections';
import { useSearchKey } from './use-search-key';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A pause in typing of so many milliseconds begins the search. */
const PAUSE_MS = 100;

export default function EmojiPicker() {
  const words = useWords();
  const [{ tone, recent, favourites }, change] = useOptions(pickerOptions);
  const [typed, setTyped] = useDraft('search', '', { takes: takesLine });
  const [collects, setCollects] = useCollects();
  const query = useSettled(typed.trim(), PAUSE_MS);
  const data = useEmojiData(useLocale(), query);
  const sections = useFoundSections(data, query, tone);
  const search = useSearchKey();
  const grid = useRef<GridHandle>(null);
  const copy = useCopyEmoji(data);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The first emoji of what is typed, also when the search has not begun yet.
    const isAsked = data && event.key === 'Enter' && typed.trim() !== '';
    const first = isAsked ? findSections(data, typed.trim(), tone)[0]?.cells[0] : undefined;
    if (first) copy(first);
    else if (event.key === 'ArrowDown') grid.current?.focus();
    else return;
    event.preventDefault();
  };

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
          onKeyDown={onKeyDown}
        />
      </div>
      <Options
        schema={pickerOptions}
        words={words.options}
        open={['tone', 'copies']}
        without={['recent', 'favourites']}
        after={<Checkbox label={words.collect} checked={collects} onChange={setCollects} />}
        // These are no settings: they stay.
        onReset={() => change({ recent, favourites })}
      />
      {collects ? <BasketBox /> : null}
      {data ? (
        <>
          <div className={styles.strips}>
            <Strip
              label={words.options.recent}
              texts={recent}
              data={data}
              onCopy={copy}
              action={
                <Button
                  size="small"
                  variant="quiet"
                  icon="x"
                  iconOnly
                  aria-label={words.forgetRecent}
                  onClick={() => change({ recent: [] })}
                />
              }
            />
            <Strip label={words.options.favourites} texts={favourites} data={data} onCopy={copy} />
          </div>
          <Browser data={data} sections={sections ?? []} query={query} onCopy={copy} onSearch={setTyped} ref={grid} />
          <p className={styles.keys}>{words.keys}</p>
        </>
      ) : (
        <div className={styles.coming} aria-busy="true" data-awaited />
      )}
    </Stack>
  );
}
