import { useEffect, type ReactNode } from 'react';
import { draftsOf } from '../../operations/drafts';
import { TOOL_READY } from '../../operations/sent';
import { focusWhenFree } from '../../ui/focus-when-free';
import type { giveEarly, TextField } from './give-early';

const FIELDS =
  ':is(textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"])):enabled:not([popover] *)';
const WANTED = `${FIELDS}:not([data-optional] *)`;

/**
 * The first field has the focus, if it is not optional; of a part that was given something, that part's. Fields of a row of options come only where
 * there is no other. It takes what was typed and pasted since the page was asked for.
 */
export function FirstFocus({ toolId }: { readonly toolId: string }): ReactNode {
  useEffect(() => {
    let isHere = true;
    // By itself: the page is laid out for it, and its drawing alone takes a slow phone a tenth of a second.
    const drawn = setTimeout(() => {
      void earlyGiver().then((give) => isHere && arrive(toolId, give));
    });
    return () => {
      isHere = false;
      clearTimeout(drawn);
    };
  }, [toolId]);
  return null;
}

/** What gives a field what came before it was there, if something did. What is typed until that is here is kept as well. */
async function earlyGiver(): Promise<typeof giveEarly | undefined> {
  if (!window.typed && !window.pasted) return undefined;
  return import('./give-early').then(
    (its) => its.giveEarly,
    () => undefined,
  );
}

/** Ends the way to the tool: from here on its first field takes what is typed and pasted, and what it is given of before. What it does not take of that is the page's. */
function arrive(toolId: string, give?: typeof giveEarly): void {
  const field = firstField();
  const { typed = '', pasted } = window;
  delete window.typed;
  const isEarly = typed !== '' || pasted !== undefined;
  // Who went there first has chosen where to type.
  const isTaken = document.activeElement === field && !isEarly;
  focusWhenFree(field);
  if (field && document.activeElement === field) {
    if (!isTaken) placeCaret(field, toolId);
    if (give?.(field, typed, pasted)) delete window.pasted;
  }
  dispatchEvent(new Event(TOOL_READY));
}

function firstField(): TextField | null {
  const first = (selector: string) => document.querySelector<TextField>(`#main ${selector}`);
  return (
    first(`${FIELDS}:is([data-given], [data-given] *)`) ?? first(`${WANTED}:not([data-options] *)`) ?? first(WANTED)
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
