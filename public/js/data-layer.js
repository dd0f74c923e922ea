/* global document, window */
// Hands the events of this page to whatever reads the data layer, if anything does. Each is pushed once.
(() => {
  'use strict';
  const script = document.currentScript;
  window.dataLayer = window.dataLayer || [];
  for (const event of JSON.parse(script.dataset.events)) window.dataLayer.push(event);
})();
