import { GROUPS } from './emoji-set';
import type { ToolWords } from './use-words';

/** The name of a section: a group's, or what was searched for. */
export function sectionName(words: ToolWords, section: string): string {
  const group = GROUPS.find((one) => one === section);
  return group ? words.groups[group] : words.results;
}
