import type { Locale } from '../../i18n/locale';
import { plural, type Words } from '../../i18n/words';

const zhCn = {
  title: '复制链接',
  address: '链接',
  options: (count: number) => (count === 0 ? '选项都是默认值，链接里没有选项。' : `链接带有 ${count} 项改动过的选项。`),
  othersOnly: '改动过的选项含有你的文字或收藏：文字只随输入放进链接，收藏不会放进链接。',
  withInput: '包含输入的内容',
  inputHint: (size: string) => `压缩后放在 # 之后（${size}），浏览器不会把它发送给任何服务器。`,
  noInput: '还没有可以放进链接的输入。',
  left: '文件和密码、密钥等保密内容不会放进链接。',
  tooLarge: (size: string, limit: string) => `输入太大：压缩后为 ${size}，链接最多容纳 ${limit}。`,
  copy: '复制',
  refused: (names: string) => `链接里的这些选项无效，已改用默认值：${names}`,
  unknown: (names: string) => `链接里有本工具没有的选项，没有使用：${names}`,
  unfitInput: '链接里的部分输入与这里的输入框不符，没有载入。',
  brokenInput: '链接里的输入已损坏，没有载入。',
  newerInput: '链接里的输入来自更新的版本，没有载入。请先刷新本站。',
  tooLargeInput: '链接里的输入太大，没有载入。',
};

export type LinkWords = Words<typeof zhCn>;

const en: LinkWords = {
  title: 'Copy link',
  address: 'Link',
  options: (count) =>
    count === 0
      ? 'All options have their defaults, so the link holds none.'
      : plural('en', count, {
          one: 'The link holds 1 option that you changed.',
          other: `The link holds ${count} options that you changed.`,
        }),
  othersOnly:
    'The options that you changed hold texts or favourites of yours: texts go into the link only with the input, favourites never.',
  withInput: 'Include the input',
  inputHint: (size) => `Compressed and after the # (${size}), which browsers send to no server.`,
  noInput: 'There is no input yet that a link can hold.',
  left: 'Files and secrets, such as passwords and keys, never go into a link.',
  tooLarge: (size, limit) => `The input is too large: ${size} compressed, and a link holds ${limit} at most.`,
  copy: 'Copy',
  refused: (names) => `These options of the link are not valid, so the defaults are used: ${names}`,
  unknown: (names) => `The tool has no such options, so these parts of the link were not used: ${names}`,
  unfitInput: 'Part of the input in the link does not fit the fields here and was not loaded.',
  brokenInput: 'The input in the link is damaged and was not loaded.',
  newerInput: 'The input in the link comes from a newer version and was not loaded. Reload the site first.',
  tooLargeInput: 'The input in the link is too large and was not loaded.',
};

const fr: LinkWords = {
  title: 'Copier le lien',
  address: 'Lien',
  options: (count) =>
    count === 0
      ? 'Toutes les options sont par défaut : le lien n’en contient aucune.'
      : plural('fr', count, {
          one: `Le lien contient ${count} option modifiée.`,
          other: `Le lien contient ${count} options modifiées.`,
        }),
  othersOnly:
    'Les options modifiées contiennent vos textes ou vos favoris : les textes ne figurent dans le lien qu’avec l’entrée, les favoris jamais.',
  withInput: 'Inclure l’entrée',
  inputHint: (size) => `Compressée et placée après le # (${size}), que les navigateurs n’envoient à aucun serveur.`,
  noInput: 'Aucune entrée ne peut encore figurer dans le lien.',
  left: 'Les fichiers et les secrets, comme les mots de passe et les clés, ne figurent jamais dans un lien.',
  tooLarge: (size, limit) => `L’entrée est trop volumineuse : ${size} une fois compressée, pour ${limit} au plus.`,
  copy: 'Copier',
  refused: (names) =>
    `Ces options du lien ne sont pas valides et sont remplacées par leur valeur par défaut : ${names}`,
  unknown: (names) => `Parties du lien non utilisées, car l’outil n’a pas ces options : ${names}`,
  unfitInput:
    'Une partie de l’entrée contenue dans le lien ne correspond pas aux champs de cette page et n’a pas été chargée.',
  brokenInput: 'L’entrée contenue dans le lien est abîmée et n’a pas été chargée.',
  newerInput:
    'L’entrée contenue dans le lien provient d’une version plus récente et n’a pas été chargée. Rechargez d’abord le site.',
  tooLargeInput: 'L’entrée contenue dans le lien est trop volumineuse et n’a pas été chargée.',
};

/** All languages together, since they come with what shows them. */
export const LINK_WORDS: Record<Locale, LinkWords> = { 'zh-cn': zhCn, en, fr };
