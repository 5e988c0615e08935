import { insertTyped, TYPED_LIMIT } from '../../ui/insert-typed';
import type { Given } from '../paste/given';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Gives the field that has the focus what was typed and pasted before it had it. Returns whether it took what was pasted. */
export function giveEarly(field: TextField, typed: string, pasted: Given | undefined): boolean {
  insert(field, field instanceof HTMLInputElement ? typed.replaceAll('\n', '') : typed);
  return pasted !== undefined && paste(field, pasted);
}

/** Pastes into a field, as the visitor would have. Returns whether it took it. */
function paste(field: TextField, { text = '', file }: Given): boolean {
  const clipboardData = new DataTransfer();
  if (text !== '') clipboardData.setData('text/plain', text);
  if (file) clipboardData.items.add(file);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (!field.dispatchEvent(event)) return true;
  insert(field, text.replace(/\r\n?/g, '\n'));
  return text !== '';
}

function insert(field: TextField, text: string): void {
  if (text === '' || (text.length <= TYPED_LIMIT && insertTyped(text))) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
}
