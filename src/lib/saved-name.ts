import { isHeldText, type TextSource } from './text-source';

/** What a source is saved as: a file that was given keeps its name, whatever it holds; a text has the one of its field. */
export function savedName(source: TextSource, name: string): string {
  return typeof source === 'string' || isHeldText(source) ? name : source.name;
}
