import { describe, expect, it } from 'vitest';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { searchEntries } from './search';

/** What people ask, as they write it, and the entry that answers. */
const ASKED = {
  en: [
    ['any character', 'characters.dot'],
    ['zero or more', 'quantifiers.star'],
    ['one or more', 'quantifiers.plus'],
    ['email', 'recipes.email'],
    ['end of line', 'anchors.lines'],
    ['start of string', 'anchors.start'],
    ['non greedy', 'quantifiers.lazy'],
    ['non-greedy match', 'quantifiers.lazy'],
    ['capture group', 'groups.capture'],
    ['case insensitive', 'flags.i'],
    ['digits only', 'classes.digit'],
    ['whitespace', 'classes.space'],
    ['word boundary', 'anchors.boundary'],
    ['negative lookahead', 'looking.notAhead'],
    ['how to match a newline', 'characters.controls'],
    ['tab', 'characters.controls'],
    ['or', 'groups.either'],
    ['optional', 'quantifiers.optional'],
    ['ip address', 'recipes.ipv4'],
    ['url', 'recipes.url'],
    ['phone number', 'recipes.phone'],
    ['uppercase', 'properties.upper'],
    ['lower case letters', 'classes.range'],
    ['chinese characters', 'properties.script'],
    ['backreference', 'references.number'],
    ['repeat 3 times', 'quantifiers.exactly'],
    ['escape special characters', 'characters.escaped'],
    ['multiline', 'flags.m'],
    ['hex color', 'recipes.colour'],
    ['anything except', 'classes.negated'],
    ['trim', 'recipes.trim'],
    ['emoji', 'properties.emoji'],
  ],
  'zh-cn': [
    ['换行', 'characters.controls'],
    ['邮箱', 'recipes.email'],
    ['中文', 'properties.script'],
    ['手机号', 'recipes.mobile'],
    ['贪婪', 'quantifiers.greedy'],
    ['非贪婪', 'quantifiers.lazy'],
    ['任意字符', 'characters.dot'],
    ['数字', 'classes.digit'],
    ['只匹配数字', 'classes.digit'],
    ['空格', 'classes.space'],
    ['空白字符', 'classes.space'],
    ['行首', 'anchors.lines'],
    ['以什么开头', 'anchors.start'],
    ['单词边界', 'anchors.boundary'],
    ['忽略大小写', 'flags.i'],
    ['不区分大小写', 'flags.i'],
    ['非捕获组', 'groups.plain'],
    ['命名分组', 'groups.named'],
    ['零次或多次', 'quantifiers.star'],
    ['至少一次', 'quantifiers.plus'],
    ['网址', 'recipes.url'],
    ['IP 地址', 'recipes.ipv4'],
    ['反向引用', 'references.number'],
    ['前瞻', 'looking.ahead'],
    ['或者', 'groups.either'],
    ['日期', 'recipes.date'],
    ['全局匹配', 'flags.g'],
    ['大写字母', 'properties.upper'],
    ['小数', 'recipes.number'],
    ['email', 'recipes.email'],
  ],
  fr: [
    ['voyelle', 'classes.set'],
    ['début de ligne', 'anchors.lines'],
    ['fin de chaîne', 'anchors.end'],
    ['n’importe quel caractère', 'characters.dot'],
    ["n'importe quel caractere", 'characters.dot'],
    ['zéro ou plus', 'quantifiers.star'],
    ['une ou plusieurs fois', 'quantifiers.plus'],
    ['chiffre', 'classes.digit'],
    ['espace', 'classes.space'],
    ['saut de ligne', 'characters.controls'],
    ['insensible à la casse', 'flags.i'],
    ['majuscules', 'properties.upper'],
    ['groupe nommé', 'groups.named'],
    ['non gourmand', 'quantifiers.lazy'],
    ['mot entier', 'anchors.boundary'],
    ['facultatif', 'quantifiers.optional'],
    ['adresse mail', 'recipes.email'],
    ['numéro de téléphone', 'recipes.phone'],
    ['lettres accentuées', 'properties.letter'],
    ['tout sauf', 'classes.negated'],
    ['échapper un point', 'characters.escaped'],
    ['ou', 'groups.either'],
    ['anticipation négative', 'looking.notAhead'],
    ['lookahead', 'looking.ahead'],
  ],
} as const;
const WORDS = { en, 'zh-cn': zhCn, fr };

describe.each(['en', 'zh-cn', 'fr'] as const)('in %s', (language) => {
  it.each<readonly [string, string]>(ASKED[language])('%s is among the first three', (query, wanted) => {
    const found = searchEntries(query, WORDS[language]).map(({ topic, id }) => `${topic}.${id}`);
    expect(found.slice(0, 3)).toContain(wanted);
  });
});

it.each(['qwertz', '量子', 'zzz'])('finds nothing for %s', (query) => {
  for (const words of [en, zhCn, fr]) expect(searchEntries(query, words)).toEqual([]);
});
