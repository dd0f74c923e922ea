/* global document, window */
// Adds a passkey to an account, and signs in with one: both need the browser's own dialog. Pages are whole without this
// script; the password and the mailed code sign in as ever.
(() => {
  'use strict';
  if (!window.PublicKeyCredential || !navigator.credentials) return;

  const bytesOf = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const textOf = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const listed = (credentials) => (credentials ?? []).map((one) => ({ ...one, id: bytesOf(one.id) }));

  const ask = async (form, fields) => {
    const answer = await fetch(form.dataset.question, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.message ?? form.dataset.failed);
    return said;
  };

  const made = async (form) => {
    const question = await ask(form, { current_password: form.elements.current_password?.value ?? '' });
    const { id, type, response } = await navigator.credentials.create({
      publicKey: {
        ...question,
        challenge: bytesOf(question.challenge),
        user: { ...question.user, id: bytesOf(question.user.id) },
        excludeCredentials: listed(question.excludeCredentials),
      },
    });
    return {
      id,
      rawId: id,
      type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    };
  };

  const shown = async (form) => {
    const question = await ask(form, { intent: 'question' });
    const { id, type, response } = await navigator.credentials.get({
      publicKey: {
        ...question,
        challenge: bytesOf(question.challenge),
        allowCredentials: listed(question.allowCredentials),
      },
    });
    return {
      id,
      rawId: id,
      type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: response.userHandle ? textOf(response.userHandle) : undefined,
      },
    };
  };

  for (const form of document.querySelectorAll('form[data-passkey]')) {
    const message = form.querySelector('[data-message]');
    const button = form.querySelector('button');
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      message.hidden = true;
      button.disabled = true;
      try {
        const credential = await (form.dataset.passkey === 'add' ? made(form) : shown(form));
        form.elements.answer.value = JSON.stringify(credential);
        form.submit();
      } catch (error) {
        // Whoever closed the browser's dialog knows that.
        if (error.name !== 'NotAllowedError') {
          message.textContent =
            error.name === 'InvalidStateError'
              ? 'This device has a passkey for this account.'
              : error.message || form.dataset.failed;
          message.hidden = false;
        }
        button.disabled = false;
      }
    });
  }
})();
