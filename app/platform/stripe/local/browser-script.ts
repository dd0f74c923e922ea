/**
 * Stands in for Stripe's script where test billing runs: `Stripe(key).elements().create('card')` shows fields for a test
 * card, and `createToken` turns them into a token at the local Stripe. The fields have no name, so no form sends them.
 */
export const browserScript = (base: string): string => `(function () {
  'use strict';
  var base = ${JSON.stringify(base)};
  function CardElement() { this.handlers = {}; this.fields = {}; this.root = null; }
  CardElement.prototype.mount = function (target) {
    var root = typeof target === 'string' ? document.querySelector(target) : target;
    var self = this;
    root.textContent = '';
    [['number', 'Card number', '4242 4242 4242 4242'], ['expiry', 'MM/YY', '12/34'], ['cvc', 'CVC', '123'], ['zip', 'ZIP', '75201']].forEach(function (entry) {
      var input = document.createElement('input');
      input.type = 'text';
      input.inputMode = 'numeric';
      input.autocomplete = 'off';
      input.className = 'input card-' + entry[0];
      input.placeholder = entry[2];
      input.setAttribute('aria-label', entry[1]);
      input.setAttribute('data-test-card', entry[0]);
      input.addEventListener('input', function () { self.emit('change', { complete: self.complete(), empty: false, error: undefined }); });
      self.fields[entry[0]] = input;
      root.appendChild(input);
    });
    self.root = root;
    setTimeout(function () { self.emit('ready', {}); }, 0);
  };
  CardElement.prototype.unmount = function () { if (this.root) this.root.textContent = ''; };
  CardElement.prototype.destroy = CardElement.prototype.unmount;
  CardElement.prototype.on = function (name, handler) { (this.handlers[name] = this.handlers[name] || []).push(handler); return this; };
  CardElement.prototype.emit = function (name, event) { (this.handlers[name] || []).forEach(function (handler) { handler(event); }); };
  CardElement.prototype.focus = function () { this.fields.number.focus(); };
  CardElement.prototype.complete = function () {
    return this.fields.number.value.replace(/\\D/g, '').length >= 15 && /^\\d\\d\\s*\\/\\s*\\d\\d$/.test(this.fields.expiry.value.trim()) && /^\\d{3,4}$/.test(this.fields.cvc.value.trim());
  };
  window.Stripe = function (key) {
    return {
      elements: function () { return { create: function () { return new CardElement(); } }; },
      createToken: function (card) {
        if (!card.fields.number.value) return Promise.resolve({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } });
        if (!/^[\\w -]{3,10}$/.test(card.fields.zip.value.trim())) return Promise.resolve({ error: { type: 'validation_error', message: 'Your postal code is incomplete.' } });
        var expiry = card.fields.expiry.value.split('/');
        var body = new URLSearchParams();
        body.set('card[number]', card.fields.number.value);
        body.set('card[exp_month]', (expiry[0] || '').trim());
        body.set('card[exp_year]', (expiry[1] || '').trim());
        body.set('card[cvc]', card.fields.cvc.value.trim());
        body.set('card[address_zip]', card.fields.zip.value.trim());
        return fetch(base + '/v1/tokens', { method: 'POST', headers: { Authorization: 'Bearer ' + key }, body: body }).then(function (response) {
          return response.json().then(function (answer) { return answer.error ? { error: answer.error } : { token: answer }; });
        }, function () { return { error: { type: 'api_connection_error', message: 'Network Error' } }; });
      }
    };
  };
})();
`;
