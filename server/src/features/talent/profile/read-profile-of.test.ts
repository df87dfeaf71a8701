import { expect } from 'vitest';
import type { Caller, createGiven } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';
import { wholeProfile } from '#testing/whole-profile.ts';

interface Fixtures {
  /** An adult talent with every field filled in. */
  adult: Caller & { id: string; email: string; mobile: string };
  /** A child with the same answers, whose guardian agrees. */
  child: Caller & { id: string };
  read: (id: string, as: Caller) => ReturnType<typeof readBy>;
}

async function readBy(callApi: CallApi, id: string, as: Caller) {
  const { status, body } = await callApi('GET /api/user/profile/:id', { params: { id } }, as);
  return { status, code: body.code, ...body.data };
}

async function fill(given: ReturnType<typeof createGiven>, callApi: CallApi, date_of_birth: string) {
  const talent = await given.talent();
  await callApi(
    'PUT /api/user/profile',
    { body: { ...wholeProfile(), date_of_birth, work_links: ['https://a.example'] } },
    talent,
  );
  return talent;
}

const test = base.extend<Fixtures>({
  adult: async ({ callApi, given }, use) => use(await fill(given, callApi, '1992-05-01')),
  child: async ({ callApi, given }, use) => {
    const child = await fill(given, callApi, '2018-05-01');
    await given.guardian(child.id);
    await use(child);
  },
  read: async ({ callApi }, use) => use((id, as) => readBy(callApi, id, as)),
});

const hiddenFromOthers = {
  email: null,
  mobile: null,
  instagram_link: null,
  date_of_birth: null,
  weight: null,
};
const documents = { verification: 'documents' } as const;

test('returns the same profile to a talent by its own id and without an id', async ({
  adult,
  callApi,
  read,
}) => {
  const { user } = (await callApi('GET /api/user/profile', {}, adult)).body;

  const { status, code: _none, ...body } = await read(adult.id, adult);

  const { guardian_needed: _1, field_visibility: _2, work_links_most: _3, ...others } = user;
  const { completion: _4, missing_answers: _5, ...profile } = others;
  expect({ status, told: body }).toEqual({ status: 200, told: profile });
});

test('shows another talent, and an email-verified house, only what everyone may see', async ({
  adult,
  given,
  read,
}) => {
  const card = {
    ...hiddenFromOthers,
    seen_as: 'anyone',
    height: '5 ft 6 in',
    city: 'the city',
    hobbies: null,
  };

  expect(await read(adult.id, await given.talent())).toMatchObject({ status: 200, ...card });
  expect(await read(adult.id, await given.house())).toMatchObject({ status: 200, ...card });
});

test('shows a document-verified house the work facts, with every key of the profile present', async ({
  adult,
  given,
  read,
}) => {
  const house = await given.house(documents);

  const [own, body] = [await read(adult.id, adult), await read(adult.id, house)];

  expect(body).toMatchObject({
    ...hiddenFromOthers,
    seen_as: 'house',
    hobbies: 'the hobbies',
    lead_roles: true,
  });
  expect(body).toMatchObject({ work_links: ['https://a.example'], agency_name: null });
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(own).toSorted());
});

test('shows a house its applicant’s whole profile, contact by consent, until the application is withdrawn', async ({
  adult,
  callApi,
  given,
  read,
}) => {
  const house = await given.house(documents);
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const silent = await given.talent({ date_of_birth: '1990-05-01' });
  const { id } = await given.application({ talent_id: adult.id, job_id });
  await given.application({ talent_id: silent.id, job_id }, [{ id: 'accuracy', version: '1' }]);

  const whole = await read(adult.id, house);
  const withoutContact = await read(silent.id, house);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, adult);
  const withdrawn = await read(adult.id, house);

  expect(whole).toMatchObject({
    seen_as: 'applied',
    email: adult.email,
    mobile: adult.mobile,
    weight: '58 kg',
  });
  expect(whole).toMatchObject({ date_of_birth: '1992-05-01', agency_name: 'the agency_name' });
  expect(withoutContact).toMatchObject({ seen_as: 'applied', email: null, mobile: null });
  expect(withdrawn).toMatchObject({ seen_as: 'house', ...hiddenFromOthers });
});

test('gives a house no extra access through an application to another house', async ({
  adult,
  given,
  read,
}) => {
  await given.application({ talent_id: adult.id });

  expect(await read(adult.id, await given.house())).toMatchObject({ seen_as: 'anyone', email: null });
});

test('lets the talent choose who sees a sensitive fact', async ({ adult, callApi, given, read }) => {
  const [house, applied] = [await given.house(documents), await given.house()];
  const { id: job_id } = await given.job({ production_house_id: applied.production_house_id });
  await given.application({ talent_id: adult.id, job_id });
  const field_visibility = { disabilities: 'private', weight: 'discoverable' };

  const saved = await callApi('PUT /api/user/profile', { body: { field_visibility } }, adult);
  const more = { field_visibility: '{"skin_tone":"discoverable"}' };
  const later = await callApi('PUT /api/user/profile', { body: more, files: {} }, adult);

  expect(saved.body.user.field_visibility).toMatchObject({
    ...field_visibility,
    skin_tone: 'on_application',
  });
  expect(later.body.user.field_visibility).toMatchObject({ ...field_visibility, skin_tone: 'discoverable' });
  expect(await read(adult.id, house)).toMatchObject({
    weight: '58 kg',
    skin_tone: 'FAIR',
    disabilities: null,
  });
  expect(await read(adult.id, applied)).toMatchObject({
    weight: '58 kg',
    waist: 'the waist',
    disabilities: null,
  });
});

test('shows a hidden profile only to houses the talent applied to', async ({ adult, db, given, read }) => {
  const [house, stranger, talent] = [await given.house(), await given.house(documents), await given.talent()];
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  await given.application({ talent_id: adult.id, job_id });
  const row = db.updateTable('talent').where('id', '=', adult.id);

  await row.set({ visibility: 'link' }).execute();
  const link = await Promise.all([house, stranger, talent].map((reader) => read(adult.id, reader)));
  await row.set({ visibility: 'houses' }).execute();
  const houses = await Promise.all([house, stranger, talent].map((reader) => read(adult.id, reader)));

  expect(link.map(({ status }) => status)).toEqual([200, 404, 404]);
  expect(houses.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(houses[2]).toEqual({ status: 404, code: 'profile_not_found' });
});

test('shows only a house verified for children the card of a child', async ({ child, given, read }) => {
  const body = await read(child.id, await given.houseForChildren());

  const hidden = { age: null, city: null, state: null, first_name: null, last_name: null, hobbies: null };
  expect(body).toMatchObject({
    ...hiddenFromOthers,
    ...hidden,
    name: 'the',
    is_child: true,
    height: '5 ft 6 in',
  });
  expect(await read(child.id, await given.house(documents))).toMatchObject({ status: 404 });
  expect(await read(child.id, await given.talent())).toMatchObject({ status: 404 });
});

test('shows a child applicant in full to a house verified for children only, while a guardian consents', async ({
  child,
  db,
  given,
  read,
}) => {
  const [known, unknown] = [await given.houseForChildren(), await given.houseForChildren()];
  const ofHouses = [known, unknown].map(({ production_house_id }) => given.job({ production_house_id }));
  const sent = (await Promise.all(ofHouses)).map(({ id: job_id }) =>
    given.application({ talent_id: child.id, job_id }),
  );
  await Promise.all(sent);
  await given.endChildGrade(unknown.production_house_id);

  const [whole, hidden] = [await read(child.id, known), await read(child.id, unknown)];
  const withdrawn_at = new Date(Date.now() + 60_000).toISOString();
  await db.updateTable('guardian').set({ withdrawn_at }).where('talent_id', '=', child.id).execute();
  const after = [await read(child.id, known), await read(child.id, unknown)];

  expect(whole).toMatchObject({
    seen_as: 'applied',
    date_of_birth: '2018-05-01',
    waist: 'the waist',
    bust: null,
  });
  expect(hidden).toMatchObject({ status: 404 });
  expect(after.map(({ status }) => status)).toEqual([404, 404]);
});

test('lists in the talent’s profile views the house that read the profile', async ({
  adult,
  callApi,
  given,
  read,
}) => {
  await read(adult.id, await given.house({ company_name: 'Manch' }));
  await read(adult.id, await given.talent());

  const { body } = await callApi('GET /api/user/profile-views', {}, adult);

  expect(body).toMatchObject({ houses: [{ name: 'Manch', days: 1 }] });
});

test('rejects reading a profile without logging in', async ({ adult, callApi }) => {
  const { status } = await callApi('GET /api/user/profile/:id', { params: { id: adult.id } });

  expect(status).toBe(401);
});
