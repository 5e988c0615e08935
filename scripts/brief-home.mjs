/** Entries of the menu, which the boot script writes from the cards; the first stands as their model. */
const ENTRY = /<li><a class="shell-menu-item".*?<\/li>/g;
/** The hearts of the cards, likewise. */
const HEART = /<button type="button" class="tool-card-heart".*?<\/button>/g;

/**
 * Home without what its cards say already: of the menu's entries and the hearts only the first stays, and the boot script makes the others of it
 * before the menu is seen (`complete` in src/boot.js). That is 1.5 kB of 16, and keeps what a tool adds to home small.
 * @param {string} body what React wrote
 */
export function briefHome(body) {
  const end = body.indexOf('</nav>');
  const start = body.lastIndexOf('<nav ', end);
  const menu = body.slice(start, end);
  // With many tools the menu is not written at all (src/app/shell/menu.tsx).
  if (menu.includes('data-unwritten')) return body;
  const entries = menu.match(ENTRY) ?? [];
  const hearts = body.match(HEART) ?? [];
  if (entries.length < 2 || hearts.length < entries.length) {
    throw new Error('The pages are written otherwise than scripts/brief-home.mjs reads them');
  }
  return (
    body.slice(0, start) +
    firstOnly(menu, ENTRY).replace('<nav ', '<nav data-brief="" ') +
    firstOnly(body.slice(end), HEART)
  );
}

/** @param {string} text @param {RegExp} pattern with the flag `g` */
function firstOnly(text, pattern) {
  let isFirst = true;
  return text.replace(pattern, (found) => {
    const kept = isFirst ? found : '';
    isFirst = false;
    return kept;
  });
}
