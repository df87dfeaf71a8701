import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { pdf } from '#testing/files.ts';
import { nameMother, proveMobile, sendDocuments } from '#testing/guardian-proof.ts';
import { answers } from '#testing/posts.ts';
import { newMobile } from '#testing/registrations.ts';
import { test as base } from '#testing/test.ts';

const yes = {
  consent_version: guardianConsent.version,
  agreed: true,
  listed: true,
  birthday_greeting: true,
} as const;

interface Moderation {
  /** The id of the only proof of which staff have to decide. */
  waiting: () => Promise<string | undefined>;
  verify: () => Promise<number>;
  reject: (reason: string) => Promise<number>;
}

const test = base
  .extend<{ bearKid: () => Promise<{ id: string; token: string; mobile: string; email: string }> }>({
    bearKid: async ({ given }, use) => {
      await use(() => given.talent({ name: 'Tara Rao', profile_type: 'KIDS', date_of_birth: given.born(7) }));
    },
  })
  .extend<{ isShown: (id: string) => Promise<boolean> }>({
    isShown: async ({ callApi, given }, use) => {
      const house = await given.houseForChildren();
      await use(async (id) => {
        const body = { category: 'KIDS', limit: 100 } as const;
        const { data } = (await callApi('POST /api/pages/filter', { body }, house)).body;
        const page = await callApi('GET /api/profiles/:id', { params: { id } }, house);
        const isListed = data.some((profile) => profile.id === id);
        expect(page.status === 200).toBe(isListed);
        return isListed;
      });
    },
  })
  .extend<{ staff: Moderation }>({
    staff: async ({ callApi, given }, use) => {
      const moderator = await given.staff('moderator');
      const waiting = async () => {
        const { items } = (await callApi('GET /api/admin/today', {}, moderator)).body;
        return items.find(({ kind }) => kind === 'guardian')?.id;
      };
      const read = async () => {
        const params = { id: (await waiting()) ?? '' };
        const { sent_at } = (await callApi('GET /api/admin/guardian-proofs/:id', { params }, moderator)).body
          .proof;
        return { params, body: { sent_at } };
      };
      await use({
        waiting,
        verify: async () =>
          (await callApi('POST /api/admin/guardian-proofs/:id/verify', await read(), moderator)).status,
        reject: async (reason) => {
          const { params, body } = await read();
          const rejected = { params, body: { ...body, reason } };
          return (await callApi('POST /api/admin/guardian-proofs/:id/reject', rejected, moderator)).status;
        },
      });
    },
  });

test('shows a child once the guardian has proven a mobile number and staff have compared the document', async ({
  bearKid,
  callApi,
  db,
  deliver,
  given,
  isShown,
  staff,
  takeEffect,
}) => {
  const tools = { callApi, deliver };
  const child = await bearKid();
  const { email, pass, page } = await nameMother(tools, child);
  const apply = { body: { ...answers, job_id: (await given.job({ age_range: '5-60' })).id } };
  const agreed = await callApi('POST /api/guardian/consent', { body: { pass, child: child.id, ...yes } });
  const early = await sendDocuments(tools, pass);
  const consented = await isShown(child.id);
  const rejected = await callApi('POST /api/user/job-apply', apply, child);

  const mobile = newMobile();
  const { proven } = await proveMobile(tools, pass, mobile);
  const withMobile = await isShown(child.id);
  const sent = await sendDocuments(tools, pass);
  const files = await db.selectFrom('media_file').select('is_public').execute();
  const withDocuments = await isShown(child.id);
  const decided = await staff.verify();
  const told = await takeEffect();
  const own = await callApi('GET /api/user/guardian', {}, child);

  expect(page.proof).toEqual({ state: 'none', mobile: null, reason: null, digilocker: 'off' });
  expect(agreed.body.proof.state).toBe('none');
  expect(early.body.code).toBe('guardian_mobile_needed');
  expect(proven.body.proof).toMatchObject({ state: 'mobile', mobile });
  expect(sent.body.proof).toMatchObject({ state: 'waiting', mobile });
  expect(files).toEqual([{ is_public: false }, { is_public: false }]);
  expect([consented, withMobile, withDocuments]).toEqual([false, false, false]);
  expect(rejected).toMatchObject({ status: 403, body: { code: 'guardian_required' } });
  expect([decided, await isShown(child.id)]).toEqual([200, true]);
  expect(own.body.guardian).toMatchObject({ state: 'agreed', proven: true });
  expect((await callApi('POST /api/user/job-apply', apply, child)).status).toBe(200);
  expect(told).toMatchObject([{ to: email, subject: expect.stringContaining('has checked who you are') }]);
  expect(await db.selectFrom('media_file').selectAll().execute()).toEqual([]);
  const acts = db.selectFrom('staff_audit_entry').select(['action', 'details']).orderBy('place');
  expect(await acts.where('subject', '=', 'guardian').execute()).toEqual([
    { action: 'viewed_guardian', details: {} },
    { action: 'decided', details: { decision: 'verified_guardian' } },
    { action: 'verified_guardian', details: { kind: 'passport' } },
  ]);
});

test('shows a child who is added later once staff have compared the relation, and the first child meanwhile', async ({
  bearKid,
  callApi,
  clock,
  deliver,
  isShown,
  staff,
  takeEffect,
}) => {
  const tools = { callApi, deliver };
  const firstChild = await bearKid();
  const first = await nameMother(tools, firstChild);
  await callApi('POST /api/guardian/consent', { body: { pass: first.pass, child: firstChild.id, ...yes } });
  await proveMobile(tools, first.pass, newMobile());
  await sendDocuments(tools, first.pass);
  await staff.verify();
  await takeEffect();

  clock.now = new Date(clock.now.getTime() + 1000);
  const child = await bearKid();
  const { pass, page } = await nameMother(tools, child, { email: first.email.replace('@', '+dev@') });
  const agreed = await callApi('POST /api/guardian/consent', { body: { pass, child: child.id, ...yes } });
  const consented = await isShown(child.id);
  const birth = {
    body: { pass, kind: 'digilocker' as const },
    files: { document: [], relation_document: [await pdf()] },
  };
  const sent = await callApi('POST /api/guardian/documents', birth);
  const meanwhile = [await isShown(firstChild.id), await isShown(child.id)];
  await staff.reject('The birth certificate names another mother.');
  await takeEffect();
  const own = await callApi('GET /api/user/guardian', {}, child);
  const resent = await callApi('POST /api/guardian/documents', birth);
  const before = await isShown(child.id);
  await staff.verify();
  await takeEffect();
  const again = await sendDocuments(tools, pass);

  expect(page.proof.state).toBe('verified');
  expect(agreed.body).toMatchObject({ children: [{ proven: false }], proof: { state: 'relation' } });
  expect(sent.body.proof).toMatchObject({ state: 'waiting' });
  expect([consented, ...meanwhile, before]).toEqual([false, true, false, false]);
  expect(own.body.guardian).toMatchObject({ state: 'agreed', proven: false });
  expect(resent.status).toBe(200);
  expect([await isShown(firstChild.id), await isShown(child.id)]).toEqual([true, true]);
  expect(again).toMatchObject({ status: 409, body: { code: 'guardian_already_verified' } });
});

test('tells a guardian why documents were rejected, deletes them and takes others', async ({
  bearKid,
  callApi,
  db,
  deliver,
  isShown,
  staff,
  takeEffect,
}) => {
  const tools = { callApi, deliver };
  const child = await bearKid();
  const { email, pass } = await nameMother(tools, child);
  await callApi('POST /api/guardian/consent', { body: { pass, child: child.id, ...yes } });
  await proveMobile(tools, pass, newMobile());
  await sendDocuments(tools, pass);
  await staff.reject('The Aadhaar number is not masked.');
  const told = await takeEffect();

  const files = await db.selectFrom('media_file').selectAll().execute();
  const proofs = db.selectFrom('guardian_proof').where('mailbox', '=', email);
  const state = await proofs.select(['state', 'kind', 'reason']).execute();
  const again = await sendDocuments(tools, pass);

  expect(told).toMatchObject([
    { to: email, text: expect.stringContaining('The Aadhaar number is not masked.') },
  ]);
  expect(files).toEqual([]);
  expect(state).toEqual([
    { state: 'rejected', kind: 'passport', reason: 'The Aadhaar number is not masked.' },
  ]);
  expect(await isShown(child.id)).toBe(false);
  expect(again.body.proof).toMatchObject({ state: 'waiting', reason: null });
  expect(await staff.waiting()).toBeDefined();
});

test('decides only about the documents that were read', async ({
  bearKid,
  callApi,
  clock,
  db,
  deliver,
  given,
  staff,
}) => {
  const tools = { callApi, deliver };
  const { email, pass } = await nameMother(tools, await bearKid());
  await proveMobile(tools, pass, newMobile());
  await sendDocuments(tools, pass);
  const params = { id: (await staff.waiting()) ?? '' };
  const body = { sent_at: clock.now.toISOString() };
  const before = await db.selectFrom('media_file').select('name').execute();

  clock.now = new Date(clock.now.getTime() + 1000);
  await sendDocuments(tools, pass);
  const decided = await callApi(
    'POST /api/admin/guardian-proofs/:id/verify',
    { params, body },
    await given.staff('moderator'),
  );

  expect(decided).toMatchObject({ status: 404, body: { code: 'guardian_proof_gone' } });
  const proofs = db.selectFrom('guardian_proof').select('state').where('mailbox', '=', email);
  expect(await proofs.execute()).toEqual([{ state: 'waiting' }]);
  const after = await db.selectFrom('media_file').select('name').execute();
  expect(after.filter(({ name }) => before.some((file) => file.name === name))).toHaveLength(
    before.length - 2,
  );
});
