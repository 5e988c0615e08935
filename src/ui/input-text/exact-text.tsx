import { InputText, type InputTextProps } from './input-text';

/**
 * A text field for what is read letter for letter and belongs to this visit alone, such as a key or a code: monospaced, without an example
 * in it unless one is given, and not remembered by the browser.
 */
export function ExactText(props: InputTextProps) {
  const exact = { mono: true, autoComplete: 'off', placeholder: '', ...props };
  return <InputText {...exact} />;
}
