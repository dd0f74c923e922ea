/* global document */
// What the shell's controls do with scripts, on signed-in pages that carry no others: a dropdown opens when the keyboard reaches it and
// closes when it is left; Escape closes it and the navigation; a message that stays can be closed. On every signed-in page: loads
// what keeps typed text, and the keys, when they are first used.
(() => {
  'use strict';
  const loaded = {};
  const load = (name) => {
    if (loaded[name]) return;
    loaded[name] = true;
    document.head.append(
      Object.assign(document.createElement('script'), { src: `/mileage/js/${name}.js?v=1` }),
    );
  };
  document.addEventListener('input', () => load('keep-typed'), { once: true });
  try {
    if (/:{"/.test(sessionStorage.typed)) load('keep-typed');
  } catch {
    // A browser that keeps nothing.
  }
  if (document.currentScript.hasAttribute('data-framework')) return;

  const menus = () => document.querySelectorAll('details.menu');
  let isGivenBack = false;
  const giveBack = (element) => {
    isGivenBack = true;
    element.focus();
    isGivenBack = false;
  };

  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    for (const menu of menus()) {
      if (!menu.contains(target)) menu.open = false;
      // A pointer's focus comes before its click, which opens it anyway; from inside the menu the way leads out of it.
      else if (target.matches('summary:focus-visible') && !isGivenBack && !menu.contains(relatedTarget))
        menu.open = true;
    }
  });
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus()) if (!menu.contains(target)) menu.open = false;
    target.closest('[data-close]')?.closest('.notice').remove();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of menus()) {
      if (!menu.open) continue;
      menu.open = false;
      giveBack(menu.querySelector('summary'));
    }
    const navigation = document.getElementById('nav-open');
    if (navigation && navigation.checked) {
      navigation.checked = false;
      giveBack(navigation);
    }
  });
  for (const close of document.querySelectorAll('[data-close]')) close.hidden = false;
})();
