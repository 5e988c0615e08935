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
  '<3': ['❤️'],
  ':)': ['🙂'],
  ':(': ['🙁'],
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

/** The place among the common ones; all others come after them. */
export function rarity(text: string): number {
  return places.get(text) ?? COMMON.length;
}

/** The emojis that a folded query stands for by custom. */
export function aliasesOf(query: string): ReadonlySet<string> {
  return new Set(Object.hasOwn(ALIASES, query) ? ALIASES[query] : []);
}
