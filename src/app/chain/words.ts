import type { Locale } from '../../i18n/locale';
import { plural, type Words } from '../../i18n/words';
import type { ChainFileFault } from './chain-file';
import type { ChainFault } from './run-steps';

type FaultWords = Readonly<Record<ChainFault['code'], (tool: string, step: number) => string>>;

const zhFaults: FaultWords = {
  'unknown-step': (tool, step) => `第 ${step} 步（${tool}）用到的功能已不存在，无法运行。`,
  'unknown-input': (tool, step) => `第 ${step} 步（${tool}）要填写的内容与该工具不符，无法运行。`,
  'wrong-options': (tool, step) => `第 ${step} 步（${tool}）的选项无效。`,
  'no-secret': (tool, step) => `请填写第 ${step} 步（${tool}）需要的密钥或密码。`,
  refused: (tool, step) => `第 ${step} 步（${tool}）无法处理收到的内容。`,
  'no-output': (tool, step) => `第 ${step} 步（${tool}）没有得出需要的结果。`,
  'not-read': (tool, step) => `第 ${step} 步（${tool}）收到的内容不是文本。`,
};

const zhCn = {
  title: '流程',
  description: '把多个工具串成流程：保存一次，以后对新的内容一次运行到底。',
  intro: '流程把多个工具依次运行，每一步处理上一步的结果。全部在浏览器里完成。',
  none: '还没有流程。在任何工具的结果上点「发送到其他工具」，再在目标工具顶部的步骤旁点「保存为流程」。',
  way: '步骤',
  stale: '不是最新',
  staleAfter: '这一步已改动，后面的步骤还是旧结果。',
  staleHere: '前面的步骤已改动，这里还是旧结果。',
  sendAgain: '把新结果传到下一步',
  noNewResult: '这一步现在没有可以传下去的结果。',
  save: '保存为流程…',
  end: '结束',
  saveTitle: '保存为流程',
  name: '名称',
  nameMissing: '请填写名称。',
  replaces: '已有同名流程，保存后会被替换。',
  savedAs: (name: string) => `已保存流程：${name}`,
  notSaved: '浏览器没有空间保存，流程只在关闭页面之前有效。',
  open: '打开',
  steps: '步骤',
  cannotRepeat: '有的步骤无法自动重做：它的结果是在页面上得出的，或者还没有结果。请换一种结果发送，再保存。',
  repeatless: '无法重做',
  asksSecret: '运行时填写密钥或密码',
  keepsTexts: '流程会保存这些输入的文字；取消勾选的，每次运行时再填写：',
  confirm: '保存',
  saved: '已保存的流程',
  rename: '名称',
  nameTaken: '已有同名流程。',
  input: '输入',
  inputHint: '输入或粘贴内容，也可以拖入文件',
  result: '结果',
  secret: (tool: string, input: string) => `${tool}：${input}`,
  secretHint: '不会保存。',
  export: '导出',
  exportAll: '全部导出',
  import: '导入流程…',
  imported: (count: number) => `已导入 ${count} 个流程。`,
  ignored: (count: number) => `已忽略 ${count} 个无法识别的流程。`,
  delete: '删除',
  deleted: (name: string) => `已删除流程：${name}`,
  undo: '撤销',
  openStep: (tool: string) => `在「${tool}」中打开`,
  file: '结果是文件，不是文本。',
  firstBytes: '开头的字节',
  wrongOption: (name: string) => `选项：${name}`,
  unfit: (count: number, tools: string) =>
    `已拒绝 ${count} 个流程：其中的步骤（${tools}）有工具没有的输入项，或带有密码、密钥。`,
  missingTools: (tools: string) => `本站没有这些步骤用到的工具：${tools}。运行到那里会停止。`,
  renamed: (count: number) => `${count} 个流程与已有的同名，已改名。`,
  stopped: '流程没有运行完，没有结果。原因见上方。',
  secretMissing: '填写上方的密钥、密码和文字后运行。',
  faults: zhFaults,
  fileFaults: {
    'no-json': '这个文件不是 JSON。',
    'no-chains': '这个文件里没有流程。',
    'none-understood': '这个文件里的流程都无法识别，例如名称超过 80 个字符，或步骤超过 20 步。',
    newer: '这个文件由更新的版本导出，请先刷新本站。',
    'too-large': '这个文件太大，不会是导出的流程。',
    unreadable: '无法读取这个文件。',
  } satisfies Record<ChainFileFault['code'] | 'unreadable', string>,
};

export type ChainWords = Words<typeof zhCn>;

const en: ChainWords = {
  title: 'Chains',
  description: 'Several tools in a row: saved once, and run on new content as one.',
  intro:
    'A chain runs several tools one after the other, each on the result of the one before. All of it in this browser.',
  none: 'There are no chains yet. Use “Send to another tool” on the result of any tool, then “Save as a chain” beside the steps at the top of the tool it went to.',
  way: 'Steps',
  stale: 'out of date',
  staleAfter: 'This step has changed: the steps after it still show the former result.',
  staleHere: 'An earlier step has changed: this one still shows the former result.',
  sendAgain: 'Send the new result on',
  noNewResult: 'This step has no result to send on right now.',
  save: 'Save as a chain…',
  end: 'End',
  saveTitle: 'Save as a chain',
  name: 'Name',
  nameMissing: 'Enter a name.',
  replaces: 'There is a chain of this name. Saving replaces it.',
  savedAs: (name) => `Chain saved: ${name}`,
  notSaved: 'The browser has no room for it: the chain lasts until the page is closed.',
  open: 'Open',
  steps: 'Steps',
  cannotRepeat:
    'A step cannot be repeated by itself: its result is made on the page, or there is none yet. Send another form of the result, then save.',
  repeatless: 'cannot be repeated',
  asksSecret: 'asks for its key or password each time',
  keepsTexts: 'These texts that you typed are kept with the chain. Those that you untick are asked for at each run.',
  confirm: 'Save',
  saved: 'Saved chains',
  rename: 'Name',
  nameTaken: 'There is a chain of this name.',
  input: 'Input',
  inputHint: 'Type or paste something, or drop a file',
  result: 'Result',
  secret: (tool, input) => `${tool}: ${input}`,
  secretHint: 'It is not kept.',
  export: 'Export',
  exportAll: 'Export all',
  import: 'Import chains…',
  imported: (count) => plural('en', count, { one: '1 chain imported.', other: `${count} chains imported.` }),
  ignored: (count) =>
    plural('en', count, {
      one: '1 chain was not understood and left out.',
      other: `${count} chains were not understood and left out.`,
    }),
  delete: 'Delete',
  deleted: (name) => `Chain deleted: ${name}`,
  undo: 'Undo',
  openStep: (tool) => `Open in ${tool}`,
  file: 'The result is a file, not a text.',
  firstBytes: 'First bytes',
  wrongOption: (name) => `Option: ${name}`,
  unfit: (count, tools) =>
    plural('en', count, {
      one: `1 chain was refused: a step (${tools}) names fields that its tool does not have, or brings a password or key.`,
      other: `${count} chains were refused: steps of theirs (${tools}) name fields that their tools do not have, or bring passwords or keys.`,
    }),
  missingTools: (tools) => `Some steps use tools that are not here: ${tools}. The chain stops there.`,
  renamed: (count) =>
    plural('en', count, {
      one: '1 chain got another name, since there is one of its name.',
      other: `${count} chains got other names, since there are some of their names.`,
    }),
  stopped: 'The chain stopped and has no result. The reason stands above.',
  secretMissing: 'It runs once the fields above are filled.',
  faults: {
    'unknown-step': (tool, step) => `What step ${step} (${tool}) did no longer exists.`,
    'unknown-input': (tool, step) =>
      `Step ${step} (${tool}) names fields that the tool does not have, so it does not run.`,
    'wrong-options': (tool, step) => `The options of step ${step} (${tool}) are not valid.`,
    'no-secret': (tool, step) => `Enter the key or password that step ${step} (${tool}) needs.`,
    refused: (tool, step) => `Step ${step} (${tool}) cannot work with what it was given.`,
    'no-output': (tool, step) => `Step ${step} (${tool}) did not give the result that is needed.`,
    'not-read': (tool, step) => `What step ${step} (${tool}) was given is not text.`,
  },
  fileFaults: {
    'no-json': 'This file is not JSON.',
    'no-chains': 'This file holds no chains.',
    'none-understood': 'No chain of this file is understood: a name may have 80 characters, a chain 20 steps.',
    newer: 'This file was exported by a newer version. Reload the site first.',
    'too-large': 'This file is too large to be exported chains.',
    unreadable: 'This file cannot be read.',
  },
};

const fr: ChainWords = {
  title: 'Enchaînements',
  description: 'Plusieurs outils à la suite : enregistrés une fois, relancés d’un coup sur un nouveau contenu.',
  intro:
    'Un enchaînement exécute plusieurs outils l’un après l’autre, chacun sur le résultat du précédent. Tout se passe dans ce navigateur.',
  none: 'Aucun enchaînement pour l’instant. Sur le résultat d’un outil, choisissez « Envoyer vers un autre outil », puis « Enregistrer l’enchaînement » à côté des étapes, en haut de l’outil d’arrivée.',
  way: 'Étapes',
  stale: 'n’est plus à jour',
  staleAfter: 'Cette étape a changé : les suivantes montrent encore l’ancien résultat.',
  staleHere: 'Une étape précédente a changé : celle-ci montre encore l’ancien résultat.',
  sendAgain: 'Transmettre le nouveau résultat',
  noNewResult: 'Cette étape n’a pour l’instant aucun résultat à transmettre.',
  save: 'Enregistrer l’enchaînement…',
  end: 'Terminer',
  saveTitle: 'Enregistrer l’enchaînement',
  name: 'Nom',
  nameMissing: 'Saisissez un nom.',
  replaces: 'Un enchaînement porte déjà ce nom. L’enregistrement le remplacera.',
  savedAs: (name) => `Enchaînement enregistré : ${name}`,
  notSaved: 'Le navigateur n’a plus de place : l’enchaînement dure jusqu’à la fermeture de la page.',
  open: 'Ouvrir',
  steps: 'Étapes',
  cannotRepeat:
    'Une étape ne peut pas être refaite seule : son résultat est produit sur la page, ou n’existe pas encore. Envoyez le résultat sous une autre forme, puis enregistrez.',
  repeatless: 'ne peut pas être refaite',
  asksSecret: 'demande sa clé ou son mot de passe à chaque fois',
  keepsTexts:
    'Ces textes que vous avez saisis sont conservés avec l’enchaînement. Ceux que vous décochez sont demandés à chaque exécution.',
  confirm: 'Enregistrer',
  saved: 'Enchaînements enregistrés',
  rename: 'Nom',
  nameTaken: 'Un enchaînement porte déjà ce nom.',
  input: 'Entrée',
  inputHint: 'Saisissez ou collez un contenu, ou déposez un fichier',
  result: 'Résultat',
  secret: (tool, input) => `${tool} : ${input}`,
  secretHint: 'Cette valeur n’est pas conservée.',
  export: 'Exporter',
  exportAll: 'Tout exporter',
  import: 'Importer des enchaînements…',
  imported: (count) =>
    plural('fr', count, { one: `${count} enchaînement importé.`, other: `${count} enchaînements importés.` }),
  ignored: (count) =>
    plural('fr', count, {
      one: `${count} enchaînement non reconnu a été ignoré.`,
      other: `${count} enchaînements non reconnus ont été ignorés.`,
    }),
  delete: 'Supprimer',
  deleted: (name) => `Enchaînement supprimé : ${name}`,
  undo: 'Annuler',
  openStep: (tool) => `Ouvrir dans ${tool}`,
  file: 'Le résultat est un fichier, pas un texte.',
  firstBytes: 'Premiers octets',
  wrongOption: (name) => `Option : ${name}`,
  unfit: (count, tools) =>
    plural('fr', count, {
      one: `${count} enchaînement refusé : une étape (${tools}) nomme des champs que son outil n’a pas, ou apporte un mot de passe ou une clé.`,
      other: `${count} enchaînements refusés : des étapes (${tools}) nomment des champs que leurs outils n’ont pas, ou apportent des mots de passe ou des clés.`,
    }),
  missingTools: (tools) =>
    `Certaines étapes utilisent des outils qui n’existent pas ici : ${tools}. L’enchaînement s’y arrête.`,
  renamed: (count) =>
    plural('fr', count, {
      one: `${count} enchaînement renommé, car son nom était déjà pris.`,
      other: `${count} enchaînements renommés, car leurs noms étaient déjà pris.`,
    }),
  stopped: 'L’enchaînement s’est arrêté sans résultat. La raison figure ci-dessus.',
  secretMissing: 'Remplissez les champs ci-dessus pour lancer l’enchaînement.',
  faults: {
    'unknown-step': (tool, step) => `Ce que faisait l’étape ${step} (${tool}) n’existe plus.`,
    'unknown-input': (tool, step) =>
      `L’étape ${step} (${tool}) nomme des champs que l’outil n’a pas : elle ne s’exécute pas.`,
    'wrong-options': (tool, step) => `Les options de l’étape ${step} (${tool}) ne sont pas valides.`,
    'no-secret': (tool, step) => `Saisissez la clé ou le mot de passe dont l’étape ${step} (${tool}) a besoin.`,
    refused: (tool, step) => `L’étape ${step} (${tool}) ne peut pas traiter ce qu’elle a reçu.`,
    'no-output': (tool, step) => `L’étape ${step} (${tool}) n’a pas donné le résultat attendu.`,
    'not-read': (tool, step) => `Ce que l’étape ${step} (${tool}) a reçu n’est pas du texte.`,
  },
  fileFaults: {
    'no-json': 'Ce fichier n’est pas du JSON.',
    'no-chains': 'Ce fichier ne contient aucun enchaînement.',
    'none-understood':
      'Aucun enchaînement de ce fichier n’est reconnu : un nom compte au plus 80 caractères, un enchaînement 20 étapes.',
    newer: 'Ce fichier provient d’une version plus récente. Rechargez d’abord le site.',
    'too-large': 'Ce fichier est trop volumineux pour être un export d’enchaînements.',
    unreadable: 'Ce fichier ne peut pas être lu.',
  },
};

/** All languages together, since they come with what shows them. */
export const CHAIN_WORDS: Record<Locale, ChainWords> = { 'zh-cn': zhCn, en, fr };
