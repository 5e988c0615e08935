// What a written page asks for until its tool can be used, read from its HTML.
import { readdirSync } from 'node:fs';

/** An attribute of the page's first element; empty where it has none. @param {string} html @param {string} name */
const attribute = (html, name) => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? '';

/**
 * The files below `assets/` that a page asks for by itself, to be seen in a language: what its HTML names, the words that the boot script asks
 * for, and its icons.
 * @param {string} html @param {string} language @returns {string[]}
 */
export function startRequests(html, language) {
  const named = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="[^"]*?assets\/([\w.-]+\.(?:js|css))"/g);
  const words = attribute(html, 'words').split(' ');
  const icons = html.matchAll(/<use href="[^"]*?assets\/([\w.-]+\.svg)#/g);
  return [
    ...new Set([
      ...Array.from(named, (match) => match[1] ?? ''),
      ...words.filter((name) => name.startsWith(`${language}-`)),
      ...Array.from(icons, (match) => match[1] ?? ''),
    ]),
  ];
}

/**
 * How many requests that are with the page itself, and with that in the language where it is another one than it was written in.
 * @param {string} html @param {string} language
 */
export function countRequests(html, language) {
  return startRequests(html, language).length + (attribute(html, 'written') === language ? 1 : 2);
}

/** The files of the build that stand for those that only written pages ask for. @param {string} root @param {string} html @returns {(path: string) => string[]} */
export function partsOfPage(root, html) {
  const [, ...styles] = attribute(html, 'sheet').split(' ');
  const icons = readdirSync(`${root}/assets`).filter((name) => /^(kit-)?sprite-[\w-]+\.svg$/.test(name));
  return (path) => {
    if (path.startsWith('/assets/page-sheet-')) return styles.map((name) => `/assets/${name}`);
    return path.startsWith('/assets/page-sprite-') ? icons.map((name) => `/assets/${name}`) : [path];
  };
}
