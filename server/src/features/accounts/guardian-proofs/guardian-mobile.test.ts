import { expect } from 'vitest';
import { pdf, picture } from '#testing/files.ts';
import { nameMother, proveMobile } from '#testing/guardian-proof.ts';
import { newEmail, newMobile } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const born = { date_of_birth: '2015-05-01' };

test('rejects the mobile number of the child’s account, unless the guardian runs the account', async ({
  callApi,
  deliver,
  given,
}) => {
  const tools = { callApi, deliver };
  const [child, sibling, run] = [
    await given.talent(born),
    await given.talent(born),
    await given.talent(born),
  ];
  const { email, pass } = await nameMother(tools, child);
  await nameMother(tools, sibling, { email });

  const own = await callApi('POST /api/guardian/mobile', { body: { pass, mobile: child.mobile } });
  const siblings = await callApi('POST /api/guardian/mobile', { body: { pass, mobile: sibling.mobile } });
  const another = await proveMobile(tools, pass, newMobile());
  const runs = await nameMother(tools, run, { mobile: run.mobile });

  for (const answer of [own, siblings])
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'guardian_mobile_is_childs', fields: { mobile: expect.any(String) } },
    });
  expect(another.proven.status).toBe(200);
  expect(runs.page).toMatchObject({
    children: [{ runs_account: true }],
    proof: { state: 'mobile', mobile: run.mobile },
  });
});

test('records that the guardian runs an account that takes the number that the guardian proved', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const tools = { callApi, deliver };
  const password = 'a lamp in the window';
  const child = await given.talent(born, { password });
  const { pass } = await nameMother(tools, child);
  const mobile = newMobile();
  await proveMobile(tools, pass, mobile);

  await callApi('POST /api/user/change-mobile', { body: { mobile, password } }, child);
  const otp = (await deliver()).at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  await callApi('POST /api/user/change-mobile/confirm', { body: { mobile, otp } }, child);

  const guardians = db.selectFrom('guardian').select('runs_account').where('talent_id', '=', child.id);
  expect(await guardians.execute()).toEqual([{ runs_account: true }]);
});

test('takes a mobile number only with the code that it received', async ({ callApi, deliver, given }) => {
  const tools = { callApi, deliver };
  const { pass } = await nameMother(tools, await given.talent(born));
  const [mobile, other] = [newMobile(), newMobile()];
  await callApi('POST /api/guardian/mobile', { body: { pass, mobile } });
  const otp = (await deliver()).at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  const confirm = (body: object) =>
    callApi('POST /api/guardian/mobile/confirm', { body: { pass, mobile, otp, ...body } });

  const ofOther = await confirm({ mobile: other });
  const wrong = await confirm({ otp: otp === '000000' ? '000001' : '000000' });
  const right = await confirm({});

  expect([ofOther.body.code, wrong.body.code, right.status]).toEqual(['invalid_code', 'invalid_code', 200]);
});

test('the database takes no number of a child, and changes no proof that staff have verified', async ({
  db,
  given,
}) => {
  const child = await given.talent(born);
  const contact = newEmail();
  await given.guardian(child.id, { mobile: null, email: contact, contact });
  const change = (fields: { mobile: string } | { state: 'mobile' }) =>
    db.updateTable('guardian_proof').set(fields).where('mailbox', '=', contact).execute();

  await expect(change({ mobile: child.mobile })).rejects.toMatchObject({ code: 'KD009' });
  await expect(change({ mobile: newMobile() })).rejects.toMatchObject({ code: 'KD010' });
});

test('the database takes a relation as compared only by the decision on the documents', async ({
  db,
  given,
}) => {
  const [child, other] = [await given.talent(born), await given.talent(born)];
  const contact = newEmail();
  const email = { mobile: null, email: contact, contact };
  await given.guardian(child.id, email);
  const relation_verified_at = new Date().toISOString();
  await given.guardian(other.id, { ...email, relation_verified_at, proven: false });
  const verified = db.selectFrom('guardian').select('relation_verified_at').where('talent_id', '=', other.id);

  expect(await verified.execute()).toEqual([{ relation_verified_at: null }]);
  await expect(
    db.updateTable('guardian').set({ relation_verified_at }).where('talent_id', '=', other.id).execute(),
  ).rejects.toMatchObject({ code: 'KD010' });
});

test('deletes the proof of a guardian with the account of the last child', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const tools = { callApi, deliver };
  const [child, other] = [await given.talent(born), await given.talent(born)];
  const { email, pass } = await nameMother(tools, child);
  await nameMother(tools, other, { email });
  await proveMobile(tools, pass, newMobile());
  const erase = ({ id }: { id: string }) => db.deleteFrom('account').where('id', '=', id).execute();
  const kept = db.selectFrom('guardian_proof').select('id').where('mailbox', '=', email);
  const proofs = async () => (await kept.execute()).length;

  await erase(child);
  const left = await proofs();
  await erase(other);

  expect([left, await proofs()]).toEqual([1, 0]);
});

test('asks for both documents beside their fields', async ({ callApi, deliver, given }) => {
  const tools = { callApi, deliver };
  const { pass } = await nameMother(tools, await given.talent(born));
  await proveMobile(tools, pass, newMobile());
  const send = async (kind: 'aadhaar' | 'digilocker', document: Blob[], relation_document: Blob[]) => {
    const files = { document, relation_document };
    return callApi('POST /api/guardian/documents', { body: { pass, kind }, files });
  };

  const answers = [
    await send('aadhaar', [], [await pdf()]),
    await send('digilocker', [], [await pdf()]),
    await send('aadhaar', [await picture()], []),
  ];

  expect(answers.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual([
    [400, ['document']],
    [400, ['document']],
    [400, ['relation_document']],
  ]);
});
