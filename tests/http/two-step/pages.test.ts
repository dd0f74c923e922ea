import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { Phone, setUpTwoStep, TWO_STEP } from '../../factories/authenticator';
import { signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const PASSWORD = 'three blue lanterns';
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
});

it('the pages of the second step are valid HTML, in each of their states', async () => {
  const person = await signedIn(app, { passwordHash: await argon2Keeper().hash(PASSWORD) });
  const { visitor } = person;
  const off = await visitor.get(TWO_STEP);
  const settingUp = await visitor.post(TWO_STEP, { intent: 'begin', current_password: PASSWORD });
  const phone = new Phone(/id="two-step-key">([A-Z2-7 ]+)</.exec(settingUp.html)?.[1] ?? '');
  const pages = {
    off,
    'off, refused': await visitor.post(TWO_STEP, { intent: 'begin' }),
    'setting up': settingUp,
    'setting up, refused': await visitor.post(TWO_STEP, { intent: 'confirm', code: phone.wrongCode() }),
    'recovery codes': await visitor.post(TWO_STEP, { intent: 'confirm', code: phone.code() }),
    on: await visitor.get(TWO_STEP),
    'on, refused': await visitor.post(TWO_STEP, { intent: 'end', current_password: PASSWORD, code: '' }),
    security: await visitor.get('/mileage/account/security'),
    people: await visitor.post('/mileage/account/people', { intent: 'two-step', required: '1' }),
  };
  const guest = new Visitor(app.origin);
  const asked = await guest.post('/mileage/login', { email: person.email, password: PASSWORD });
  const all = {
    ...pages,
    'second step': asked,
    'second step, refused': await guest.post('/mileage/login/verify', { code: '' }),
    'recovery code': await guest.get('/mileage/login/verify?by=recovery&to=%2Fmileage%2Faccount'),
  };
  for (const [name, { html }] of Object.entries(all)) {
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
      name,
    ).toEqual([]);
  }
});

it('an app that was lost while it was set up does no harm: the set-up begins anew', async () => {
  const person = await signedIn(app, { passwordHash: await argon2Keeper().hash(PASSWORD) });
  const begun = await person.visitor.post(TWO_STEP, { intent: 'begin', current_password: PASSWORD });
  const lost = new Phone(/id="two-step-key">([A-Z2-7 ]+)</.exec(begun.html)?.[1] ?? '');
  const { recoveryCodes } = await setUpTwoStep(person.visitor, PASSWORD);
  expect(recoveryCodes).toHaveLength(10);
  expect(
    (await person.visitor.post(TWO_STEP, { intent: 'end', current_password: PASSWORD, code: lost.code(1) }))
      .status,
  ).toBe(422);
});
