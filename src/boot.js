// Runs in every page before the first paint, inline; the same text everywhere, so that one hash allows it.
// It must run in browsers too old for the rest, so it is written in old JavaScript.
(function () {
  var page = document.documentElement;
  var state = page.dataset;

  // A former path leads on, with what it carried.
  if (state.redirect) {
    location.replace(state.redirect + location.search + location.hash);
    return;
  }

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  function readJson(key) {
    try {
      return JSON.parse(read(key));
    } catch (error) {
      return null;
    }
  }

  var theme = read('theme');
  if (theme === 'light' || theme === 'dark') state.theme = theme;

  state.menu = readJson('isMenuCollapsed') === true ? 'collapsed' : 'open';

  var collapsed = readJson('collapsedCategories');
  var names = [];
  for (var name in collapsed) if (collapsed[name] === true) names.push(name);
  state.collapsed = names.join(' ');

  var tags = { __proto__: null, 'zh-cn': 'zh-CN', en: 'en', fr: 'fr' };
  var asked = /[?&]lang=([a-z-]+)/.exec(location.search);
  var locale = asked && tags[asked[1]] ? asked[1] : 'named' in state ? state.written : read('locale');
  // The page for unknown addresses is one for all languages, of which their path may name one. It tells where the site begins.
  var folder = location.pathname.slice((state.unknown || '').length).split('/')[0];
  if (state.unknown && !asked && tags[folder]) locale = folder;
  if (!tags[locale]) locale = state.written || 'zh-cn';
  page.lang = tags[locale];

  // Room for the tools that were used last, which come a moment later.
  if ((readJson('recentTools') || []).length) state.recent = '';

  // The page was written in one language, with the tools that were new then and no favourites. Where the visitor's language has a page of its own,
  // its content is put in the place of this one's; else the script draws the page afresh, however late it comes. Until then it is laid out but not
  // shown, though only for a few seconds.
  var favourites = readJson('favouriteTools');
  if (!Array.isArray(favourites)) favourites = [];
  var isOld = state.newUntil && Date.now() >= Number(state.newUntil);
  var isOther = locale !== state.written;
  if (isOther || isOld || favourites.length > 0) {
    hide();
    if (!isOld && window.fetch && (!isOther || 'translated' in state)) window.arranged = arrange();
  }

  // Before the script that takes the page over, which expects all of it.
  document.addEventListener('readystatechange', complete, { once: true });

  // The words of that language, and of no other; its page comes first, since nothing is seen before that.
  (state.words || '').split(' ').forEach(function (file) {
    if (file.indexOf(locale + '-')) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = './assets/' + file;
    document.head.appendChild(link);
  });
  function hide() {
    state.csr = '';
    setTimeout(show, 5000);
  }
  function show() {
    if ('csr' in state) state.csr = 'shown';
  }
  // When everything is parsed, and before any script that waits for that.
  function arrange() {
    var parsed = new Promise(function (done) {
      document.addEventListener('readystatechange', done, { once: true });
    });
    var address = './' + locale + '/' + location.pathname.split('/').pop();
    return Promise.all([isOther && !state.unknown && fetch(address).then(textOf), parsed])
      .then(function (texts) {
        if (isOther) translate(texts[0]);
        complete();
        copyFavourites();
        delete state.csr;
      })
      .catch(function () {
        // Drawn afresh, then.
      });
  }
  function textOf(answer) {
    return answer.ok ? answer.text() : '';
  }
  function translate(text) {
    var root = document.getElementById('root');
    // The page for unknown addresses holds its other languages; any other page lies in a folder of its own.
    var other = state.unknown
      ? document.querySelector('template[lang="' + tags[locale] + '"]').content
      : new DOMParser()
          .parseFromString(text.split('="../assets/').join('="./assets/'), 'text/html')
          .getElementById('root');
    root.replaceChildren.apply(root, other.childNodes);
    state.written = locale;
  }
  // Home says in its cards what its menu and the hearts would say again: of those only the first is written, and the others are made of it.
  function complete() {
    var menu = document.querySelector('[data-brief]');
    if (!menu) return;
    var model = menu.querySelector('li');
    var heart = document.querySelector('main li > button');
    var nameIn = function (link) {
      return link.children[1].firstChild.data;
    };
    var label = heart.getAttribute('aria-label').split(nameIn(heart.previousSibling));
    // What is in the page already is styled again with each attribute, so each is whole when it comes in.
    document.querySelectorAll('main li').forEach(function (card) {
      var link = card.firstChild;
      var name = nameIn(link);
      var href = link.getAttribute('href');
      if (link === card.lastChild) {
        var own = heart.cloneNode(true);
        own.setAttribute('aria-label', label.join(name));
        card.appendChild(own);
      }
      var list = menu.querySelector('[data-cat="' + card.closest('section').id + '"] > ul');
      if (!list || href === model.firstChild.getAttribute('href')) return;
      var item = model.cloneNode(true);
      var entry = item.firstChild;
      entry.dataset.cat = card.dataset.cat;
      entry.setAttribute('href', href);
      entry.replaceChildren(link.firstChild.cloneNode(true), model.querySelector('span').cloneNode());
      entry.firstChild.dataset.size = 'm';
      entry.lastChild.textContent = name;
      var badge = link.children[1].children[0];
      if (badge) entry.appendChild(badge.cloneNode(true));
      list.appendChild(item);
    });
    delete menu.dataset.brief;
  }
  // They are copies of what the page holds anyway, in the frames that it has for them.
  function copyFavourites() {
    var frames = document.querySelectorAll('#root [data-favourites]');
    favourites.forEach(function (id) {
      frames.forEach(function (frame) {
        var own = frame.closest('nav, main').querySelector('li > a[href="./' + CSS.escape(id) + '"]');
        if (!own) return;
        frame.appendChild(own.parentNode.cloneNode(true));
        state.favourites = '';
      });
    });
  }

  // A notice instead of a blank or dead page, when the script cannot be loaded, read or started.
  function fail() {
    if ('started' in state) return;
    show();
    state.failed = '';
  }
  var tries = location.pathname.split('/').length;
  var up = './';
  addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (!target || target.tagName !== 'SCRIPT') {
        if (event.error) fail();
        return;
      }
      // The page for unknown addresses looks for its script where the site was built for, then beside itself and in each folder above.
      var other = target.getAttribute('data-else');
      if (!other || !--tries) {
        fail();
        return;
      }
      // Its links and styles lead elsewhere, so that the script draws it afresh.
      hide();
      var script = document.createElement('script');
      script.type = 'module';
      script.src = up + other;
      script.setAttribute('data-else', other);
      up += '../';
      document.head.appendChild(script);
    },
    true,
  );
  addEventListener('unhandledrejection', fail);

  // What is pasted before anything takes it is kept for who will; in a field it is the field's.
  window.keepPaste = function (event) {
    var target = event.target;
    if (event.defaultPrevented || (target.closest && target.closest('input, textarea, select, [contenteditable]')))
      return;
    var pasted = event.clipboardData;
    window.pasted = { text: pasted.getData('text/plain'), file: pasted.files[0] };
  };
  addEventListener('paste', window.keepPaste);

  // What is typed on a tool's page before its first field can take it is kept for that field, unless it is a key of the page.
  window.typed = '';
  function keep(key, isText) {
    var isLetter = isText && (window.typed || (key !== ' ' && key !== '?'));
    if (isLetter) window.typed += key;
    else if (window.typed && key === 'Enter') window.typed += '\n';
    else if (window.typed && key === 'Backspace') window.typed = window.typed.slice(0, -1);
    else return false;
    return true;
  }

  // Whoever asks for the search before it is there: what is typed from then on is for it, and for nothing else.
  var SEARCH = '[aria-keyshortcuts^="Control+K"]';
  addEventListener('click', function (event) {
    if (!('started' in state) && event.target.closest(SEARCH)) state.search = state.search || '';
  });
  addEventListener(
    'keydown',
    function (event) {
      var isStarted = 'started' in state;
      if (isStarted && !('search' in state) && !('typed' in window)) return;
      var isCommand = event.ctrlKey || event.metaKey;
      var isText = event.key.length === 1 && !isCommand && !event.altKey;
      var isKey = isCommand && event.key.toLowerCase() === 'k';
      var active = document.activeElement;
      var isAsked = isText && event.key !== ' ' && active && active.matches('main ' + SEARCH);
      if (!('search' in state) && (isStarted || (!isKey && !isAsked))) {
        var isFree = !active || active === document.body || active.id === 'main';
        if (!isFree || !('typed' in window) || !document.querySelector('main h1[data-cat]')) return;
        if (keep(event.key, isText)) event.preventDefault();
        return;
      }
      if (isKey || isAsked) state.search = state.search || '';
      if (isText) state.search += event.key;
      else if (event.key === 'Backspace') state.search = state.search.slice(0, -1);
      else if (event.key === 'Escape') delete state.search;
      else if (!isKey && event.key !== 'Enter') return;
      event.preventDefault();
    },
    true,
  );
  if (!('noModule' in HTMLScriptElement.prototype) || !('popover' in HTMLElement.prototype) || ![].toSorted) {
    state.old = '';
  }
})();
