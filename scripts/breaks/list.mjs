// One deliberate break for each promise that a journey holds: what is changed in the built files, which test must then fail, and what it must say.

/**
 * @typedef {object} Edit
 * @property {RegExp} files by their path in the build, as `assets/main-….js`
 * @property {RegExp} [replaces] each of its matches; there must be one in some file
 * @property {string} [with] what comes in its place
 * @property {string} [adds] what is put behind the text of each file
 */
/**
 * @typedef {object} Break
 * @property {string} promise
 * @property {string} how what is broken, in a few words
 * @property {readonly Edit[]} edits
 * @property {string} spec
 * @property {string} test a part of the test's title
 * @property {RegExp} says what stands in its report, so that it fails for this and no other reason
 * @property {true} [isFull] the test is one of the full run's
 */

const MAIN = /^assets\/main-[\w-]+\.js$/;
const SHEETS = /^assets\/(?:page-sheet|kit|main)-[\w-]+\.css$/;
const SCRIPTS = /^assets\/[\w-]+\.js$/;

/** @param {string} script @returns {readonly Edit[]} */
const runs = (script) => [{ files: MAIN, adds: `\n;${script};` }];
/** @param {string} rule @returns {readonly Edit[]} */
const styles = (rule) => [{ files: SHEETS, adds: `\n${rule}` }];
/** @param {string} key @param {string} where */
const eats = (key, where) =>
  runs(
    `addEventListener("keydown",(event)=>{if(event.key===${JSON.stringify(key)}&&event.target.closest(${JSON.stringify(where)}))event.preventDefault()},true)`,
  );

// Broken for more than one browser.
const OTHER_ORIGIN = runs('new Image().src="https://example.org/seen.png"');
const NOTHING_STORED = runs('Storage.prototype.setItem=()=>{}');
const NOTHING_ANSWERED = [
  { files: /^sw\.js$/, replaces: /addEventListener\(`fetch`/, with: 'addEventListener(`never`' },
];
const NO_DRAFTS = [{ files: SCRIPTS, replaces: /sessionStorage\.setItem\(/, with: '(()=>{})(' }];

/** Those that have their own breaks; Chromium has all others. */
const OTHER_ENGINES = ['Firefox', 'WebKit'];
/**
 * A break in each of the other browsers.
 * @param {Pick<Break, 'promise' | 'how' | 'edits' | 'test' | 'says'> & { isFull?: true }} its
 * @returns {Break[]}
 */
const inOtherEngines = (its) =>
  OTHER_ENGINES.map((engine) => ({
    ...its,
    promise: `${its.promise}, in ${engine}`,
    spec: 'engines',
    test: `${engine}: ${its.test}`,
  }));

const ONE_PAGE = '/hash-text in zh-cn, light';
const BY_KEYBOARD = '/token-generator in en is used by keyboard';

/** @type {readonly Break[]} */
export const BREAKS = [
  {
    promise: 'Nothing but the own origin is asked',
    how: 'the policy of the pages allows any address',
    edits: [{ files: /\.html$/, replaces: /connect-src [^;"]*/, with: 'connect-src *' }],
    spec: 'security',
    test: 'the policy stands in the header and in every page',
    says: /connect-src \*/,
  },
  {
    promise: 'No page asks another origin for anything',
    how: 'a picture of another origin',
    edits: OTHER_ORIGIN,
    spec: 'tools',
    test: ONE_PAGE,
    says: /example\.org/,
  },
  {
    promise: 'The console stays clean',
    how: 'a warning when the site starts',
    edits: runs('console.warn("a word too many")'),
    spec: 'tools',
    test: ONE_PAGE,
    says: /a word too many/,
  },
  {
    promise: 'Every download holds what it says',
    how: 'an empty file',
    edits: [
      {
        files: SCRIPTS,
        replaces: /URL\.createObjectURL\(\w+\)(?=,\w+=document\.createElement\(`a`\))/,
        with: 'URL.createObjectURL(new Blob([]))',
      },
    ],
    spec: 'used',
    test: 'random-port-generator in zh-cn on a secure page',
    says: /saves an empty file/,
    isFull: true,
  },
  {
    promise: 'Every copy arrives, on a secure page',
    how: 'the clipboard is not written',
    edits: [{ files: SCRIPTS, replaces: /navigator\.clipboard\.writeText\(\w+\)/, with: '0' }],
    spec: 'used',
    test: 'random-port-generator in zh-cn on a secure page',
    says: /复制 copies/,
    isFull: true,
  },
  {
    promise: 'Every copy arrives, over plain http',
    how: 'the old command copies another text',
    edits: [{ files: SCRIPTS, replaces: /document\.execCommand\(`copy`\)/, with: 'true' }],
    spec: 'used',
    test: 'random-port-generator in zh-cn on plain http',
    says: /复制 copies/,
    isFull: true,
  },
  {
    promise: 'Axe finds no barrier',
    how: 'pale text',
    edits: styles('main p,main label{color:#ddd!important}'),
    spec: 'tools',
    test: ONE_PAGE,
    says: /color-contrast/,
  },
  {
    promise: 'The focus is seen',
    how: 'no outline on buttons',
    edits: styles('main button:focus-visible{outline:0!important;box-shadow:none!important}'),
    spec: 'everyone',
    test: BY_KEYBOARD,
    says: /focus is not seen on button/,
  },
  {
    promise: 'The way by Tab leads on',
    how: 'text fields keep Tab',
    edits: eats('Tab', 'main input'),
    spec: 'everyone',
    test: BY_KEYBOARD,
    says: /focus|Tab|reached/,
  },
  {
    promise: 'Buttons are pressed by their keys',
    how: 'the page eats Space',
    edits: eats(' ', 'main button'),
    spec: 'everyone',
    test: 'chmod-calculator: every kind of control is operated',
    says: /Space/,
    isFull: true,
  },
  {
    promise: 'What is wrong is said',
    how: 'alerts are no alerts',
    edits: [{ files: SCRIPTS, replaces: /role:`alert`/, with: 'role:`presentation`' }],
    spec: 'everyone',
    test: 'base-converter: what is wrong and what came out is said',
    says: /was not said/,
    isFull: true,
  },
  {
    promise: 'What came out is said',
    how: 'no live region tells of results',
    edits: [{ files: SCRIPTS, replaces: /"aria-live":`polite`/, with: '"aria-live":`off`' }],
    spec: 'everyone',
    test: 'base-converter: what is wrong and what came out is said',
    says: /its result is not said/,
    isFull: true,
  },
  {
    promise: 'Nothing is cut with large text',
    how: 'a title of 60 px',
    edits: styles('h1{width:60px!important;white-space:nowrap!important;overflow:hidden!important}'),
    spec: 'everyone',
    test: BY_KEYBOARD,
    says: /cut at its side/,
  },
  {
    promise: 'With reduced motion nothing moves',
    how: 'buttons take a second to change their ground',
    edits: styles('main button{transition:background 1s!important}'),
    spec: 'everyone',
    test: BY_KEYBOARD,
    says: /background/,
  },
  {
    promise: 'A finger has 44 px',
    how: 'fields of 24 px',
    edits: styles('main input{min-height:0!important;height:24px!important}'),
    spec: 'everyone',
    test: '/token-generator: every control takes a finger',
    says: /× 2\d(?:\.\d)?: input|× 24/,
  },
  {
    promise: 'Nothing moves while a page loads',
    how: 'room above the page when the script has started',
    edits: runs('setTimeout(()=>{document.querySelector("main").style.paddingTop="200px"},300)'),
    spec: 'shifts',
    test: '/hash-text in zh-cn at 1280 px',
    says: /main|moves|shift/i,
    isFull: true,
  },
  {
    promise: 'Every page opens without a network',
    how: 'the worker answers nothing',
    edits: NOTHING_ANSWERED,
    spec: 'offline',
    test: 'after one visit every page opens without a network',
    says: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|ERR_EMPTY_RESPONSE/,
  },
  {
    promise: 'Where storage is full nothing is fetched in vain',
    how: 'the worker goes on',
    edits: [{ files: /^sw\.js$/, replaces: /&&\(\w+\.length=0\)/, with: '' }],
    spec: 'storage',
    test: 'storage is full later',
    says: /toBeLessThan/,
  },
  {
    promise: 'A deployment takes nothing from an open page',
    how: 'nobody listens for files that are gone',
    edits: [{ files: SCRIPTS, replaces: /addEventListener\(`vite:preloadError`/, with: 'addEventListener(`never`' }],
    spec: 'storage',
    test: 'that took its files away',
    says: /toBeAttached|toBeVisible/,
  },
  {
    promise: 'What was typed survives a new version',
    how: 'drafts are not stored',
    edits: NO_DRAFTS,
    spec: 'reload',
    test: 'what was typed survives a reload',
    says: /typed/,
  },
  {
    promise: 'No secret is stored',
    how: 'passwords are noted in the session',
    edits: runs(
      'addEventListener("input",({target})=>{if(target.type==="password")sessionStorage.setItem("seen",target.value)},true)',
    ),
    spec: 'reload',
    test: 'what was typed survives a reload',
    says: /hunter2/,
  },
  {
    promise: 'No text becomes a part of the page',
    how: 'what is typed is read as HTML',
    edits: runs(
      'addEventListener("input",({target})=>{document.querySelector("main").insertAdjacentHTML("beforeend",String(target.value).slice(0,5000))},true)',
    ),
    spec: 'hostile',
    test: 'base-converter takes hostile texts',
    says: /injected/,
    isFull: true,
  },
  ...inOtherEngines({
    promise: 'No error is left uncaught',
    how: 'something fails when the site has started',
    edits: runs('setTimeout(()=>{throw new Error("a mistake of ours")})'),
    test: 'home shows every tool',
    says: /a mistake of ours/,
  }),
  ...inOtherEngines({
    promise: 'No page asks another origin for anything',
    how: 'a picture of another origin',
    edits: OTHER_ORIGIN,
    test: 'home shows every tool',
    says: /example\.org/,
  }),
  ...inOtherEngines({
    promise: 'The theme is kept',
    how: 'nothing is stored',
    edits: NOTHING_STORED,
    test: 'the theme is kept',
    says: /The theme is not kept/,
  }),
  ...inOtherEngines({
    promise: 'The language is kept',
    how: 'nothing is stored',
    edits: NOTHING_STORED,
    test: 'the language is kept',
    says: /After a reload home says/,
  }),
  ...inOtherEngines({
    promise: 'The palette opens by its keys',
    how: 'the page eats them',
    edits: runs('addEventListener("keydown",(event)=>{if(event.ctrlKey)event.stopImmediatePropagation()},true)'),
    test: 'the palette finds a tool and opens it',
    says: /the palette has the focus/,
  }),
  ...inOtherEngines({
    promise: 'Long work is done by the worker',
    how: 'no worker starts',
    edits: runs('Worker.prototype.postMessage=()=>{}'),
    test: 'hash-text works: cdc76e5c',
    says: /cdc76e5c9914/,
  }),
  ...inOtherEngines({
    promise: 'Tools work without a network',
    how: 'the worker answers nothing',
    edits: NOTHING_ANSWERED,
    test: 'without a network tools work',
    says: /NS_ERROR|ERR_|neterror|is open \(|is open$/m,
    isFull: true,
  }),
  ...inOtherEngines({
    promise: 'What was typed survives a new version',
    how: 'drafts are not stored',
    edits: NO_DRAFTS,
    test: 'without a network tools work',
    says: /half-typed" is seen/,
    isFull: true,
  }),
];
