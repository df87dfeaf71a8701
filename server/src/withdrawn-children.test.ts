import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { offerForm } from '#features/auditions/offers/offers.matrix.ts';
import { moveOf } from '#testing/board-world.ts';
import { test as base, everyRead, leaveNews } from '#testing/child-world.ts';
import { newMessage } from '#testing/conversation-world.ts';
import { guardianTokenIn, openGuardianPage } from '#testing/guardian-page.ts';
import { isPersonal, plantChild, readEverything } from '#testing/planted-child.ts';

const test = base
  /** What the mother sends with a request: the pass of her page and the child. */
  .extend('ofMother', async ({ callApi, deliver, planted: { child, mother } }) => {
    await callApi('POST /api/guardian/link', { body: { contact: mother } });
    const token = guardianTokenIn(await deliver(), mother);
    const { pass } = await openGuardianPage({ callApi, deliver }, token);
    return { pass, child: child.id };
  });

test('a house reads nothing of a child once the guardian has withdrawn consent', async ({
  app,
  archives: { archiveAt, findAddress, requestExport },
  callApi,
  clock,
  deliver,
  ofMother,
  planted,
  read,
  services,
}) => {
  const { house, child } = planted;
  const earlier = await requestExport();
  const { address } = (await findAddress(earlier)).body;
  const archive = await archiveAt(address);
  await leaveNews(services, callApi, planted);
  const before = await read();

  await callApi('POST /api/guardian/withdraw', { body: ofMother });
  const after = await read();
  const oldLinks = await Promise.all([...before.links, address].map((link) => app.inject(link)));
  const shown_status = (await deliver()).filter(({ to }) => to === house.email);
  const ended = await findAddress(earlier);
  const { notices } = (await callApi('GET /api/notices', {}, house)).body;
  const own = await callApi('GET /api/user/job-applications', {}, child);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const later = await archiveAt((await findAddress(await requestExport())).body.address);

  expect(before.found).toEqual(everyRead);
  expect(before.links.length).toBeGreaterThan(0);
  expect(isPersonal(archive.text)).toBe(true);
  expect(after).toEqual({ found: [], links: [] });
  expect(oldLinks.map(({ statusCode }) => statusCode)).toEqual(oldLinks.map(() => 404));
  expect(ended.status).toBe(404);
  expect(later.names).toEqual(archive.names);
  expect(isPersonal(later.text)).toBe(false);
  expect(isPersonal(JSON.stringify([shown_status, notices]))).toBe(false);
  expect(shown_status.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^An application was withdrawn: /)),
  );
  expect(notices.filter(({ title }) => title.startsWith('An application was withdrawn'))).toHaveLength(3);
  expect(own.body.data.map(({ status }) => status).sort()).toEqual([
    'not_selected',
    'withdrawn',
    'withdrawn',
    'withdrawn',
  ]);
});

test('a house reads nothing of a child once the guardian or the account asks for deletion', async ({
  app,
  callApi,
  db,
  deliver,
  ofMother,
  planted,
  read,
  services,
}) => {
  const other = await plantChild(services, callApi);
  await leaveNews(services, callApi, planted);

  await callApi('POST /api/guardian/account-deletion', { body: ofMother });
  await callApi('POST /api/user/account-deletion', { body: { password: other.password } }, other.child);
  const shown_status = (await deliver()).filter(({ to }) =>
    [planted.house.email, other.house.email].includes(to),
  );
  const found = [await read(), await readEverything(app, db, other)];
  // Whoever changes their mind keeps the account, and not the applications.
  await callApi('POST /api/guardian/account-deletion/cancel', { body: ofMother });
  const { body } = await callApi('GET /api/production/applications/all', {}, planted.house);

  expect(found).toEqual([
    { found: [], links: [] },
    { found: [], links: [] },
  ]);
  expect(shown_status).toHaveLength(6);
  expect(isPersonal(JSON.stringify(shown_status))).toBe(false);
  expect(body).toMatchObject({ users: [], total: 0 });
});

test('a house cannot act on a child whose consent ended', async ({ callApi, deliver, planted }) => {
  const { house, child, id, rejected, job, slot, list, invitation } = planted;
  const seen = (await callApi('GET /api/production/jobs/:id/board-news', { params: { id: job } }, house)).body
    .seen;
  await callApi('DELETE /api/user/guardian', {}, child);
  await deliver();

  const tried = await Promise.all(
    [id, rejected].flatMap((one) => {
      const params = { id: one };
      const note = { request_id: crypto.randomUUID(), text: 'Come back.' };
      return [
        callApi('POST /api/production/applications/:id/view', { params }, house),
        callApi('PUT /api/production/review/:id/score', { params, body: { score: 4 } }, house),
        callApi('PUT /api/production/review/:id/notes', { params, body: note }, house),
        callApi('POST /api/production/conversations/:id/messages', { params, body: newMessage() }, house),
        callApi('POST /api/production/applications/:id/offer', { params, body: offerForm }, house),
        callApi(
          'PUT /api/production/audition-invitations/:id/slot',
          { params, body: { slot_id: slot } },
          house,
        ),
        callApi('PUT /api/production/check-ins/:id', { params }, house),
      ];
    }),
  );
  const invited = await callApi(
    'POST /api/production/auditions/:id/invitations',
    { params: { id: job }, body: { applications: [id] } },
    house,
  );
  const asked = await callApi('POST /api/production/casting-invitations', { body: invitation }, house);
  const onList = { params: { id: list }, body: { talent_ids: [child.id] } };
  const listed = await callApi('POST /api/production/talent-lists/:id/talents', onList, house);
  await callApi('POST /api/production/review/moves', moveOf([id, rejected], 'shortlisted'), house);
  const news = await callApi(
    'GET /api/production/jobs/:id/board-news',
    { params: { id: job }, query: { seen } },
    house,
  );

  expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
  expect([invited.status, asked.status, listed.status]).toEqual([404, 404, 404]);
  expect(news.body).toMatchObject({ changes: [], gone: [id] });
  expect((await deliver()).filter(({ to }) => to === child.email)).toEqual([]);
});

test('a child whose guardian consents again sends an application again, which does not return by itself', async ({
  callApi,
  ofMother,
  planted: { house, child, id, rejected },
}) => {
  const received = async () => (await callApi('GET /api/production/applications/all', {}, house)).body.total;
  const sendAgain = (one: string) =>
    callApi('POST /api/user/job-applications/:id/send-again', { params: { id: one } }, child);
  const { version: consent_version } = guardianConsent;
  const choices = { listed: false, birthday_greeting: false, applies_alone: true };
  const consent = { ...choices, agreed: true, consent_version } as const;

  const totals: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    await callApi('POST /api/guardian/withdraw', { body: ofMother });
    expect(await sendAgain(id)).toMatchObject({ status: 403, body: { code: 'guardian_required' } });
    await callApi('POST /api/guardian/consent', { body: { ...ofMother, ...consent } });
    totals.push(await received());
    expect(await sendAgain(id)).toMatchObject({ status: 200 });
    totals.push(await received());
  }
  const reopened = await callApi('GET /api/production/review/:id', { params: { id: rejected } }, house);
  const review = await callApi('GET /api/production/review/:id', { params: { id } }, house);

  expect(totals).toEqual([0, 1, 0, 1]);
  expect(reopened.status).toBe(404);
  expect(review.body.data.user.name).toBe('Tara Canary');
});
