/** A percent sign that begins no encoded byte, as `%20` is one. */
const PERCENT = /%(?![0-9a-f]{2})/g;

/** A text as it is compared: lower case, without accents, with plain letters for full-width ones and a word for the percent sign. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[’']/g, ' ').replaceAll(PERCENT, ' percent ').trim();
}

/** The words of a folded text: runs of letters and digits; Chinese, which has no blanks, in whole runs. */
export function wordsOf(folded: string): string[] {
  return folded.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

/** Whether a word is written in Chinese characters. */
export function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  (
    'a an the to of in on for from into with and or by as at is it my me how what which i can do does ' +
    'de du des la le les un une en vers et ou au aux l d mon ma mes comment ' +
    'online free tool tools web app 在线 工具 网站 免费 怎么 如何 的 把 转 en ligne outil gratuit'
  ).split(' '),
);

/** Single characters that stand between Chinese words, or for any act: what is left of a run without them is no word that is known. */
const BETWEEN = new Set(
  '的地得了着过吗呢吧把被将给让用在是有和与及或跟从到为成转换变改做弄看查算求出来去上下里我你个这那几每最不没要能会请帮找打开',
);

/** How many characters of a Chinese run are neither in one of the pieces that it was cut into nor grammar. */
export function charactersLost(run: string, pieces: readonly string[]): number {
  const rest = pieces.reduce((left, piece) => left.replace(piece, ''), run);
  return [...rest].filter((character) => !BETWEEN.has(character)).length;
}

/** Words that half of the tools go by: they help to choose but need not be found. */
const COMMON = new Set(
  (
    'convert converter conversion generator generate generation create make maker get find text string calculator calculate ' +
    'viewer view number code convertir convertisseur generateur generer creer texte calculateur ' +
    '转换 转换器 格式 生成 生成器 计算 计算器 文本 字符串 查询 zhuanhuan shengcheng'
  ).split(' '),
);

/** How much a word of the query says: nothing, a little, or all that its rarity gives it. */
export function weightOf(word: string): 0 | 0.3 | 1 {
  if (EMPTY.has(word)) return 0;
  return COMMON.has(word) ? 0.3 : 1;
}
