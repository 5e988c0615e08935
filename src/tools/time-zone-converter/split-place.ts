/** Words between a time and a place, and behind a place. Those of letters end at a blank: Amsterdam, Athens and India begin with them. */
const BEFORE = /^(?:,\s*)?(?:(?:(?:in|at|à|a|en|aux?|heure de)\s+|(?:heure d['’]|在)\s*)(?=[\p{L}(（]))?/iu;
const IN_BRACKETS = /^[(（](?<inside>[^()（）]*)[)）]$/u;
const BEHIND = /(?:时间|(?<=\s)(?:local\s+)?time)$/iu;
/** What may end a time. After a letter that `\b` does not know, such as in Hébron, a word goes on. */
const ENDINGS = /^(?:\s?[ap]\.?m(?![\p{L}\p{M}])\.?|\s?h(?:eures)?(?![\p{L}\p{M}])|[点时分秒日号半整])+/iu;
const CHINESE_FIRST = /^(\p{Script=Han}{2,12}?)(?:当地)?时间[\s:,]*(?=\S)/u;
const LONGEST = 120;

/** A text with the name of a place behind its time, `3 pm New York`, or before it, `北京时间 15:00`. */
export function splitPlace(text: string): { readonly rest: string; readonly place: string } | undefined {
  if (text.length > LONGEST) return undefined;
  const first = CHINESE_FIRST.exec(text);
  if (first) return { rest: text.slice(first[0].length), place: first[1] ?? '' };
  const lastDigit = [...text.matchAll(/\d/g)].at(-1)?.index;
  if (lastDigit === undefined) return undefined;
  const tail = text.slice(lastDigit + 1);
  const ending = ENDINGS.exec(tail)?.[0] ?? '';
  const named = tail.slice(ending.length).trim().replace(BEFORE, '').replace(IN_BRACKETS, '$<inside>');
  const place = named.trim().replace(BEHIND, '').trim();
  // No sentences: a name begins with a letter and has no signs but its own.
  if (!/^\p{L}[\p{L}\p{M} .'’/_-]*$/u.test(place)) return undefined;
  return { rest: text.slice(0, lastDigit + 1) + ending, place };
}
