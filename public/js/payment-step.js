/* global document, window */
// The payment step with the provider's own card field. The page is whole without this script: then the card is typed at
// the provider's page. What is typed into the field goes from the browser to the provider; the form sends only its token.
(() => {
  'use strict';
  const WRONG = 'Something went wrong';
  const form = document.querySelector('form[data-payment]');
  if (!form) return;
  const find = (name) => form.querySelector(`[data-${name}]`);
  const button = find('pay');
  const place = find('card');
  const frame = find('card-frame');
  const message = find('message');
  const token = form.elements.namedItem('stripe_token');
  const authorized = form.elements.namedItem('authorized');
  const choices = [...form.querySelectorAll('input[name="card_id"]')];
  const words = button.textContent;
  let sending = false;
  /** Resolves to the provider and its mounted field; asked for once, when a card is typed. */
  let field = null;

  const say = (text) => {
    message.textContent = text ?? '';
    message.hidden = !text;
  };

  const typesCard = () =>
    frame !== null &&
    (choices.length === 0 || choices.some((choice) => choice.checked && choice.value === ''));

  const loadProvider = () =>
    new Promise((resolve, reject) => {
      if (window.Stripe) return resolve(window.Stripe);
      const script = document.createElement('script');
      script.src = form.dataset.script;
      script.onload = () => (window.Stripe ? resolve(window.Stripe) : reject(new Error(WRONG)));
      script.onerror = () => reject(new Error(WRONG));
      document.head.append(script);
    });

  const mountField = async () => {
    const factory = await loadProvider();
    const provider = factory(form.dataset.key);
    const card = provider.elements().create('card');
    card.on('change', (event) => say(event.error?.message));
    card.mount(place);
    return { provider, card };
  };

  const show = () => {
    const typing = typesCard();
    if (frame) frame.hidden = !typing;
    if (typing && field === null) {
      field = mountField();
      field.catch(() =>
        say(`${WRONG}: the payment service could not be reached. Reload the page to try again.`),
      );
    }
    button.disabled = sending || (authorized !== null && !authorized.checked);
    button.textContent = sending ? 'One moment...' : words;
  };

  const tokenOf = async () => {
    const { provider, card } = await field;
    const answer = await provider.createToken(card);
    if (!answer.token) throw new Error(answer.error?.message ?? WRONG);
    return answer.token.id;
  };

  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    if (sending) return event.preventDefault();
    sending = true;
    // A disabled button would be left out of the form that is being sent.
    setTimeout(show);
    if (!typesCard()) return;
    event.preventDefault();
    tokenOf().then(
      (id) => {
        token.value = id;
        form.submit();
      },
      (error) => {
        sending = false;
        say(error.message);
        show();
      },
    );
  });
  // Back from another page: the form is as it was left, but nothing is being sent.
  window.addEventListener('pageshow', () => {
    sending = false;
    show();
  });

  for (const element of form.querySelectorAll('[data-needs-script]')) element.hidden = false;
  for (const element of form.querySelectorAll('[data-without-script]')) element.hidden = true;
  show();
})();
