import { Badge } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { codePointsOf, conditionOf, modifiersOf, shownKey, type KeyPress, type RecordedPress } from './key-press';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const LOCKS = [
  ['capsLock', 'Caps'],
  ['numLock', 'Num'],
  ['scrollLock', 'Scroll'],
] as const;

/** Every property of one press. */
export function PressDetails({ recorded: { press, repeats } }: { recorded: RecordedPress }) {
  const words = useWords();
  const deprecated = <Badge>{words.deprecated}</Badge>;
  const yesNo = (is: boolean) => (is ? words.yes : words.no);
  const locks = LOCKS.flatMap(([lock, name]) => (press[lock] ? [name] : [])).join('+');
  const json = JSON.stringify(press, null, 2);
  return (
    <section className={styles.part}>
      <ResultHead title={words.details} />
      <CopyRows label={words.details} nameWidth={148}>
        <CopyRow label="key" value={press.key} shown={shownKey(press.key)} />
        <CopyRow label="code" value={press.code} shown={press.code || words.noCode} />
        <CopyRow label="keyCode" value={`${press.keyCode}`} mark={deprecated} />
        <CopyRow label="which" value={`${press.which}`} mark={deprecated} />
        <CopyRow label="charCode" value={`${press.charCode}`} mark={deprecated} />
        <CopyRow label="location" value={`${press.location}`} shown={locationText(words, press)} />
        <CopyRow label={words.modifiers} value={modifiersOf(press)} shown={modifiersOf(press) || words.none} />
        <CopyRow label="AltGraph" value={`${press.altGraph}`} shown={yesNo(press.altGraph)} />
        <CopyRow label={words.locks} value={locks} shown={locks || words.none} />
        <CopyRow
          label="repeat"
          value={`${press.repeat}`}
          shown={press.repeat && repeats > 0 ? words.repeats(repeats) : yesNo(press.repeat)}
        />
        <CopyRow label="isComposing" value={`${press.isComposing}`} shown={yesNo(press.isComposing)} />
        <CopyRow
          label={words.codePoints}
          value={codePointsOf(press.key)}
          shown={codePointsOf(press.key) || words.named}
        />
        <CopyRow label="type" value={press.type} />
        <CopyRow label={words.condition} value={conditionOf(press)} />
      </CopyRows>
      <details className={styles.json}>
        <summary>{words.json}</summary>
        <pre className="mono">{json}</pre>
      </details>
      <div>
        <CopyButton value={json} label={words.copyJson} size="small" />
      </div>
    </section>
  );
}

/** `3 Numpad`: the number and what it means. */
function locationText(words: ToolWords, { location }: KeyPress): string {
  return `${location} ${words.locations[location] ?? words.unknownLocation}`;
}
