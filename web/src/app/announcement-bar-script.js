// Runs in the page as it is, before the page is painted: shows the announcements for the reader's role,
// unless they have ended or were dismissed in this browser.
(() => {
  const bar = document.currentScript.parentNode;
  const sections = [...bar.querySelectorAll('[data-key]')];
  const KEY = 'dismissed_announcements';
  const KEPT = 20;

  // Browsers can forbid storage; the reader is then a visitor.
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function listDismissed() {
    try {
      return [].concat(JSON.parse(read(KEY) ?? '[]'));
    } catch {
      return [];
    }
  }

  function roleOfReader() {
    if (!read('token')) return 'visitors';
    return read('user') ? 'talent' : 'production';
  }

  function show() {
    const audiences = ['everyone', roleOfReader()];
    const dismissed = listDismissed();
    for (const section of sections) {
      const { key, audience, ends } = section.dataset;
      section.hidden =
        !audiences.includes(audience) || dismissed.includes(key) || Date.parse(ends) <= Date.now();
    }
  }

  function dismiss(section) {
    try {
      localStorage.setItem(KEY, JSON.stringify([...listDismissed(), section.dataset.key].slice(-KEPT)));
    } catch {
      // It is dismissed until the page is loaded again.
    }
    section.hidden = true;
    document.querySelector('main')?.focus();
  }

  for (const section of sections) {
    const button = section.querySelector('button');
    button.hidden = false;
    button.addEventListener('click', () => dismiss(section));
  }
  show();
  addEventListener('storage', show);
  addEventListener('session-change', show);
})();
