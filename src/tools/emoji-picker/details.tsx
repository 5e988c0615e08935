import { useSyncExternalStore } from 'react';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { nameOf } from './emoji-name';
import { allTones, type EmojiSet, type TonedEmoji } from './emoji-set';
import { FORMS, writeForm, writeShortcode } from './forms';
import { noteRecent, pickerOptions, toggleFavourite } from './options';
import type { EmojiNames } from './search';
import { SequenceTable } from './sequence-table';
import { EmojiButton } from './strip';
import { askSupport, supportStore } from './support-store';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface DetailsProps {
  toned: TonedEmoji;
  set: EmojiSet;
  names: EmojiNames;
  /** Another skin tone of the same emoji. */
  onTone: (toned: TonedEmoji) => void;
}

/** All that is known of an emoji: its forms, its skin tones, and what it consists of. */
export function Details({ toned, set, names, onTone }: DetailsProps) {
  const words = useWords();
  const [{ recent, favourites }, change] = useOptions(pickerOptions);
  useSyncExternalStore(supportStore.subscribe, supportStore.version);
  askSupport([toned.text]);
  const { emoji, text } = toned;
  const isFavourite = favourites.includes(text);
  const isMissing = !supportStore.canDraw(text);
  return (
    <div className={styles.details}>
      <div className={styles.portrait}>
        <span data-missing={isMissing ? '' : undefined} aria-hidden>
          {text}
        </span>
        <div>
          <strong>{nameOf(toned, names, words)}</strong>
          <p className={styles.facts}>
            <span>{words.groups[emoji.group]}</span>
            <Badge>{words.version(emoji.version)}</Badge>
          </p>
        </div>
      </div>
      {isMissing ? <p className={styles.missing}>{words.cannotDraw(emoji.version)}</p> : null}
      <div className={styles.acts}>
        <CopyButton
          variant="primary"
          value={text}
          label={words.copyEmoji}
          sends={text}
          onClick={() => change({ recent: noteRecent(recent, text) })}
        />
        <Button
          icon="star"
          aria-pressed={isFavourite}
          onClick={() => change({ favourites: toggleFavourite(favourites, text) })}
        >
          {isFavourite ? words.favourite : words.addFavourite}
        </Button>
      </div>
      {emoji.variants.length > 0 ? <ToneChoice toned={toned} names={names} onTone={onTone} /> : null}
      <section aria-label={words.forms}>
        <CopyRows label={words.forms} nameWidth={104}>
          {FORMS.map((form) => (
            <FormRow key={form} label={words.form[form]} value={writeForm(text, form)} />
          ))}
          {emoji.shortcodes.map((shortcode) => (
            <CopyRow key={shortcode} label={words.shortcode} value={writeShortcode(shortcode)} />
          ))}
          {emoji.shortcodes.length === 0 ? (
            <CopyRow label={words.shortcode} value="" shown={words.noShortcode} />
          ) : null}
        </CopyRows>
        {emoji.shortcodes.length > 0 && toned.tones.length > 0 ? (
          <p className={styles.note}>{words.shortcodeWithoutTone}</p>
        ) : null}
      </section>
      <section>
        <h3>{words.keywords}</h3>
        <p className={styles.keywords}>{words.list(names.keywords[emoji.index] ?? [])}</p>
      </section>
      <section>
        <h3>{words.sequence}</h3>
        <SequenceTable text={text} set={set} names={names} />
      </section>
    </div>
  );
}

/** One `U+200D`, `\u200d`, `&#x200D;`, `%E2` or `E2`, with the blank after it. */
const UNITS = /[\\&%]?[^\\&%\s]+\s?/g;

/** A code form, which is broken only between its characters. */
function FormRow({ label, value }: { label: string; value: string }) {
  const units = value.match(UNITS) ?? [];
  const shown = units.map((unit, at) => (
    <span key={at} className={styles.unit}>
      {unit}
    </span>
  ));
  return <CopyRow label={label} value={value} shown={shown} />;
}

/** The same emoji in each of its skin tones, or combinations of two. */
function ToneChoice({ toned, names, onTone }: Pick<DetailsProps, 'toned' | 'names' | 'onTone'>) {
  const words = useWords();
  const { tone } = words.options;
  return (
    <section>
      <h3>{words.tones(toned.emoji.variants.length)}</h3>
      <div role="group" aria-label={tone.label} className={styles.tones}>
        {allTones(toned.emoji).map((one) => (
          <EmojiButton
            key={one.text}
            toned={one}
            names={names}
            label={one.tones.length === 0 ? tone.values.default : undefined}
            aria-pressed={one.text === toned.text}
            onClick={() => onTone(one)}
          />
        ))}
      </div>
    </section>
  );
}
