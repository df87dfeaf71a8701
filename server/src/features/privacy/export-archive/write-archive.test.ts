import { expect } from 'vitest';
import { buyBasic } from '#features/billing/plans/plans.matrix.ts';
import { inventories } from '#features/privacy/export-archive/inventory.ts';
import type { Database } from '#platform/database/database.ts';
import { newMessage } from '#testing/conversation-world.ts';
import { password, test } from '#testing/data-exports.ts';
import { picture } from '#testing/files.ts';
import { insertRow } from '#testing/insert-row.ts';
import { createShowcase } from '#testing/matrix/showcase.ts';

test("exports a talent's profile, applications and their outcomes", async ({ db, exported, services }) => {
  const { adult, documents } = await createShowcase(services);
  await services.db.updateTable('account').set({ language: 'en' }).where('id', '=', adult.id).execute();

  const { lists, names } = await exported(adult);

  const kinds = new Set(inventories.talent.held.map(({ file }) => `${file}.json`));
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'account.json', 'payments.json', ...kinds]));
  expect(lists('account').account).toMatchObject([{ email: adult.email, pan_last4: '234F' }]);
  expect(lists('profile')).toMatchObject({
    profile: [{ name: 'Asha Rao', city: 'Pune', details: { disability: 'None' } }],
    media: [{ kind: 'headshot_image' }, {}, {}, {}],
    unsaved_draft: [{ fields: { first_name: 'Asha' } }],
  });
  const sent = await applicationTo(db, documents.job_id, adult.id);
  expect(lists('applications').applications).toContainEqual(
    expect.objectContaining({ ...sent, call: expect.any(String), house: 'Test Films' }),
  );
  expect(lists('applications').steps).toContainEqual(
    expect.objectContaining({ application_id: sent.id, status: 'audition', party: 'house' }),
  );
  expect(lists('applications').consents?.length).toBeGreaterThan(0);
  expect(lists('auditions').offers).toContainEqual(expect.objectContaining({ application_id: sent.id }));
  expect(lists('searches').saved_searches).toHaveLength(1);
  expect(lists('public-page').shared_links).toMatchObject([{ label: 'For a house' }]);
});

test("exports a buyer's plans, orders, payments and invoices", async ({ exported, given, services }) => {
  const buyer = await given.talent({ date_of_birth: '1990-01-01' }, { password });
  const order = await buyBasic(services, buyer.id);

  const { lists } = await exported(buyer);

  expect(lists('payments')).toMatchObject({
    plans: [{ plan: 'Basic', order_id: order }],
    orders: [{ id: order, status: 'paid' }],
    payments: [{ order_id: order, status: 'captured' }],
    invoices: [{ order_id: order, buyer_name: 'Asha Rao' }],
    refunds: [],
  });
});

test('includes the stored files of every list unchanged', async ({ callApi, exported, given, services }) => {
  const talent = await given.talent({ date_of_birth: '1990-05-01' }, { password });
  const file = await picture();
  const { body } = await callApi(
    'POST /api/user/media',
    { body: { kind: 'photo' }, files: { file: [file] } },
    talent,
  );

  const { content, lists } = await exported(talent);

  const [medium] = lists('profile').media ?? [];
  const stored = await services.storage.open('private', String(medium?.file));
  const bytes = await (await stored?.read())?.toArray();
  expect(medium?.id).toBe(body.media.id);
  expect(Buffer.from(content(`media/${medium?.file}`) ?? [])).toEqual(Buffer.concat(bytes ?? []));
});

test('exports the messages of a conversation to both participants, each with what they may see', async ({
  callApi,
  exported,
  given,
}) => {
  const house = await given.houseForChildren({}, { password, display_name: 'Ravi Menon' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent({ date_of_birth: '1990-05-01' }, { password });
  const { id } = await given.application({ talent_id: talent.id, job_id });
  await callApi(
    'POST /api/production/conversations/:id/messages',
    { params: { id }, body: newMessage('Hello?') },
    house,
  );
  await callApi(
    'POST /api/user/conversations/:id/messages',
    { params: { id }, body: newMessage('Yes!') },
    talent,
  );

  const talents = await exported(talent);
  const houses = await exported(house, 'production');

  const written = [
    { party: 'house', text: 'Hello?' },
    { party: 'talent', text: 'Yes!' },
  ];
  expect(talents.lists('conversations').messages).toMatchObject(written);
  expect(talents.text).not.toContain('Ravi Menon');
  expect(houses.lists('conversations').messages).toMatchObject(written);
  expect(houses.lists('conversations').messages?.[0]?.member).toBe('Ravi Menon');
});

test("exports a house's profile and actions, and of its applicants only the names", async ({
  db,
  exported,
  given,
}) => {
  const house = await given.house({ company_name: 'Lamp Films', gst_no: '27AAACK1234C1Z5' }, { password });
  const reviewer = await given.member(house, 'reviewer', { display_name: 'Ravi Menon' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const details = JSON.stringify({ email: 'asha@home.example', phone: '+919812312345', weight: '55 kg' });
  const talent = await given.talent({ name: 'Asha Rao', date_of_birth: '1990-05-01' });
  const { id } = await given.application({ talent_id: talent.id, job_id, details });
  await insertNote(db, id, reviewer.id, 'A fine voice.');
  const removed = { status: 'pending', approved_at: null, role_details: 'Inspector' } as const;
  await db.updateTable('job').set(removed).where('id', '=', job_id).execute();

  const { lists, names, text } = await exported(house, 'production');

  expect(names).not.toContain('profile.json');
  expect(lists('company').company).toMatchObject([{ company_name: 'Lamp Films', gst_no: '27AAACK1234C1Z5' }]);
  expect(lists('team').members?.map(({ email }) => email)).toEqual([house.email, reviewer.email]);
  expect(lists('calls')).toMatchObject({
    calls: [{ id: job_id }],
    // Not before the casting call is approved again.
    former_texts: [{ becomes: 'Inspector', changed_at: null }],
  });
  expect(lists('applicants')).toMatchObject({
    applicants: [{ id, talent: 'Asha Rao', status: 'viewed' }],
    notes: [{ text: 'A fine voice.', member: 'Ravi Menon' }],
  });
  expect(text).not.toMatch(/asha@home\.example|9812312345|55 kg|1990-05-01/);
  expect(text).not.toContain(talent.email);
  expect(text).not.toContain(talent.mobile);
});

test('leaves children out of the export of a house that is not verified for them', async ({
  db,
  exported,
  given,
}) => {
  const house = await given.houseForChildren({}, { password });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const { id } = await given.application({ talent_id: child.id, job_id });
  await given.application({ talent_id: (await given.talent({ name: 'Asha Rao' })).id, job_id });
  const take = { application_media_id: (await given.take(id)).id, at_ms: 0 };
  const comment = { text: 'Tara cried.', account_id: house.id, written_at: new Date().toISOString() };
  await insertRow(db, 'take_comment', { id: crypto.randomUUID(), ...take, ...comment });
  await given.endChildGrade(house.production_house_id);

  const { lists, text } = await exported(house, 'production');

  expect(lists('applicants').applicants).toMatchObject([{ talent: 'Asha Rao' }]);
  expect(text).not.toContain('Tara');
});

test('leaves out of the export of a child what its guardian has not let through', async ({
  callApi,
  db,
  exported,
  given,
}) => {
  const house = await given.houseForChildren();
  const child = await given.talent({ date_of_birth: given.born(12) }, { password });
  await given.guardian(child.id);
  const { production_house_id } = house;
  const [job, other] = [await given.job({ production_house_id }), await given.job({ production_house_id })];
  const { id } = await given.application({ talent_id: child.id, job_id: job.id });
  await db.updateTable('guardian').set({ applies_alone: false }).where('talent_id', '=', child.id).execute();
  const written = { params: { id }, body: newMessage('Come without your mother.') };
  await callApi('POST /api/production/conversations/:id/messages', written, house);
  const body = { job_id: other.id, talent_ids: [child.id], message: 'Dear child, apply here.' };
  await callApi('POST /api/production/casting-invitations', { body }, house);

  const { text } = await exported(child);

  expect(text).not.toMatch(/without your mother|Dear child/);
});

test("leaves other people's notes and data out of a talent's export", async ({ db, exported, given }) => {
  const house = await given.house({}, { display_name: 'Ravi Menon' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent({}, { password });
  const other = await given.talent({ name: 'Meera Nair' });
  const { id } = await given.application({ talent_id: talent.id, job_id });
  await given.application({ talent_id: other.id, job_id, role_specific_info: 'I juggle.' });
  await insertNote(db, id, house.id, 'Canary of a note.');
  const score = { application_id: id, score: 2, account_id: house.id, scored_at: new Date().toISOString() };
  await db.insertInto('application_score').values(score).execute();

  const { text } = await exported(talent);

  expect(text).toContain('I ride horses.');
  expect(text).not.toMatch(/Canary of a note|"score"|Ravi Menon|Meera Nair|I juggle/);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(house.id);
});

test('writes the README in the language of the account', async ({ db, exported, given }) => {
  const english = await exported(await given.talent({}, { password }));
  const talent = await given.talent({}, { password });
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', talent.id).execute();
  const hindi = await exported(talent);

  expect(english.readMe).toContain('Your Kirdaar data');
  expect(english.readMe).toContain('applications.json - your applications as you sent them');
  expect(hindi.readMe).toContain('आपका Kirdaar डेटा');
  expect(hindi.readMe).toContain('applications.json - आपके भेजे हुए आवेदन');
});

test('exports a thousand rows completely and in order', async ({ exported, given }) => {
  const talent = await given.talent({}, { password });
  const notices = await given.notices(talent.id, 1001);

  const { lists } = await exported(talent);

  expect(lists('messages').notices?.map(({ id }) => id)).toEqual(notices.map(({ id }) => id));
});

function applicationTo(db: Database, job_id: string, talent_id: string) {
  return db
    .selectFrom('application')
    .select(['id', 'job_id', 'status', 'applied_at', 'role_specific_info', 'details'])
    .where('job_id', '=', job_id)
    .where('talent_id', '=', talent_id)
    .executeTakeFirstOrThrow();
}

async function insertNote(db: Database, application_id: string, account_id: string, text: string) {
  const id = crypto.randomUUID();
  const written_at = new Date().toISOString();
  await db
    .insertInto('application_note')
    .values({ id, application_id, account_id, text, written_at })
    .execute();
}
