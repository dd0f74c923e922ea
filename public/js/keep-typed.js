/* global document, window, location */
// What is typed into a form of a signed-in page survives a reload, Back, Forward and a link: it is kept in this tab by the address of the
// form until the server has saved it, and a link asks first. Passwords, codes, cards and files are not kept. Signing out forgets all of it.
(() => {
  'use strict';
  const isAwaited = document.querySelector('script[data-framework]') !== null;
  const owner = document.querySelector('[data-person]')?.dataset.person ?? '';
  /** By the English text, where the page is in another language. */
  const words = JSON.parse(document.querySelector('[data-words]')?.dataset.words ?? '{}');
  const SECRET = /password|token|secret|^code$|card|captcha/i;
  /** Hidden fields that say which try and which edition of a record was typed into. */
  const TRIED = /^(idempotencyKey|revision|row\.\d+)$/;
  /** Hidden fields that tell one form of a page from another. */
  const NAMING = /^(intent|id|key|jurisdiction|\w+Id)$/;
  const UNTYPED = /^(hidden|file|password|submit|button|reset|image|fieldset|output)$/;
  const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

  // --- the store ----------------------------------------------------------------------------------------------------

  /** `forms` by their identity, and the last `seen` word of the server. */
  const read = () => {
    try {
      const all = JSON.parse(sessionStorage.getItem('typed'));
      if (all?.forms) return all;
    } catch {
      // A browser that keeps nothing, or something that is not ours.
    }
    return { forms: {}, seen: '' };
  };
  const change = (work) => {
    const all = read();
    work(all);
    try {
      sessionStorage.setItem('typed', JSON.stringify(all));
    } catch {
      // No room: the form itself is still there.
    }
  };
  const keptOf = (name) => read().forms[name];
  const drop = (name) => {
    if (keptOf(name)) change(({ forms }) => delete forms[name]);
  };
  const forgetAll = () => change((all) => (all.forms = {}));

  // --- forms and what stands in them --------------------------------------------------------------------------------

  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio';
  const isSearch = (field) => field.type === 'hidden' && field.closest('.search-select') !== null;
  const isTyped = (field) =>
    field.name !== '' &&
    !SECRET.test(field.name) &&
    !/^(cc-|one-time)/.test(field.autocomplete ?? '') &&
    (isSearch(field) || !UNTYPED.test(field.type));
  const fieldsOf = (form) => [...form.elements].filter(isTyped);
  const triedOf = (form) =>
    [...form.elements].filter(({ name, type }) => type === 'hidden' && TRIED.test(name));

  /** Ticks alone are no work that anybody would miss. */
  const isKeeping = (form) =>
    form.getAttribute('method') === 'post' &&
    form.dataset.typed !== 'off' &&
    fieldsOf(form).some(({ type }) => type !== 'checkbox');
  const formsHere = () => [...document.forms].filter(isKeeping);
  const pathOf = (form) => new URL(form.getAttribute('action') ?? '', location.href).pathname;

  const identity = (form) => {
    const naming = [...form.elements]
      .filter(({ name, type }) => type === 'hidden' && NAMING.test(name))
      .filter((field) => !isSearch(field))
      .map(({ name, value }) => `${name}=${value}`);
    return [location.pathname + location.search, pathOf(form), fieldsOf(form)[0]?.name, ...naming].join(' ');
  };
  const nameOf = (form) => {
    const name = identity(form);
    const same = formsHere().filter((one) => identity(one) === name);
    return same.length > 1 ? `${name} ${same.indexOf(form)}` : name;
  };

  const stateOf = (form) =>
    fieldsOf(form).map((field) => [
      field.name,
      isChoice(field) ? field.checked : field.value,
      field.type === 'radio' ? field.value : '',
    ]);
  /** What the server has written there. */
  const givenIn = (field) => {
    if (isChoice(field)) return field.defaultChecked;
    if (!field.options) return isSearch(field) ? field.value : field.defaultValue;
    return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
  };
  const givenOf = (form) =>
    JSON.stringify(
      fieldsOf(form).map((field) => [field.name, givenIn(field), field.type === 'radio' ? field.value : '']),
    );

  // --- forms that are done ------------------------------------------------------------------------------------------

  /** The server names the form that it has saved; each of its words counts once in a tab, and ends by itself. */
  function dropDone() {
    const done = /(?:^|;\s*)stateline_done=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    change((all) => {
      const path = done === all.seen ? null : decodeURIComponent(done).split('~')[1];
      all.seen = done;
      for (const [name, kept] of Object.entries(all.forms)) {
        const isForeign = owner !== '' && kept.owner !== owner;
        const isOld = Date.now() - kept.at > FORGOTTEN_AFTER_MS;
        if (isOld || isForeign || (kept.isSent && kept.path === path)) delete all.forms[name];
      }
    });
  }

  // --- what was typed comes back ------------------------------------------------------------------------------------

  const setterOf = (field) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.bind(field);
  /** By the element's own setter and with its events, so that the page's scripts hear of it as of typing. */
  function write(field, value) {
    if (isChoice(field)) {
      if (field.checked !== value) field.click();
      return;
    }
    // A choice that the list no longer has stays as the server gave it.
    if (field.options && ![...field.options].some((option) => option.value === value)) return;
    setterOf(field)?.(value);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }

  const placeOf = (field) => `${field.name} ${field.type === 'radio' ? field.value : ''}`;
  const soon = () => new Promise((resolve) => window.setTimeout(resolve, 0));
  const given = new Map();
  const touched = new Set();
  /** Of a form that came back: written there only when it is sent, for the framework puts its own values back. */
  const earlier = new Map();
  let isWriting = false;

  async function bringBack(form) {
    const name = nameOf(form);
    const kept = keptOf(name);
    if (!kept) return;
    // The answer to a form that was refused brings what was sent, and says what is wrong with it.
    if (kept.isSent && /^Error: /.test(document.title)) {
      given.delete(form);
      return;
    }
    if (JSON.stringify(kept.fields) === given.get(form)) return drop(name);
    isWriting = true;
    // A form with rows makes as many of them as were typed into.
    form.dispatchEvent(new CustomEvent('stateline:typed', { detail: kept.fields }));
    await soon();
    const places = {};
    for (const field of fieldsOf(form)) (places[placeOf(field)] ??= []).push(field);
    for (const [fieldName, value, choice] of kept.fields) {
      const field = places[`${fieldName} ${choice}`]?.shift();
      if (!field || field.disabled || touched.has(field)) continue;
      if ((isChoice(field) ? field.checked : field.value) !== value) write(field, value);
    }
    earlier.set(form, kept.tried);
    isWriting = false;
    say(form, name);
  }

  function element(kind, text, set = {}) {
    return Object.assign(document.createElement(kind), { textContent: words[text] ?? text, ...set });
  }
  function button(text, act, kind = '') {
    const made = element('button', text, { type: 'button', className: `button ${kind}` });
    made.addEventListener('click', act);
    return made;
  }

  const gone = new Set();
  function discard(forms) {
    for (const form of forms) {
      gone.add(form);
      drop(nameOf(form));
    }
  }

  function say(form, name) {
    const line = element('div', '', { className: 'notice typed-back' });
    line.setAttribute('role', 'status');
    const text = element('p', 'Restored what you typed. It is not saved yet.');
    const over = button(
      'Discard',
      () => {
        gone.add(form);
        drop(name);
        location.replace(location.pathname + location.search);
      },
      'button-small',
    );
    text.append(' ', over);
    line.append(text);
    form.before(line);
  }

  // --- typing -------------------------------------------------------------------------------------------------------

  let isReady = false;
  // controls.js has seen what was sent before this was here.
  const sent = new Set(
    [...document.forms].filter(
      ({ sent: event }) => event && !event.defaultPrevented && !event.submitter?.formNoValidate,
    ),
  );
  const isDirty = (form) => !gone.has(form) && JSON.stringify(stateOf(form)) !== given.get(form);
  function keep(form) {
    if (!isReady || isWriting || gone.has(form) || !isKeeping(form)) return;
    const name = nameOf(form);
    // The form of a page that was refused counts as typed into, unchanged as it is.
    if (!isDirty(form)) return drop(name);
    const tried = {
      ...Object.fromEntries(triedOf(form).map(({ name: one, value }) => [one, value])),
      ...earlier.get(form),
    };
    const kept = {
      path: pathOf(form),
      fields: stateOf(form),
      tried,
      owner,
      at: Date.now(),
      isSent: sent.has(form),
    };
    change(({ forms }) => (forms[name] = kept));
  }
  let timer = 0;
  const later = (form) => {
    if (!form || isWriting) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => keep(form), 50);
  };
  const onTyping = ({ target }) => {
    if (!isWriting && target.form) touched.add(target);
    later(target.form);
  };
  document.addEventListener('input', onTyping);
  document.addEventListener('change', onTyping);
  document.addEventListener('keyup', ({ target }) => later(target.form));
  // Rows that are added, moved or removed, and choices of a list.
  document.addEventListener('click', ({ target }) => later(target.closest?.('form')));
  window.addEventListener('pagehide', () => {
    for (const form of formsHere()) keep(form);
  });
  window.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (/\/logout$/.test(pathOf(form))) {
      for (const one of formsHere()) gone.add(one);
      forgetAll();
      tellTabs();
    }
    // What the page itself has stopped was not sent; a step of the form comes back with it.
    if (event.defaultPrevented || submitter?.formNoValidate || !isKeeping(form)) return;
    const tried = earlier.get(form) ?? {};
    for (const field of triedOf(form)) if (tried[field.name]) field.value = tried[field.name];
    sent.add(form);
    keep(form);
  });

  let tabs;
  try {
    tabs = new window.BroadcastChannel('stateline-typed');
    tabs.addEventListener('message', forgetAll);
  } catch {
    // A browser without it: the other tabs forget at the next sign-in.
  }
  const tellTabs = () => tabs?.postMessage('signed out');

  // --- a link away --------------------------------------------------------------------------------------------------

  function ask(href, forms) {
    const box = element('dialog', '', { className: 'dialog' });
    const title = element('h2', 'Leave without saving?', { id: 'leave-title' });
    box.setAttribute('aria-labelledby', title.id);
    const head = element('div', '', { className: 'dialog-head' });
    const body = element('div', '', { className: 'dialog-body stack' });
    const actions = element('div', '', { className: 'actions' });
    const go = () => location.assign(href);
    actions.append(
      button('Keep editing', () => box.close(), 'button-primary'),
      button('Leave', go),
      button(
        'Discard and leave',
        () => {
          discard(forms);
          go();
        },
        'button-danger',
      ),
    );
    head.append(title);
    body.append(
      element(
        'p',
        'If you leave, what you typed stays in this tab and is back when you return to this form.',
      ),
      actions,
    );
    box.append(head, body);
    box.addEventListener('close', () => box.remove());
    document.body.append(box);
    box.showModal();
  }
  // After every other listener: a link that opens something here is none that leaves.
  window.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    if (!link || event.defaultPrevented || event.button !== 0 || !isReady || !window.HTMLDialogElement)
      return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.target === '_blank' || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return;
    const here = location.pathname + location.search;
    if (link.origin === location.origin && link.pathname + link.search === here && link.hash) return;
    const forms = formsHere().filter((form) => !sent.has(form) && isDirty(form));
    if (forms.length === 0) return;
    event.preventDefault();
    ask(link.href, forms);
  });

  // --- start --------------------------------------------------------------------------------------------------------

  // Where the form was sent before this came, the server's word may be of that one: the next page hears it.
  if (sent.size === 0) dropDone();
  async function start() {
    for (const form of formsHere()) given.set(form, givenOf(form));
    for (const form of formsHere()) await bringBack(form);
    isReady = true;
    // Typed before this was loaded.
    for (const form of formsHere()) if (given.has(form) && isDirty(form)) keep(form);
  }
  const isLive = () => document.documentElement.hasAttribute('data-live');
  if (!isAwaited || isLive()) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else void start();
  } else document.addEventListener('stateline:live', start, { once: true });
  // A page that comes back whole: what it shows may be saved by now.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const names = formsHere().map((form) => [form, nameOf(form), keptOf(nameOf(form)) !== undefined]);
    dropDone();
    for (const [form, name, was] of names) {
      if (was && !keptOf(name)) gone.add(form);
      else {
        sent.delete(form);
        delete form.sent;
      }
    }
  });
})();
