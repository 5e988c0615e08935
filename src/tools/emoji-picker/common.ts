/** In use by nearly everybody, the most common first. Our own choice. */
const COMMON = [
  ...['😂', '❤️', '🤣', '👍', '😭', '🙏', '😘', '🥰', '😍', '😊', '🎉', '😁', '💕', '🥺', '😅', '🔥', '☺️', '🤦', '♥️'],
  ...['🤷', '🙄', '😆', '🤗', '😉', '🎂', '🤔', '👏', '🙂', '😳', '🥳', '😎', '👌', '💜', '😔', '💪', '✨', '💖', '👀'],
  ...['😋', '😏', '😢', '👉', '💗', '😩', '💯', '🌹', '💞', '🎈', '💙', '😃', '😡', '💐', '😜', '🙈', '🤞', '😄', '🤤'],
  ...['🙌', '🤪', '❣️', '😀', '💋', '💀', '👇', '💔', '😌', '💓', '🤩', '🙃', '😬', '😱', '😴', '🤭', '😐', '🌞', '😒'],
  ...['😇', '🌸', '😈', '🎶', '✌️', '🎊', '🥵', '😞', '💚', '☀️', '🖤', '💰', '😚', '👑', '🎁', '💥', '🙋', '☹️', '😑'],
  ...[
    '🥴',
    '👈',
    '💩',
    '✅',
    '👋',
    '🚫',
    '❌',
    '⭐',
    '🚀',
    '➡️',
    '⬅️',
    '⬆️',
    '⬇️',
    '⚠️',
    '❓',
    '❗',
    '☕',
    '🍺',
    '🐶',
    '🐱',
  ],
];
const places = new Map(COMMON.map((text, place) => [text, place]));

/** What people type for an emoji and no list has: signs that look like it, and words of chats. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '→': ['➡️'],
  '←': ['⬅️'],
  '↑': ['⬆️'],
  '↓': ['⬇️'],
  '✓': ['✅', '✔️'],
  '✔': ['✅', '✔️'],
  '×': ['❌', '✖️'],
  '★': ['⭐'],
  '♥': ['❤️'],
  '♡': ['❤️'],
  lol: ['😂'],
  hi: ['👋'],
  hello: ['👋'],
  no: ['🚫'],
  yes: ['✅'],
  love: ['❤️'],
  赞: ['👍'],
  点赞: ['👍'],
  心: ['❤️'],
  爱: ['❤️'],
  加油: ['💪'],
  coeur: ['❤️'],
  salut: ['👋'],
  oui: ['✅'],
  non: ['🚫'],
};

export function isCommon(text: string): boolean {
  return places.has(text);
}

/** Faces, hearts and arrows of a keyboard, in small letters, the best emoji of each first. Our own choice. */
const EMOTICONS: readonly (readonly [signs: string, emojis: readonly string[]])[] = [
  ['-> --> => ==>', ['➡️']],
  ['<- <-- <= <==', ['⬅️']],
  ['<-> <=> <-->', ['↔️']],
  ['<3', ['❤️']],
  ['</3 <\\3', ['💔']],
  [':) :-) =) :] (:', ['🙂', '😊', '☺️']],
  [':( :-( =( :[ ):', ['🙁', '☹️', '😞']],
  [';) ;-) ;]', ['😉']],
  [':d :-d =d', ['😀', '😃', '😄']],
  ['xd x-d', ['😆', '🤣']],
  [':p :-p =p', ['😛', '😋']],
  [';p ;-p', ['😜']],
  [':o :-o', ['😮', '😯']],
  [":'( :,(", ['😢', '😭']],
  [":')", ['🥲', '😂']],
  [':* :-* ;* ;-*', ['😘', '😗']],
  ['b) b-) 8) 8-)', ['😎']],
  [':| :-|', ['😐', '😑']],
  ['-_- -.-', ['😑']],
  [':/ :-/ :\\ :-\\', ['😕', '🫤']],
  ['>:( >:-(', ['😠', '😡']],
  ['>:) >:-)', ['😈']],
  ['o:) o:-)', ['😇']],
  ['^^ ^_^', ['😊', '😄']],
  ['>_< >.<', ['😣', '😖']],
  ['o_o o.o', ['😳']],
  ['t_t ;_;', ['😭']],
];

const aliases: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(ALIASES),
  ...EMOTICONS.flatMap(([signs, emojis]) => signs.split(' ').map((sign) => [sign, emojis] as const)),
]);

/** The place among the common ones; all others come after them. */
export function rarity(text: string): number {
  return places.get(text) ?? COMMON.length;
}

/** The emojis that a folded query stands for by custom, the best first. */
export function aliasesOf(query: string): readonly string[] {
  return aliases.get(query) ?? [];
}
