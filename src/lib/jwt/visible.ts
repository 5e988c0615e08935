/** What would not be seen as what it is: controls, marks that turn the direction of writing, halves of characters. */
const HIDDEN = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text of a stranger for the eye: characters that hide or disguise others are spelled `\uXXXX`. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The beginning of a text, never ending within a character. */
export function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** More of a name than this is not shown. */
const NAME = 200;

/** The name of a claim for the eye. */
export function shownName(name: string): string {
  return visible(name.length > NAME ? `${beginning(name, NAME)}…` : name);
}
