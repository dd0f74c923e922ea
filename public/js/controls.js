/* global document */
// Dropdowns and messages without the framework; on all signed-in pages, what loads when used.
(() => {
  const load = (name, event) => {
    if (load[name]) return;
    event?.preventDefault();
    load[name] = document.createElement('script');
    load[name].src = `/mileage/js/${name}.js?v=1`;
    load[name].onload = () => event?.target.dispatchEvent(new event.constructor(event.type, event));
    document.head.append(load[name]);
  };
  document.addEventListener('input', () => load('keep-typed'), { once: true });
  // For keep-typed, where it comes later than this.
  document.addEventListener('submit', (event) => (event.target.sent = event));
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (
      ctrlKey || metaKey
        ? key === 'k'
        : /^[nf/?]$/.test(key) && !altKey && !target.matches('input,textarea,select')
    )
      load('keys', event);
  });
  document.addEventListener('click', (event) => {
    if (event.target.closest('[data-asks]') && !event.ctrlKey) load('keys', event);
  });
  try {
    if (/:{"/.test(sessionStorage.typed)) load('keep-typed');
  } catch {
    // It keeps nothing.
  }
  if (document.querySelector('.toasts *')) load('said');
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
      // A pointer's click opens it anyway.
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
    const navigation = document.querySelector('#nav-open:checked');
    if (navigation) {
      navigation.checked = false;
      giveBack(navigation);
    }
  });
  for (const close of document.querySelectorAll('[data-close]')) close.hidden = false;
})();
