import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { codeSentTo, newEmail, newMobile } from '#testing/registrations.ts';
import { apiCallerFor, test } from '#testing/test.ts';

const password = 'a lamp in the window';
const born = { date_of_birth: '2015-05-01' };
const mother = { name: 'Sunita Rao', relation: 'Mother' } as const;

test('rejects a guardian at the mailbox of the child, however it is spelled', async ({ callApi, given }) => {
  const child = await given.talent(born, { email: 'tara.rao@gmail.com' });
  const name = (email: string) => callApi('PUT /api/user/guardian', { body: { ...mother, email } }, child);

  const answers = [
    await name('tara.rao@gmail.com'),
    await name('Tara.Rao+mum@gmail.com'),
    await name('tararao@googlemail.com'),
  ];
  const own = await name('sunita.rao@gmail.com');

  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'guardian_email_is_own', fields: { email: expect.any(String) } },
    });
  expect(own.status).toBe(200);
});

test('rejects a guardian at the email that the child can restore', async ({ callApi, deliver, given }) => {
  const child = await given.talent(born, { password });
  const email = newEmail();
  await callApi('POST /api/user/change-email', { body: { email, password } }, child);
  const otp = codeSentTo(email, await deliver());
  await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, child);

  const body = { ...mother, email: child.email.replace('@', '+mum@') };
  const named = await callApi('PUT /api/user/guardian', { body }, child);

  expect(named.body.code).toBe('guardian_email_is_own');
});

test('takes the email of an account that has the mobile number of the guardian', async ({
  callApi,
  db,
  given,
}) => {
  const child = await given.talent(born);

  const body = { ...mother, mobile: child.mobile, email: child.email };
  const named = await callApi('PUT /api/user/guardian', { body }, child);

  expect(named.status).toBe(200);
  const guardians = db.selectFrom('guardian').select('runs_account').where('talent_id', '=', child.id);
  expect(await guardians.execute()).toEqual([{ runs_account: true }]);
});

test('rejects the mailbox of the child, also with its mobile number, where no text messages can be sent', async ({
  callApi,
  deliver,
  given,
  services,
}) => {
  const app = await buildApp({ ...services, config: { ...services.config, mode: 'production' } });
  const child = await given.talent(born, { password });
  const { mobile } = child;
  const name = (email: string) =>
    apiCallerFor(app)('PUT /api/user/guardian', { body: { ...mother, mobile, email } }, child);

  const own = await name(child.email);
  const email = newEmail();
  const named = await name(email);
  await app.close();
  await deliver();
  await callApi('POST /api/user/change-email', { body: { email, password } }, child);
  const otp = codeSentTo(email, await deliver());
  const taken = await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, child);

  expect([own.body.code, named.status, taken.body.code]).toEqual([
    'guardian_email_is_own',
    200,
    'email_is_guardians',
  ]);
});

test('rejects the mailbox of another child', async ({ callApi, given }) => {
  const [child, friend] = [await given.talent(born), await given.talent(born)];

  const body = { ...mother, email: friend.email.replace('@', '+mum@') };
  const named = await callApi('PUT /api/user/guardian', { body }, child);

  expect(named.body.code).toBe('guardian_contact_is_childs');
});

test('a child does not change to the email of its guardian', async ({ callApi, deliver, given }) => {
  const child = await given.talent(born, { password });
  const guardian = newEmail();
  await callApi('PUT /api/user/guardian', { body: { ...mother, email: guardian } }, child);
  await deliver();
  const change = async (email: string) => {
    await callApi('POST /api/user/change-email', { body: { email, password } }, child);
    const otp = codeSentTo(email, await deliver());
    return callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, child);
  };

  const rejected = await change(guardian.replace('@', '+tara@'));
  const taken = await change(newEmail());

  expect(rejected).toMatchObject({
    status: 409,
    body: { code: 'email_is_guardians', fields: { email: expect.any(String) } },
  });
  expect(taken.status).toBe(200);
});

test('records that the guardian runs an account whose mobile number becomes the guardian’s', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const child = await given.talent(born, { password });
  const mobile = newMobile();
  await callApi('PUT /api/user/guardian', { body: { ...mother, mobile } }, child);
  await deliver();

  await callApi('POST /api/user/change-mobile', { body: { mobile, password } }, child);
  const otp = codeSentTo(mobile, await deliver());
  const changed = await callApi('POST /api/user/change-mobile/confirm', { body: { mobile, otp } }, child);

  expect(changed.status).toBe(200);
  const guardians = db.selectFrom('guardian').select('runs_account').where('talent_id', '=', child.id);
  expect(await guardians.execute()).toEqual([{ runs_account: true }]);
});

test('sends the lost link to a guardian who types another spelling of the email', async ({
  callApi,
  deliver,
  given,
}) => {
  const child = await given.talent(born);
  const email = newEmail();
  await callApi('PUT /api/user/guardian', { body: { ...mother, email } }, child);
  await deliver();

  await callApi('POST /api/guardian/link', { body: { contact: email.replace('@', '+home@') } });

  expect((await deliver()).map(({ to }) => to)).toEqual([email]);
});
