import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const zhCn = {
  paste: '粘贴并识别',
  pasteHint: '看看哪些工具适合剪贴板里的内容',
  openFile: '打开文件并识别',
  openFileHint: '看看哪些工具适合这个文件',
  sendCopied: '把刚复制的内容发送到…',
  sendCopiedHint: '用另一个工具打开在这个页面上复制的内容',
  resultOf: (tool: string) => `来自：${tool}`,
  given: '给定的内容',
  remove: '移除给定的内容',
  placeOf: (place: number, count: number) => `第 ${place} 个，共 ${count} 个`,
  nextOf: (place: number, count: number) => `第 ${place} 个，共 ${count} 个：换下一个`,
  pasted: '粘贴的文本',
  search: '搜索用来打开它的工具…',
  /** Names the palette while it asks that. */
  opener: '选择用来打开它的工具',
  choose: '自己选一个工具',
  chooseHint: '用你选的工具打开粘贴的内容',
  fitting: '适合这段内容',
  taking: '其他可以打开它的工具',
  /** Said where nothing fits. */
  unknown: '认不出这段内容，可以自己选一个工具。',
  /** Of a file whose media type is known. */
  kind: (type: string) => `这是 ${type} 文件，没有专门处理它的工具，可以用下面的工具打开。`,
  /** Of a file in another encoding than UTF-8. */
  readAs: (encoding: string) => `看起来是 ${encoding} 编码，已按它读取。`,
  empty: '这个文件是空的。',
  /** Before the name of a tool for what another one found inside. */
  inside: '其中：',
  drop: '松开，看看哪些工具适合',
  folder: '打不开文件夹，请选里面的文件。',
  nothingCopied: '剪贴板里没有文本。',
  lost: '没有收到分享的内容，请再分享一次。',
};

export type PasteWords = typeof zhCn;

const en = {
  paste: 'Paste and detect',
  pasteHint: 'See which tools fit what is in the clipboard',
  openFile: 'Open a file and detect',
  openFileHint: 'See which tools fit the file',
  sendCopied: 'Send what was copied to…',
  sendCopiedHint: 'Open what you copied on this page in another tool',
  resultOf: (tool) => `From ${tool}`,
  given: 'What was given',
  remove: 'Remove what was given',
  placeOf: (place, count) => `${place} of ${count}`,
  nextOf: (place, count) => `${place} of ${count}: look at the next one`,
  pasted: 'Pasted text',
  search: 'Search for a tool to open it with…',
  opener: 'Choose a tool to open it with',
  choose: 'Choose a tool yourself',
  chooseHint: 'Open what you pasted with any tool that takes it',
  fitting: 'Fits this content',
  taking: 'Other tools that can open it',
  unknown: 'This content is not recognised. Choose a tool yourself.',
  kind: (type) => `This is a file of ${type}. No tool is made for it, but those below can open it.`,
  readAs: (encoding) => `It seems to be in ${encoding} and was read as such.`,
  empty: 'The file is empty.',
  inside: 'Inside:',
  drop: 'Drop it to see which tools fit',
  folder: 'A folder cannot be opened. Choose the files in it.',
  nothingCopied: 'There is no text in the clipboard.',
  lost: 'What was shared did not arrive. Share it again.',
} satisfies Words<PasteWords>;

const fr = {
  paste: 'Coller et reconnaître',
  pasteHint: 'Voir quels outils conviennent au contenu du presse-papiers',
  openFile: 'Ouvrir un fichier et le reconnaître',
  openFileHint: 'Voir quels outils conviennent au fichier',
  sendCopied: 'Envoyer ce qui a été copié vers…',
  sendCopiedHint: 'Ouvrir dans un autre outil ce que vous avez copié sur cette page',
  resultOf: (tool) => `Depuis ${tool}`,
  given: 'Contenu fourni',
  remove: 'Retirer le contenu fourni',
  placeOf: (place, count) => `${place} sur ${count}`,
  nextOf: (place, count) => `${place} sur ${count} : passer au suivant`,
  pasted: 'Texte collé',
  search: 'Chercher un outil…',
  opener: 'Choisir l’outil pour l’ouvrir',
  choose: 'Choisir un outil vous-même',
  chooseHint: 'Ouvrir ce que vous avez collé avec tout outil qui l’accepte',
  fitting: 'Convient à ce contenu',
  taking: 'Autres outils qui peuvent l’ouvrir',
  unknown: 'Ce contenu n’est pas reconnu. Choisissez vous-même un outil.',
  kind: (type) => `C’est un fichier ${type}. Aucun outil n’est fait pour lui, mais ceux ci-dessous peuvent l’ouvrir.`,
  readAs: (encoding) => `Il semble être en ${encoding} et a été lu ainsi.`,
  empty: 'Le fichier est vide.',
  inside: 'À l’intérieur :',
  drop: 'Déposez-le pour voir quels outils conviennent',
  folder: 'Un dossier ne peut pas être ouvert. Choisissez les fichiers qu’il contient.',
  nothingCopied: 'Le presse-papiers ne contient aucun texte.',
  lost: 'Le contenu partagé n’est pas arrivé. Partagez-le à nouveau.',
} satisfies Words<PasteWords>;

/** All languages together, since they come with the palette. */
export const PASTE_WORDS: Record<Locale, Words<PasteWords>> = { 'zh-cn': zhCn, en, fr };
