import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test as base } from '#testing/test.ts';

const adult = { date_of_birth: '1996-05-04' };
const create = 'POST /api/user/agency/packages';
const open = 'POST /api/shared-package';

const test = base.extend<{
  /** Creates a package of an agency and returns its link. */
  share: (
    as: { token: string },
    clients: { id: string }[],
    more?: object,
  ) => Promise<{ status: number; code: string | undefined; id: string; token: string; message: string }>;
}>({
  share: async ({ callApi }, use) => {
    await use(async (as, clients, more = {}) => {
      const form = { request_id: crypto.randomUUID(), label: 'Nanban, lead', days: 7 as const };
      const ids = { clients: clients.map(({ id }) => id) };
      const { status, body } = await callApi(create, { body: { ...form, ...ids, ...more } }, as);
      const link = { id: body.package?.id, token: body.package?.address?.split('/').at(-1) ?? '' };
      return { status, code: body.code, message: body.message, ...link };
    });
  },
});

test('shows the chosen clients to anybody with the link, without contact, and counts visitors', async ({
  callApi,
  given,
  share,
}) => {
  const agency = await given.agency();
  const meera = await given.talent({ name: 'Meera Joshi', ...adult });
  const ravi = await given.talent({ name: 'Ravi Das', ...adult, visibility: 'link' });
  const [first, second] = [
    await given.mandate({ talent_id: ravi.id, holder_id: agency.id }),
    await given.mandate({ talent_id: meera.id, holder_id: agency.id }),
  ];
  const note = 'Both are free in June.';

  const { token, id } = await share(agency, [first, second], { note });
  const shown = await callApi(open, { body: { token } });
  for (const _ of [1, 2]) await callApi('POST /api/shared-package/visits', { body: { token } });
  const { body } = await callApi('GET /api/user/agency/packages', {}, agency);
  await callApi('DELETE /api/user/agency/packages/:id', { params: { id } }, agency);
  const ended = await callApi(open, { body: { token } });

  expect(shown.body).toMatchObject({
    label: 'Nanban, lead',
    note,
    agency: { name: 'Star Agency', is_public: false },
  });
  expect(shown.body.data.map(({ name }) => name)).toEqual(['Ravi Das', 'Meera Joshi']);
  expect(JSON.stringify(shown.body)).not.toMatch(
    new RegExp(`${meera.email}|${meera.mobile.slice(1)}|1996-05-04`),
  );
  expect(body.packages).toMatchObject([{ clients: 2, opened: 1, revoked_at: null }]);
  expect([ended.status, ended.body.code]).toEqual([404, 'share_link_ended']);
});

test('refuses clients who are hidden, children or of another agency, and names them', async ({
  given,
  share,
}) => {
  const [agency, other] = [await given.agency(), await given.agency()];
  const client = async (name: string, fields: object, holder_id = agency.id) => {
    const talent = await given.talent({ name, ...adult, ...fields });
    return given.mandate({ talent_id: talent.id, holder_id });
  };
  const child = await client('Tara Child', { date_of_birth: '2015-05-01' });
  await given.guardian(String(child.talent_id));
  const hidden = await client('Hari Hidden', { visibility: 'houses' });
  const shown = await client('Meera Joshi', {});
  const foreign = await client('Foreign One', {}, other.id);

  const refused = await share(agency, [shown, child, hidden]);

  expect(refused).toMatchObject({ status: 409, code: 'package_clients_hidden' });
  expect(refused.message).toMatch(/Tara Child.*Hari Hidden|Hari Hidden.*Tara Child/);
  expect((await share(agency, [foreign])).code).toBe('mandate_not_found');
  expect((await share(agency, [shown])).status).toBe(200);
});

test('leaves out clients as soon as they hide, leave or end the mandate, and ends with the verification', async ({
  callApi,
  clock,
  db,
  given,
  share,
}) => {
  const agency = await given.agency();
  const people = [];
  for (const name of ['Hides', 'Leaves', 'Ends', 'Stays']) {
    const talent = await given.talent({ name, ...adult });
    people.push({ ...talent, mandate: await given.mandate({ talent_id: talent.id, holder_id: agency.id }) });
  }
  const [hides, leaves, ends] = people;
  if (!hides || !leaves || !ends) throw new Error('There are four.');
  const { token } = await share(
    agency,
    people.map(({ mandate }) => mandate),
  );
  const names = async () => {
    const { body } = await callApi(open, { body: { token } });
    return body.data?.map(({ name }) => name) ?? body.code;
  };

  const before = await names();
  await callApi('PUT /api/user/public-profile', { body: { visibility: 'houses' } }, hides);
  const deletion = { account_id: leaves.id, asked_at: clock.now.toISOString() };
  const erase_at = new Date(clock.now.getTime() + 30 * DAY_MS).toISOString();
  await db
    .insertInto('account_deletion')
    .values({ ...deletion, erase_at })
    .execute();
  await callApi('POST /api/user/mandates/:id/end', { params: { id: ends.mandate.id } }, ends);
  const after = await names();
  await db.updateTable('talent').set({ agency_verified_at: null }).where('id', '=', agency.id).execute();

  expect(before).toEqual(['Hides', 'Leaves', 'Ends', 'Stays']);
  expect(after).toEqual(['Stays']);
  expect(await names()).toBe('share_link_ended');
});

test('expires, is created once per form, only by verified agencies, and never asks for money', async ({
  callApi,
  clock,
  given,
  share,
}) => {
  const [agency, unverified] = [await given.agency(), await given.agency({ agency_verified_at: null })];
  const client = await given.mandate({ talent_id: (await given.talent(adult)).id, holder_id: agency.id });
  const theirs = await given.mandate({ talent_id: (await given.talent(adult)).id, holder_id: unverified.id });
  const request_id = crypto.randomUUID();

  const [one, again] = [
    await share(agency, [client], { request_id }),
    await share(agency, [client], { request_id }),
  ];
  const other = await share(agency, [client], { request_id, label: 'Renamed' });
  const early = await share(unverified, [theirs]);
  const asking = await share(agency, [client], { note: 'Pay a registration fee of Rs 500 to join us.' });
  clock.now = new Date(clock.now.getTime() + 7 * DAY_MS);
  const late = await callApi(open, { body: { token: one.token } });

  expect(again.id).toBe(one.id);
  expect(other.id).not.toBe(one.id);
  expect(early.code).toBe('mandate_not_found');
  expect(asking.status).toBe(400);
  expect(late.body.code).toBe('share_link_ended');
});
