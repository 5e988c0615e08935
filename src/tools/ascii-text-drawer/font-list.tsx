import { useEffect, useRef, useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { useOperation } from '../../operations/use-operation';
import { FONTS, type FontName } from './fonts';
import { Button } from '../../ui/button/button';
import { draw } from './operations';
import { fontOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** So much of the text is drawn in each font. */
const LONGEST_SAMPLE = 12;

interface FontListProps {
  text: string;
  chosen: FontName;
  onChoose: (font: FontName) => void;
}

/** The text in every font, favourites first; only those in sight are fetched and drawn. */
export function FontList({ text, chosen, onChoose }: FontListProps) {
  const words = useWords();
  const [line = ''] = text.trim().split(/\r?\n/);
  const sample = Array.from(line).slice(0, LONGEST_SAMPLE).join('') || 'Abc';
  const [{ favourites }, change] = useOptions(fontOptions);
  const others = FONTS.filter((font) => !favourites.includes(font));
  const toggle = (font: FontName) =>
    change({
      favourites: favourites.includes(font) ? favourites.filter((one) => one !== font) : [...favourites, font],
    });
  return (
    <ul className={styles.fonts} aria-label={words.options.font.label}>
      {[...favourites, ...others].map((font) => (
        <li key={font}>
          <button type="button" className={styles.font} aria-pressed={font === chosen} onClick={() => onChoose(font)}>
            <span>{font}</span>
            <Preview font={font} text={sample} />
          </button>
          <Button
            size="small"
            variant="quiet"
            icon="heart"
            iconOnly
            className={styles.heart}
            aria-label={words.favourite(font)}
            aria-pressed={favourites.includes(font)}
            onClick={() => toggle(font)}
          />
        </li>
      ))}
    </ul>
  );
}

function Preview({ font, text }: { font: FontName; text: string }) {
  const place = useRef<HTMLPreElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { value } = useOperation(draw, { text }, { font, width: 400 }, { enabled: isSeen });
  return (
    <pre ref={place} aria-hidden>
      {isSeen ? value?.text : undefined}
    </pre>
  );
}
