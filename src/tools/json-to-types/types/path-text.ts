import { pathText } from '../../../lib/document/note';
import type { Path } from './model';

/** `a.b[].c`, `users.*.name`; `$` is the root. */
export function placeText(path: Path): string {
  let text = '';
  for (const step of path) {
    if (step === 'items') text += '[]';
    else if (step === 'values') text += text === '' ? '*' : '.*';
    else {
      const key = pathText([step.key]);
      text += text === '' || key.startsWith('[') ? key : `.${key}`;
    }
  }
  return text === '' ? '$' : text;
}
