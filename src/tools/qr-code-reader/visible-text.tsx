import { codePointOf } from '../../lib/shown';
import styles from './view.module.css';

/** What is not seen, or turns what stands around it; the joiner inside of emoji is left alone. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}]/gu;

/** Unicode has a picture for each control character of ASCII. */
function signOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : codePointOf(character);
}

/** A text as it is, in which also control characters are seen: each as a sign of its own, for the eye alone. */
export function VisibleText({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const { 0: character, index } of text.matchAll(UNSEEN)) {
    parts.push(text.slice(from, index));
    from = index + character.length;
    parts.push(
      <span key={index} className={styles.sign} title={codePointOf(character)}>
        {signOf(character)}
      </span>,
    );
    // A line ends also where the sign for it stands.
    if (character === '\n' || (character === '\r' && text[from] !== '\n')) parts.push('\n');
  }
  parts.push(text.slice(from));
  return parts;
}
