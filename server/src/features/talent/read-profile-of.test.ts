import { expect } from 'vitest';
import type { Caller, createGiven } from '#testing/given.ts';
import { test as base, type Call } from '#testing/test.ts';
import { wholeProfile } from '#testing/whole-profile.ts';

interface Fixtures {
  /** A grown-up talent with an answer to every question. */
  adult: Caller & { id: string; email: string; mobile: string };
  /** A child with the same answers whose guardian agrees. */
  child: Caller & { id: string };
  read: (id: string, as: Caller) => ReturnType<typeof readBy>;
}

async function readBy(call: Call, id: string, as: Caller) {
  const { status, body } = await call('GET /api/user/profile/:id', { params: { id } }, as);
  return { status, message: body.message, ...body.data };
}

async function fill(given: ReturnType<typeof createGiven>, call: Call, date_of_birth: string) {
  const talent = await given.talent();
  await call(
    'PUT /api/user/profile',
    { body: { ...wholeProfile(), date_of_birth, work_links: ['https://a.example'] } },
    talent,
  );
  return talent;
}

const test = base.extend<Fixtures>({
  adult: async ({ call, given }, use) => use(await fill(given, call, '1992-05-01')),
  child: async ({ call, given }, use) => {
    const child = await fill(given, call, '2018-05-01');
    await given.guardian(child.id);
    await use(child);
  },
  read: async ({ call }, use) => use((id, as) => readBy(call, id, as)),
});

const hiddenFromOthers = {
  email: null,
  mobile: null,
  instagram_link: null,
  date_of_birth: null,
  weight: null,
};
const documents = { verification: 'documents' } as const;

test('a talent reads its own profile by its id, as without it', async ({ adult, call, read }) => {
  const { user } = (await call('GET /api/user/profile', {}, adult)).body;

  const { status, message: _none, ...told } = await read(adult.id, adult);

  const { guardian_needed: _1, field_visibility: _2, work_links_most: _3, ...profile } = user;
  expect({ status, told }).toEqual({ status: 200, told: profile });
});

test('H-16: another talent, and a house known by its email, read what anyone may see', async ({
  adult,
  given,
  read,
}) => {
  const card = {
    ...hiddenFromOthers,
    ...{ seen_as: 'anyone', height: 'the height', city: 'the city', hobbies: null },
  };

  expect(await read(adult.id, await given.talent())).toMatchObject({ status: 200, ...card });
  expect(await read(adult.id, await given.house())).toMatchObject({ status: 200, ...card });
});

test('H-16: a house known by its documents reads of the work, with every key of the profile', async ({
  adult,
  given,
  read,
}) => {
  const house = await given.house(documents);

  const [own, told] = [await read(adult.id, adult), await read(adult.id, house)];

  expect(told).toMatchObject({
    ...hiddenFromOthers,
    ...{ seen_as: 'house', hobbies: 'the hobbies', lead_roles: true },
  });
  expect(told).toMatchObject({ work_links: ['https://a.example'], agency_name: null });
  expect(Object.keys(told).toSorted()).toEqual(Object.keys(own).toSorted());
});

test('H-16: a house reads all of whoever applied to it, the contact by consent, until it is withdrawn', async ({
  adult,
  call,
  given,
  read,
}) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const silent = await given.talent({ date_of_birth: '1990-05-01' });
  const { id } = await given.application({ talent_id: adult.id, job_id });
  await given.application({ talent_id: silent.id, job_id }, [{ id: 'accuracy', version: '1' }]);

  const whole = await read(adult.id, house);
  const withoutContact = await read(silent.id, house);
  await call('POST /api/user/job-applications/:id/withdraw', { params: { id } }, adult);
  const withdrawn = await read(adult.id, house);

  expect(whole).toMatchObject({
    seen_as: 'applied',
    email: adult.email,
    mobile: adult.mobile,
    weight: 'the weight',
  });
  expect(whole).toMatchObject({ date_of_birth: '1992-05-01', agency_name: 'the agency_name' });
  expect(withoutContact).toMatchObject({ seen_as: 'applied', email: null, mobile: null });
  expect(withdrawn).toMatchObject({ seen_as: 'anyone', ...hiddenFromOthers });
});

test('an application to another house opens nothing', async ({ adult, given, read }) => {
  await given.application({ talent_id: adult.id });

  expect(await read(adult.id, await given.house())).toMatchObject({ seen_as: 'anyone', email: null });
});

test('H-31: the talent chooses who sees a sensitive fact', async ({ adult, call, given, read }) => {
  const [house, applied] = [await given.house(documents), await given.house()];
  const { id: job_id } = await given.job({ production_house_id: applied.production_house_id });
  await given.application({ talent_id: adult.id, job_id });
  const field_visibility = { disabilities: 'private', weight: 'discoverable' };

  const saved = await call('PUT /api/user/profile', { body: { field_visibility } }, adult);
  const more = { field_visibility: '{"skin_tone":"discoverable"}' };
  const later = await call('PUT /api/user/profile', { body: more, files: {} }, adult);

  expect(saved.body.user.field_visibility).toMatchObject({
    ...field_visibility,
    skin_tone: 'on_application',
  });
  expect(later.body.user.field_visibility).toMatchObject({ ...field_visibility, skin_tone: 'discoverable' });
  expect(await read(adult.id, house)).toMatchObject({
    weight: 'the weight',
    skin_tone: 'FAIR',
    disabilities: null,
  });
  expect(await read(adult.id, applied)).toMatchObject({
    weight: 'the weight',
    waist: 'the waist',
    disabilities: null,
  });
});

test('whoever chooses to be hidden is there for houses it applied to, and for nobody else', async ({
  adult,
  db,
  given,
  read,
}) => {
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
  expect(houses[2]).toEqual({ status: 404, message: 'No profile found.' });
});

test('of a child, a house known by its documents reads the card, others nothing', async ({
  child,
  given,
  read,
}) => {
  const told = await read(child.id, await given.house(documents));

  const hidden = { age: null, city: null, state: null, first_name: null, last_name: null, hobbies: null };
  expect(told).toMatchObject({
    ...hiddenFromOthers,
    ...hidden,
    name: 'the',
    is_child: true,
    height: 'the height',
  });
  expect(await read(child.id, await given.house())).toMatchObject({ status: 404 });
  expect(await read(child.id, await given.talent())).toMatchObject({ status: 404 });
});

test('of a child that applied, a house known by its documents reads all, one known by its email the card', async ({
  child,
  db,
  given,
  read,
}) => {
  const [known, unknown] = [await given.house(documents), await given.house()];
  const ofHouses = [known, unknown].map(({ production_house_id }) => given.job({ production_house_id }));
  const sent = (await Promise.all(ofHouses)).map(({ id: job_id }) =>
    given.application({ talent_id: child.id, job_id }),
  );
  await Promise.all(sent);

  const [whole, card] = [await read(child.id, known), await read(child.id, unknown)];
  const withdrawn_at = new Date(Date.now() + 60_000).toISOString();
  await db.updateTable('guardian').set({ withdrawn_at }).where('talent_id', '=', child.id).execute();
  const after = [await read(child.id, known), await read(child.id, unknown)];

  expect(whole).toMatchObject({
    seen_as: 'applied',
    date_of_birth: '2018-05-01',
    waist: 'the waist',
    bust: null,
  });
  expect(card).toMatchObject({ seen_as: 'anyone', name: 'the', age: null, ...hiddenFromOthers });
  expect(after.map(({ status }) => status)).toEqual([200, 404]);
});

test('the talent is told which house read the profile', async ({ adult, call, given, read }) => {
  await read(adult.id, await given.house({ company_name: 'Manch' }));
  await read(adult.id, await given.talent());

  const { body } = await call('GET /api/user/profile-views', {}, adult);

  expect(body).toMatchObject({ houses: [{ name: 'Manch', days: 1 }] });
});

test('nobody reads a profile without logging in', async ({ adult, call }) => {
  const { status } = await call('GET /api/user/profile/:id', { params: { id: adult.id } });

  expect(status).toBe(401);
});
