import { type ClipboardEvent, useRef, useState } from 'react';
import { ExactText } from './exact-text';
import styles from './input-text.module.css';

export interface SecretTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  hint?: string | false;
  error?: string | false | undefined;
}

/**
 * A secret that is typed unseen. One of several lines that is pasted, such as a file's, gets a field that keeps its lines: in a field of one line the
 * browser would take the line ends away, and what comes of the secret would be of another one.
 */
export function SecretText({ placeholder = '', ...rest }: SecretTextProps) {
  const { value, onChange } = rest;
  const [hasLines, setLines] = useState(hasBreak(value));
  const isPasted = useRef(false);
  if (!hasLines && hasBreak(value)) setLines(true);
  const props = { clearable: true, ...rest };
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value: shown, selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData('text/plain');
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? shown.length];
    // Among lines that are there the browser's own way is right; as a whole it would change the line ends of what is pasted.
    if (!hasBreak(text) || (hasLines && end - start < shown.length)) return;
    event.preventDefault();
    isPasted.current = true;
    onChange(shown.slice(0, start) + text + shown.slice(end));
  };
  if (!hasLines) return <ExactText type="password" placeholder={placeholder} onPaste={paste} {...props} />;
  return (
    <ExactText
      multiline
      rows={4}
      className={styles.masked}
      onPaste={paste}
      onBlur={() => setLines(hasBreak(value))}
      ref={(field) => {
        if (isPasted.current) field?.focus();
        isPasted.current = false;
      }}
      {...props}
    />
  );
}

function hasBreak(text: string): boolean {
  return /[\r\n]/.test(text);
}
