import { useEffect, useRef, useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { FONTS, type FontName } from './fonts';
import { draw } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** So much of the text is drawn in each font. */
const LONGEST_SAMPLE = 12;

interface FontListProps {
  text: string;
  chosen: FontName;
  onChoose: (font: FontName) => void;
}

/** The text in every font; only those in sight are fetched and drawn. */
export function FontList({ text, chosen, onChoose }: FontListProps) {
  const words = useWords();
  const [line = ''] = text.trim().split(/\r?\n/);
  const sample = Array.from(line).slice(0, LONGEST_SAMPLE).join('') || 'Abc';
  return (
    <ul className={styles.fonts} aria-label={words.options.font.label}>
      {FONTS.map((font) => (
        <li key={font}>
          <button type="button" aria-pressed={font === chosen} onClick={() => onChoose(font)}>
            <span>{font}</span>
            <Preview font={font} text={sample} />
          </button>
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
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { value } = useOperation(draw, { text }, { font, width: 400 }, { enabled: isSeen });
  return (
    <pre ref={place} aria-hidden>
      {value?.text}
    </pre>
  );
}
