import { expect, it } from 'vitest';
import { hostLook } from './host-look';
import { loadLookAlikes, skeletonOf } from './look-alikes';
import { goTogether, scriptsOf } from './scripts';

const table = await loadLookAlikes();
const codeOf = (character: string) => character.codePointAt(0) ?? 0;

it.each([
  ['а', 'a'],
  ['ѕ', 's'],
  ['Ρ', 'P'],
  ['ꓮ', 'A'],
  ['𝐩', 'p'],
  ['ｘ', 'x'],
  ['ӏ', 'l'],
  ['І', 'I'],
  ['ⅿ', 'm'],
  ['ﬁ', 'fi'],
  ['к', undefined],
  ['я', undefined],
  ['a', 'a'],
  ['１', undefined],
])('%s reads as %s', (character, like) => expect(table.readsAs(codeOf(character))).toBe(like));

it('knows the usual form of what is ASCII itself', () => {
  expect(['I', '1', '0', 'm', 'x', 'К'].map((each) => skeletonOf(codeOf(each), table))).toEqual([
    'l',
    'l',
    'O',
    'rn',
    'x',
    'K',
  ]);
});

it('tells scripts by their extensions', () => {
  expect(scriptsOf(codeOf('ー'))).toEqual(['Hira', 'Kana']);
  expect(scriptsOf(codeOf('я'))).toEqual(['Cyrl']);
  expect(scriptsOf(codeOf('1'))).toEqual([]);
  expect([goTogether('Latn', 'Hani'), goTogether('Latn', 'Cyrl')]).toEqual([true, false]);
});

it.each([
  ['аррӏе.com', 'apple.com', ''],
  ['pаypal.com', 'paypal.com', 'Latn Cyrl'],
  ['gооgle.com', 'google.com', 'Latn Cyrl'],
  ['ｇoogle.com', 'google.com', ''],
  ['микк.ru', 'mиkk.ru', ''],
  ['bücher.example', undefined, ''],
  ['例え.テスト', undefined, ''],
  ['例え-ok.jp', undefined, ''],
  ['москва.рф', undefined, ''],
])('the host %s', (host, like, scripts) => {
  const look = hostLook(host, table);
  // What reads as no plain name is taken for none.
  expect(look.like).toBe(like !== undefined && /^[a-z.]+$/.test(like) ? like : undefined);
  expect(look.scripts.join(' ')).toBe(scripts);
});

it('takes the letters for Latin ones that a reader does', () => {
  const pairs =
    'аa вb сc ԁd еe ғf ɡg һh іi ӏl ϳj јj кk мm пn оo рp ԛq гr ѕs тt υu ѵv ԝw хx уy αa βb εe ηn ιi κk νv οo ρp σo τt χx γy ԍg ոn օo սu հh ցg զq ɑa ıi ⅼl ᴏo ƅb ʏy';
  const wrong = pairs.split(' ').filter(([letter = '', latin]) => hostLook(letter, table).like !== latin);
  expect(wrong).toEqual([]);
});
