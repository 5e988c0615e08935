import type { Locale } from '../../i18n/locale';

/** What a command is called in all languages, also by pinyin: each is found as by its name. */
export const COMMAND_NAMES: Readonly<Record<string, readonly string[]>> = {
  paste: [
    ...['paste', 'paste and detect', 'clipboard', 'what is this', 'detect', 'identify'],
    ...['粘贴', '剪贴板', '识别', '自动识别', '这是什么', 'zhantie', 'jianqieban', 'shibie'],
    ...['coller', 'presse-papiers', 'reconnaître', 'détecter', 'qu’est-ce que c’est'],
  ],
  'send-copied': [
    ...['send', 'send to', 'send copied', 'send result', 'pass on', 'forward'],
    ...['发送', '发送到', '发送结果', '转到其他工具', 'fasong'],
    ...['envoyer', 'envoyer vers', 'envoyer le résultat'],
  ],
  'open-file': [
    ...['open file', 'open a file', 'upload', 'load file', 'choose file', 'browse'],
    ...['打开文件', '选择文件', '上传', '读取文件', 'dakaiwenjian', 'dkwj'],
    ...['ouvrir un fichier', 'choisir un fichier', 'charger un fichier'],
  ],
  'random-tool': [
    'random tool',
    'surprise me',
    'lucky',
    '随机打开',
    '随机工具',
    'suijigongju',
    'outil au hasard',
    'outil aléatoire',
  ],
  'toggle-theme': [
    ...['theme', 'dark', 'dark mode', 'dark theme', 'light mode', 'light theme', 'night mode', 'toggle theme'],
    ...['主题', '切换主题', '深色', '深色模式', '浅色', '夜间模式', '暗色', '黑夜', 'zhuti', 'zt', 'shense', 'yejian'],
    ...['thème', 'sombre', 'mode sombre', 'mode clair', 'mode nuit', 'thème sombre'],
  ],
  'system-theme': [
    ...[
      'system theme',
      'follow system',
      'automatic theme',
      'auto theme',
      '跟随系统',
      '系统主题',
      '自动主题',
      'gensuixitong',
    ],
    ...['suivre le système', 'thème du système', 'thème automatique'],
  ],
  source: [
    'source',
    'source code',
    'repository',
    'github',
    'open source',
    '源码',
    '源代码',
    '仓库',
    '开源',
    'yuanma',
    'code source',
    'dépôt',
  ],
  report: [
    ...['report', 'report a bug', 'report issue', 'bug', 'issue', 'feedback', 'request a tool', 'contact', 'suggest'],
    ...[
      '报告',
      '报告问题',
      '反馈',
      '问题反馈',
      '建议',
      'baogao',
      'fankui',
      'signaler',
      'signaler un problème',
      'problème',
      'suggestion',
    ],
  ],
  home: [
    'home',
    'home page',
    'start',
    'all tools',
    '首页',
    '主页',
    '全部工具',
    'shouye',
    'zhuye',
    'accueil',
    'tous les outils',
  ],
  settings: [
    ...['settings', 'preferences', 'options', 'stored data', 'storage', 'export settings', 'import settings', 'backup'],
    ...[
      'erase',
      'clear data',
      'reset',
      '设置',
      '偏好',
      '存储',
      '导出设置',
      '导入设置',
      '备份',
      '清除数据',
      'shezhi',
      'sz',
    ],
    ...['réglages', 'préférences', 'paramètres', 'données', 'exporter', 'importer', 'sauvegarde', 'effacer'],
  ],
  chains: [
    ...['chains', 'chain', 'workflow', 'pipeline', 'recipe', 'macro', 'saved chains', 'automation'],
    ...['流程', '工作流', '管道', '串联', '批处理', '自动化', 'liucheng', 'gongzuoliu'],
    ...['enchaînement', 'enchaînements', 'chaîne', 'flux de travail', 'automatisation'],
  ],
  about: [
    'about',
    'privacy',
    'license',
    'licence',
    'help',
    '关于',
    '隐私',
    '许可',
    '帮助',
    'guanyu',
    'yinsi',
    'à propos',
    'confidentialité',
    'aide',
  ],
};

/** What the page of the settings is for, in a line. */
export const SETTINGS_HINTS: Readonly<Record<Locale, string>> = {
  'zh-cn': '外观、语言，以及这个浏览器里保存的内容',
  en: 'Appearance, language, and what this browser keeps',
  fr: 'L’apparence, la langue et ce que ce navigateur conserve',
};

/** What the page of the chains is for, in a line. */
export const CHAINS_HINTS: Readonly<Record<Locale, string>> = {
  'zh-cn': '把多个工具串成流程，对新的内容一次运行到底',
  en: 'Several tools in a row, run on new content as one',
  fr: 'Plusieurs outils à la suite, relancés d’un coup sur un nouveau contenu',
};

/** Says that a query was taken as another, which is spelled nearly so. */
export const TAKEN_AS: Readonly<Record<Locale, (typed: string, meant: string) => string>> = {
  'zh-cn': (typed, meant) => `没有与「${typed}」匹配的结果，以下与「${meant}」匹配。`,
  en: (typed, meant) => `Nothing matches “${typed}”. These match “${meant}”.`,
  fr: (typed, meant) => `Aucun résultat pour «\u00a0${typed}\u00a0». Voici ceux pour «\u00a0${meant}\u00a0».`,
};

/** What a saved chain is, before the names of its tools. */
export const RUN_CHAIN: Readonly<Record<Locale, (tools: string) => string>> = {
  'zh-cn': (tools) => `运行流程：${tools}`,
  en: (tools) => `Run the chain: ${tools}`,
  fr: (tools) => `Lancer l’enchaînement\u00a0: ${tools}`,
};
