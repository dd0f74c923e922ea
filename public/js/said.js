/* global document */
// What just happened, for who does not see it: what stands in a page from its start is not read out.
(() => {
  'use strict';
  const said = document.querySelector('.toasts');
  // A field may be given the focus by its page later than this comes.
  if (document.activeElement !== document.body || document.querySelector('[autofocus]')) {
    const aloud = document.createElement('p');
    aloud.className = 'visually-hidden';
    aloud.setAttribute('role', 'status');
    document.body.append(aloud);
    setTimeout(() => (aloud.textContent = said.textContent), 500);
    return;
  }
  said.focus({ preventScroll: true });
})();
