/** Texts of the page that must be there without any script, in the three languages. */
const NOTICES = {
  noScript: {
    'zh-cn': '趁手工具箱的工具在浏览器里运行，需要启用 JavaScript。不会有任何内容离开本机。',
    en: 'Handy Tools runs in your browser and needs JavaScript. Nothing leaves your machine.',
    fr: 'Handy Tools s’exécute dans votre navigateur et a besoin de JavaScript. Rien ne quitte votre machine.',
  },
  failed: {
    'zh-cn': '页面的脚本未能启动。请强制刷新；如果仍不行，可能是网络断开，或文件没有部署完整。',
    en: 'The script of this page could not start. Try force-refreshing; if that does not help, the network may be down or files may be missing.',
    fr: 'Le script de cette page n’a pas pu démarrer. Essayez un rechargement forcé ; sinon, le réseau est peut-être coupé ou des fichiers manquent.',
  },
  old: {
    'zh-cn': '你的浏览器太旧，部分功能无法使用。请使用 Chrome 或 Edge 125、Firefox 128、Safari 17.4 或更新的版本。',
    en: 'Your browser is too old for parts of this site. Please use Chrome or Edge 125, Firefox 128, Safari 17.4 or newer.',
    fr: 'Votre navigateur est trop ancien pour une partie de ce site. Utilisez Chrome ou Edge 125, Firefox 128, Safari 17.4 ou plus récent.',
  },
};
/** @param {keyof typeof NOTICES} kind */
function notice(kind) {
  return Object.entries(NOTICES[kind])
    .map(([locale, text]) => `<p lang="${locale === 'zh-cn' ? 'zh-CN' : locale}">${text}</p>`)
    .join('');
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/**
 * @typedef {object} PageDocument
 * @property {string} [language] As `<html lang>` takes it.
 * @property {string} title
 * @property {string} description
 * @property {string} body What stands in `#root`.
 * @property {Record<string, string>} [others] The same in other languages, by their tags, for the boot script to choose from.
 * @property {string} [prefix] How the addresses of the site's own files begin: `./`, or the absolute base.
 * @property {string} [head] What else the head needs: links, scripts.
 * @property {string} [csp] Content security policy, for `<meta>`.
 * @property {string} [boot] The inline script.
 * @property {string} [style] The inline style sheet.
 * @property {Record<string, string>} [attributes] Of `<html>`.
 * @property {string} [address] The page's absolute address, when the site's is known.
 */

/**
 * A whole HTML document of the site; the same in development and in the build.
 * @param {PageDocument} page
 */
export function renderDocument(page) {
  const {
    language = 'zh-CN',
    title,
    description,
    body,
    others = {},
    prefix = './',
    head = '',
    csp,
    boot = '',
    style = '',
    attributes = {},
    address,
  } = page;
  const htmlAttributes = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const templates = Object.entries(others)
    .map(([tag, content]) => `<template lang="${tag}">${content}</template>\n`)
    .join('');
  const text = { title: escapeHtml(title), description: escapeHtml(description) };
  return `<!doctype html>
<html lang="${language}"${htmlAttributes}>
<head>
<meta charset="utf-8">
${csp ? `<meta http-equiv="Content-Security-Policy" content="${csp}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<meta name="description" content="${text.description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e1e1e">
<meta property="og:type" content="website">
<meta property="og:title" content="${text.title}">
<meta property="og:description" content="${text.description}">
${address ? `<link rel="canonical" href="${escapeHtml(address)}">\n<meta property="og:url" content="${escapeHtml(address)}">\n` : ''}<script>${boot}</script>
${style ? `<style>${style}</style>\n` : ''}<link rel="icon" href="${prefix}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${prefix}icon-192.png">
<link rel="manifest" href="${prefix}manifest.webmanifest">
${head}</head>
<body>
<noscript><div class="page-notice" data-kind="noscript">${notice('noScript')}</div></noscript>
<div class="page-notice" data-kind="failed" role="alert">${notice('failed')}</div>
<div class="page-notice" data-kind="old" role="note">${notice('old')}</div>
<div id="root">${body}</div>
${templates}</body>
</html>
`;
}

/**
 * A page that leads from a former path to the current one, with its query and fragment where scripts run.
 * @param {{ language: string; target: string; title: string; csp: string; boot: string; address?: string }} page
 */
export function renderRedirect({ language, target, title, csp, boot, address }) {
  return `<!doctype html>
<html lang="${language}" data-redirect="${target}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${csp}">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
${address ? `<link rel="canonical" href="${escapeHtml(address)}">\n` : ''}<script>${boot}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><p><a href="${target}">${escapeHtml(title)}</a></p></body>
</html>
`;
}
