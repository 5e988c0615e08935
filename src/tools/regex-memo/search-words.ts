import type { EntryWords } from './entries';

type Searched = { readonly [T in keyof EntryWords]?: { readonly [E in keyof EntryWords[T]]?: string } };

/**
 * What people call an entry besides, in each language: nobody sees these words, they are only searched. They stand together, since a visitor may
 * search in English on a page of another language. What stands between two commas is a phrase that, asked for as a whole, comes first.
 */
export const SEARCHED: Searched = {
  characters: {
    dot: 'any character, any char, anything, wildcard, dot, period, full stop, 任意字符, 通配符, 点, 点号, 任何字符, n’importe quel caractère, caractère quelconque, tout caractère, joker, point',
    anything:
      'any character including newline, any character with newline, dotall, everything, 任意字符包括换行, 匹配所有, tout caractère y compris saut de ligne, n’importe quoi',
    escaped:
      'escape, escaping, backslash, special characters, metacharacters, literal dot, 转义, 反斜杠, 特殊字符, 元字符, échapper, échappement, antislash, échapper un point, caractères spéciaux, point littéral',
    controls:
      'newline, new line, line feed, line break, carriage return, tab, tabulator, form feed, 换行, 换行符, 回车, 制表符, 缩进, saut de ligne, retour à la ligne, nouvelle ligne, retour chariot, tabulation',
    nul: 'null, null character, zero byte, 空字符, caractère nul',
    hex: 'hexadecimal, hex escape, ascii code, 十六进制, ASCII 码, hexadécimal, code ascii',
    unit: 'unicode escape, unicode character, Unicode 转义, échappement unicode',
    codePoint: 'unicode code point, emoji code, code point, 码点, Unicode 码点, point de code',
    control: 'control character, ctrl, 控制字符, caractère de contrôle',
  },
  classes: {
    set: 'character class, character set, one of, any of, vowel, vowels, brackets, square brackets, list of characters, 字符集, 字符集合, 字符类, 其中之一, 元音, 方括号, 中括号, classe de caractères, ensemble de caractères, un parmi, voyelle, voyelles, crochets',
    negated:
      'not, none of, except, exclude, anything but, anything except, negated class, negation, consonant, 排除, 非, 除了, 取反, 不包含, 否定, 辅音, sauf, exclure, négation, tout sauf, consonne',
    range:
      'letter, letters, alphabet, range, a to z, lower case, lowercase, letters only, 字母, 英文, 英文字母, 小写, 小写字母, 范围, lettre, lettres, alphabet, minuscule, minuscules, intervalle, plage',
    digit:
      'digit, digits, number, numeric, digits only, numbers only, 0-9, 数字, 纯数字, 只有数字, 阿拉伯数字, chiffre, chiffres, nombre, chiffres seulement, numérique',
    notDigit: 'non digit, not a digit, non numeric, 非数字, pas un chiffre, non chiffre',
    word: 'word character, word characters, alphanumeric, letters and digits, letter or digit, underscore, identifier, 单词字符, 字母数字, 字母和数字, 下划线, caractère de mot, alphanumérique, lettres et chiffres, lettre ou chiffre',
    wordFolded: 'kelvin sign, long s, 开尔文, kelvin',
    notWord:
      'non word, special character, punctuation, symbols, 非单词, 非单词字符, 标点, 标点符号, 符号, ponctuation, symbole, non mot',
    space:
      'whitespace, white space, space, spaces, blank, blanks, 空格, 空白, 空白符, 空白字符, espace, espaces, blanc, blancs, espacement',
    notSpace:
      'non whitespace, not a space, non space, non blank, 非空白, 非空格, non espace, sans espace, pas une espace',
    nothing: 'never matches, nothing, empty class, match nothing, 空类, 永不匹配, jamais, rien, classe vide',
    inside:
      'special characters in brackets, escape in class, dot in brackets, 方括号内转义, 字符类转义, échapper dans une classe, point dans crochets',
    hyphen: 'hyphen, dash, minus, minus sign, 连字符, 横线, 减号, 短横线, tiret, trait d’union, moins',
    backspace: 'backspace, 退格, 退格键, retour arrière',
  },
  quantifiers: {
    star: 'zero or more, any number of times, star, asterisk, repeat, repetition, kleene, 零次或多次, 0次或多次, 任意次, 任意多次, 星号, 重复, zéro ou plus, zéro fois ou plus, étoile, astérisque, répétition, répéter',
    plus: 'one or more, at least one, at least once, plus, repeat, 一次或多次, 至少一次, 一个或多个, 加号, 重复, une ou plusieurs fois, un ou plusieurs, au moins un, au moins une fois, répétition',
    optional:
      'optional, zero or one, question mark, maybe, 可选, 可有可无, 零次或一次, 零或一次, 问号, optionnel, facultatif, zéro ou un, zéro ou une fois, point d’interrogation',
    exactly:
      'exactly n times, n times, fixed number, exact length, length, repeat n times, 恰好 n 次, n次, 固定次数, 固定长度, 重复次数, 长度, n fois, exactement n, longueur exacte, nombre de fois',
    atLeast:
      'at least n times, at least, minimum, n or more, 至少, 至少 n 次, 最少, au moins, au minimum, n fois ou plus',
    between:
      'between n and m times, from n to m, range of times, min max, length between, 次数范围, 区间, 几到几次, 长度限制, entre n et m, de n à m, longueur entre',
    atMost: 'at most, maximum, up to, 最多, 至多, au plus, au maximum, jusqu’à',
    greedy: 'greedy, greediness, longest, 贪婪, 贪婪匹配, 贪婪模式, 最长匹配, gourmand, avide, glouton, le plus long',
    lazy: 'lazy, non greedy, nongreedy, ungreedy, reluctant, minimal, shortest, as few as possible, 非贪婪, 懒惰, 惰性, 最短匹配, 最小匹配, 非贪婪匹配, paresseux, non gourmand, non avide, réticent, le plus court',
    possessive: 'possessive, possessive quantifier, 占有, 占有量词, 独占, possessif, quantificateur possessif',
  },
  anchors: {
    start:
      'start, beginning, start of string, begin, starts with, beginning of string, start of text, caret, 开头, 开始, 字符串开头, 以开头, 起始, 行首, 文本开头, début, début de chaîne, début du texte, commence par, accent circonflexe',
    end: 'end, end of string, ends with, end of text, dollar, finish, 结尾, 结束, 末尾, 字符串结尾, 以结尾, 行尾, fin, fin de chaîne, fin du texte, finit par, se termine par, dollar',
    lines:
      'start of line, end of line, beginning of line, line start, line end, every line, each line, multiline, 行首, 行尾, 每行, 多行, 行开头, 行结尾, début de ligne, fin de ligne, chaque ligne, multiligne',
    boundary:
      'word boundary, whole word, exact word, word edge, boundary, 单词边界, 整词, 全词匹配, 边界, 完整单词, limite de mot, frontière de mot, mot entier, bord de mot',
    notBoundary:
      'not a word boundary, non boundary, inside a word, 非单词边界, 非边界, pas une limite de mot, à l’intérieur d’un mot',
    textStart: 'absolute start, start of input, 绝对开头, début absolu',
  },
  groups: {
    capture:
      'capture, capture group, capturing group, group, parentheses, brackets, round brackets, subpattern, 捕获, 捕获组, 分组, 括号, 圆括号, 小括号, 子表达式, groupe, groupe capturant, groupe de capture, capturer, parenthèses',
    plain:
      'non capturing, non-capturing group, non capture, group without capture, 非捕获, 非捕获组, 不捕获, non capturant, groupe non capturant, sans capture',
    named:
      'named group, named capture, group name, named capturing group, 命名分组, 命名捕获, 命名组, 具名, groupe nommé, capture nommée, nom de groupe',
    sameName: 'duplicate names, duplicate named groups, same name, 同名分组, 重名, noms en double, même nom',
    either:
      'or, alternation, either, alternative, pipe, vertical bar, choice, 或, 或者, 多选一, 竖线, 选择, 二选一, ou, alternative, alternance, barre verticale, choix',
    modifiers:
      'inline flags, inline modifiers, mode modifier, 内联标志, 内联修饰符, drapeaux locaux, modificateurs en ligne',
    atomic: 'atomic group, 原子组, 原子分组, 固化分组, groupe atomique',
  },
  looking: {
    ahead:
      'lookahead, look ahead, positive lookahead, followed by, 先行断言, 正向先行断言, 正向预查, 前瞻, 正向肯定预查, 零宽断言, 后面是, anticipation, anticipation positive, suivi de, lookahead positif',
    notAhead:
      'negative lookahead, not followed by, 否定先行断言, 负向先行断言, 负向预查, 负向前瞻, 后面不是, anticipation négative, non suivi de, pas suivi de, lookahead négatif',
    behind:
      'lookbehind, look behind, positive lookbehind, preceded by, 后行断言, 正向后行断言, 后顾, 反向预查, 前面是, rétrovision, rétrovision positive, précédé de, lookbehind positif',
    notBehind:
      'negative lookbehind, not preceded by, 否定后行断言, 负向后行断言, 负向后顾, 前面不是, rétrovision négative, non précédé de, pas précédé de, lookbehind négatif',
    anyLength: 'variable length lookbehind, lookbehind length, 变长后行断言, 不定长, rétrovision de longueur variable',
  },
  references: {
    number:
      'back reference, backreference, repeated word, duplicate word, same again, repeated character, doubled, 反向引用, 回溯引用, 后向引用, 重复的词, 重复单词, 叠词, 重复字符, référence arrière, rétroréférence, mot répété, doublon, mot en double',
    name: 'named back reference, named backreference, 命名反向引用, 命名引用, référence nommée, rétroréférence nommée',
    unset: 'unset group, group that did not match, 未匹配的分组, groupe non capturé',
  },
  flags: {
    d: 'indices, has indices, positions, offsets, 索引, 位置, 下标, indices, positions',
    g: 'global, all matches, find all, match all, replace all, 全局, 全部匹配, 全局匹配, 匹配全部, 替换全部, global, toutes les correspondances, tout remplacer, tout trouver',
    i: 'case insensitive, ignore case, case-insensitive, caseless, upper and lower case, 忽略大小写, 不区分大小写, 大小写, 大小写不敏感, insensible à la casse, ignorer la casse, casse, majuscules et minuscules',
    m: 'multiline, multi line, line by line, 多行, 多行模式, multiligne, plusieurs lignes, mode multiligne',
    s: 'dotall, dot all, single line, dot matches newline, 点匹配换行, 单行模式, 单行, point prend saut de ligne, mode une ligne',
    u: 'unicode, unicode flag, unicode mode, Unicode 模式, mode unicode',
    v: 'unicode sets, set notation, 集合, ensembles unicode',
    y: 'sticky, 粘连, 粘性, 黏连, collant, adhérent',
  },
  properties: {
    letter:
      'letter of any language, unicode letter, accented letters, accents, any letter, international letters, 任意语言字母, Unicode 字母, 重音字母, lettre accentuée, lettres accentuées, accents, toute lettre',
    notLetter: 'not a letter, non letter, 非字母, pas une lettre, non lettre',
    upper: 'upper case, uppercase, capital letter, capitals, 大写, 大写字母, majuscule, majuscules, lettre majuscule',
    anyDigit: 'unicode digit, digits of any script, 任意数字, Unicode 数字, chiffre unicode',
    script:
      'chinese, chinese characters, chinese character, han, hanzi, kanji, cjk, 中文, 汉字, 中文字符, 汉语, chinois, caractère chinois, caractères chinois, sinogramme',
    emoji: 'emoji, emoticon, 表情, 表情符号, émoji, emoji',
    picture: 'pictograph, emoji without digits, 图形符号, 象形, pictogramme',
    wholeEmoji: 'whole emoji, emoji sequence, family emoji, 完整表情, 组合表情, émoji entier, emoji composé',
  },
  sets: {
    minus: 'subtraction, difference, except in class, minus, 差集, 减去, 差, différence, soustraction',
    both: 'intersection, and, both, 交集, 与, 并且, intersection, et',
    nested: 'union, nested class, 并集, 嵌套, union, classe imbriquée',
    strings: 'strings in class, multi-character strings, 字符串集合, chaînes dans une classe',
  },
  replacements: {
    wholeMatch:
      'whole match, entire match, matched text, 整个匹配, 匹配内容, 匹配文本, correspondance entière, texte trouvé',
    group:
      'replace with group, group in replacement, captured text, replacement, substitution, 替换分组, 替换引用, 引用分组, 替换, groupe dans le remplacement, remplacer par groupe, remplacement',
    groupName: 'named group in replacement, 替换命名分组, groupe nommé dans le remplacement',
    dollar: 'dollar sign, literal dollar, 美元, 美元符号, dollar littéral, signe dollar',
    before: 'text before match, prefix, 匹配之前, 前文, texte avant, préfixe',
    after: 'text after match, suffix, 匹配之后, 后文, texte après, suffixe',
  },
  recipes: {
    email:
      'email, e-mail, mail, email address, 邮箱, 电子邮件, 邮件, 邮箱地址, e-mail, courriel, mail, adresse mail, adresse électronique',
    url: 'url, link, web address, website, http, https, uri, domain, 网址, 链接, 网站, 域名, lien, adresse web, site web, site, url',
    phone:
      'phone, phone number, telephone, telephone number, international number, 电话, 电话号码, 国际电话, téléphone, numéro de téléphone',
    mobile:
      'chinese mobile, mobile number, mobile phone, cell phone, 手机, 手机号, 手机号码, 移动电话, mobile, portable, numéro de portable',
    uuid: 'uuid, guid, unique id, 唯一标识, 通用唯一识别码, identifiant unique',
    date: 'date, iso date, yyyy-mm-dd, day month year, 日期, 年月日, date, jour mois année, aaaa-mm-jj',
    time: 'time, hour, hours, clock, hh:mm, 时间, 时分, 时分秒, 钟点, heure, heures, horaire',
    ipv4: 'ip, ip address, ipv4, IP 地址, IP, adresse ip',
    colour:
      'color, colour, hex color, hex colour, css color, rgb, 颜色, 颜色值, 十六进制颜色, 色值, couleur, couleur hexadécimale',
    number:
      'decimal, float, floating point, integer, decimal number, negative number, amount, 小数, 浮点数, 整数, 负数, 金额, 数值, décimal, nombre décimal, nombre entier, entier, flottant, nombre négatif',
    semver: 'version, version number, semantic version, semver, 版本, 版本号, numéro de version, version',
    trim: 'trim, strip, leading and trailing spaces, leading whitespace, trailing whitespace, remove spaces, 去空格, 首尾空格, 去除空白, 去除空格, 前后空格, supprimer espaces, espaces en début et fin, rogner, enlever les espaces',
    tag: 'html, html tag, xml tag, tag, tags, HTML 标签, 标签, balise, balises, balise html',
  },
};
