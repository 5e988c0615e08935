import { useEffect, type ReactNode } from 'react';
import { draftsOf } from '../../operations/drafts';
import { TOOL_READY } from '../../operations/sent';
import { focusWhenFree } from '../../ui/focus-when-free';
import { insertTyped, TYPED_LIMIT } from '../../ui/insert-typed';
import type { Given } from '../paste/given';

const FIELDS =
  ':is(textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"])):enabled:not([data-optional] *)';

/**
 * The first field has the focus, if it is not optional; of a part that was given something, that part's. Fields of a row of options come only where
 * there is no other. It takes what was typed and pasted since the page was asked for.
 */
export function FirstFocus({ toolId }: { readonly toolId: string }): ReactNode {
  useEffect(() => {
    // By itself: the page is laid out for it, and its drawing alone takes a slow phone a tenth of a second.
    const drawn = setTimeout(() => {
      const field = firstField();
      focusWhenFree(field);
      const isFocused = field !== null && document.activeElement === field;
      if (isFocused) placeCaret(field, toolId);
      takeEarly(isFocused ? field : undefined);
    });
    return () => clearTimeout(drawn);
  }, [toolId]);
  return null;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function firstField(): TextField | null {
  const first = (selector: string) => document.querySelector<TextField>(`#main ${selector}`);
  return (
    first(`${FIELDS}:is([data-given], [data-given] *)`) ?? first(`${FIELDS}:not([data-options] *)`) ?? first(FIELDS)
  );
}

/** An example that the tool opens with is selected, so that what is typed or pasted takes its place; else the caret stands where one goes on. */
function placeCaret(field: TextField, toolId: string): void {
  const isUntouched = draftsOf(toolId).every(({ value, initial }) => value === undefined || value === initial);
  const isExample = isUntouched && !field.closest('[data-kept]');
  if (isExample) field.select();
  // Some kinds of fields, such as those for numbers, have no caret that one could place.
  else if (field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
}

/** Ends the way to the tool: the field takes what was typed and pasted on it. What is pasted where no field takes it is the page's. */
function takeEarly(field: TextField | undefined): void {
  const { typed = '', pasted } = window;
  delete window.typed;
  if (field) insert(field, field instanceof HTMLInputElement ? typed.replaceAll('\n', '') : typed);
  if (field && pasted && paste(field, pasted)) delete window.pasted;
  dispatchEvent(new Event(TOOL_READY));
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
