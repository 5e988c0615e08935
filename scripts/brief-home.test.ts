import { expect, test } from 'vitest';
import { briefHome } from './brief-home.mjs';

const entry = (name: string) => `<li><a class="shell-menu-item" href="./${name}"><span>${name}</span></a></li>`;
const card = (name: string) =>
  `<li><a href="./${name}">${name}</a><button type="button" class="tool-card-heart" aria-label="${name}"></button></li>`;
const home = (names: readonly string[]) =>
  `<aside><nav aria-label="m"><details><ul>${names.map(entry).join('')}</ul></details></nav></aside><main><nav>jump</nav><ul>${names.map(card).join('')}</ul></main>`;

test('of the menu and the hearts only the first stays', () => {
  const brief = briefHome(home(['a', 'b', 'c']));
  expect(brief.match(/shell-menu-item/g)).toHaveLength(1);
  expect(brief.match(/tool-card-heart/g)).toHaveLength(1);
  expect(brief).toContain(entry('a'));
  expect(brief).toContain(card('a'));
  expect(brief).toContain('<nav data-brief="" aria-label="m">');
  for (const name of ['b', 'c']) expect(brief).toContain(`<li><a href="./${name}">${name}</a></li>`);
});

test('a menu that is not written leaves the page as it is', () => {
  const body = '<nav aria-label="m" data-unwritten="true"></nav><main></main>';
  expect(briefHome(body)).toBe(body);
});

test('a page that is written otherwise ends the build', () => {
  expect(() => briefHome('<nav aria-label="m"></nav><main></main>')).toThrow('written otherwise');
  expect(() => briefHome(home(['a', 'b']).replaceAll('tool-card-heart', 'heart'))).toThrow('written otherwise');
});
