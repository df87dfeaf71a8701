import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';
import { longNames, misplacedTexts } from '#testing/pdf-boxes.ts';
import { rowsOf } from '#testing/workbook.ts';

test('a member checks an applicant in once from the day of the audition on and can undo it, and nobody else can', async ({
  callApi,
  given,
  clock,
  arranged: {
    house: owner,
    job,
    slot,
    talent: { id: talentId },
    application,
  },
  invite,
}) => {
  await given.confirmed(application.id, slot.id);
  const params = { id: application.id };
  const without = { id: (await invite()).application_id };
  const early = await callApi('PUT /api/production/check-ins/:id', { params }, owner);
  expect(early).toMatchObject({ status: 409, body: { code: 'house_check_in_closed' } });
  clock.now = new Date(Date.parse(slot.starts_at) - 3 * HOUR_MS);
  const house = { token: await given.session(owner.id) };
  const talent = { id: talentId, token: await given.session(talentId) };
  const arrived = async () => {
    const { body } = await callApi('GET /api/production/auditions/:id', { params: job }, house);
    return body.slots[0]?.attendees.map(({ arrived_at }) => arrived_at);
  };
  const at = clock.now.toISOString();

  expect(await arrived()).toEqual([null]);
  const checkedIn = await callApi('PUT /api/production/check-ins/:id', { params }, house);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await callApi('PUT /api/production/check-ins/:id', { params }, house);
  expect(checkedIn.status).toBe(200);
  expect(await arrived()).toEqual([at]);
  const scanned = await callApi('GET /api/production/check-ins/:id', { params }, house);
  expect(scanned.body).toMatchObject({ user: { id: talent.id }, slot: { id: slot.id }, arrived_at: at });

  const other = await callApi('PUT /api/production/check-ins/:id', { params }, await given.house());
  const own = await callApi('GET /api/production/check-ins/:id', { params }, talent);
  expect([other.status, own.status]).toEqual([404, 403]);

  await callApi('DELETE /api/production/check-ins/:id', { params }, house);
  expect(await arrived()).toEqual([null]);
  const rejected = await callApi('PUT /api/production/check-ins/:id', { params: without }, house);
  expect(rejected).toMatchObject({ status: 409, body: { code: 'no_audition_slot' } });
});

test('the call sheet has the times, people, photos, place and contact from today on', async ({
  callApi,
  services,
  given,
  arranged: { house, job, application, talent },
  addSlot,
}) => {
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#884422' } })
    .webp()
    .toBuffer();
  const image = `/media/public/${await services.storage.save('public', photo, 'webp')}`;
  await services.db.updateTable('talent').set({ profile_photo: image }).where('id', '=', talent.id).execute();
  const slot = await addSlot({ place: 'Studio 9', contact_name: 'Ravi Menon', contact_phone: '98200 00000' });
  await given.confirmed(application.id, slot.id);
  await addSlot({ place: 'Old hall', starts_at: '2020-01-01T05:00:00Z', ends_at: '2020-01-01T06:00:00Z' });
  const { name } = (await callApi('GET /api/production/check-ins/:id', { params: application }, house)).body
    .user;

  const { status, body } = await callApi(
    'GET /api/production/auditions/:id/call-sheet.pdf',
    { params: job },
    house,
  );

  expect(status).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(body));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of [
    'Call sheet',
    'Lead Detective',
    '12:00 pm',
    'Studio 9',
    'Ravi Menon, 98200 00000',
    name,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Old hall');
  const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
  // 85 is the operator that paints a picture.
  expect(fnArray).toContain(85);
});

test('a call sheet says who comes, how to reach them and who has arrived, as far as its reader may know', async ({
  app,
  callApi,
  db,
  given,
}) => {
  const day = { starts_at: '2031-03-20T04:30:00Z', ends_at: '2031-03-20T05:00:00Z' };
  const form = (height: string) => JSON.stringify({ phone: '+919812399999', height });
  const house = await given.houseForChildren();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent({ name: 'Asha Rao', date_of_birth: given.born(26) });
  const application = await given.application({
    talent_id: talent.id,
    job_id: job.id,
    details: form('5-6'),
  });
  await given.invitation(application.id);
  const { id: slot_id } = await given.slot(job.id, { ...day, place: 'Studio 9' });
  await given.confirmed(application.id, slot_id);
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: given.born(9) });
  await given.guardian(child.id, { name: 'Sunita Rao', mobile: '+919700000001', contact: '+919700000001' });
  const sent = await given.application({ talent_id: child.id, job_id: job.id, details: form('122 cm') });
  await given.invitation(sent.id);
  await given.confirmed(sent.id, (await given.slot(job.id, { ...day, place: 'Studio 10' })).id);
  const arrived = { application_id: application.id, slot_id, arrived_at: day.starts_at };
  await db.insertInto('audition_attendance').values(arrived).execute();
  const viewer = await given.member(house, 'viewer');
  const read = (as: { token: string }) =>
    callApi('GET /api/production/auditions/:id/call-sheet.xlsx', { params: job }, as);

  const pdf = await callApi('GET /api/production/auditions/:id/call-sheet.pdf', { params: job }, house);
  const hindi = await app.inject({
    url: `/api/production/auditions/${job.id}/call-sheet.xlsx`,
    headers: { 'accept-language': 'hi', authorization: `Bearer ${house.token}` },
  });

  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.body)), { mergePages: true });
  expect(text).toMatch(/1\s*Tara Rao\s*6-9 · 122 cm · 4'0"[\s\S]*Guardian: Sunita Rao, \+919700000001/);
  expect(text).toMatch(/2[\s\S]*26 · 168 cm · 5'6"[\s\S]*\+919812399999[\s\S]*Arrived/);
  const people = rowsOf((await read(house)).body);
  expect(people).toMatchObject([
    {
      ...{
        'No.': 1,
        Day: '2031-03-20 10:00',
        'Time (IST)': '2031-03-20 10:00',
        Name: 'Tara Rao',
        Age: '6-9',
      },
      ...{ 'Height (cm)': 122, Phone: '+919812399999', Guardian: 'Sunita Rao' },
      'Guardian’s phone': '+919700000001',
    },
    { 'No.': 2, Age: 26, 'Height (cm)': 168, Arrived: expect.any(String) },
  ]);
  expect(people.map(({ Guardian }) => Guardian)).toEqual(['Sunita Rao', undefined]);
  expect(rowsOf(hindi.rawPayload)).toMatchObject([{ क्रम: 1, अभिभावक: 'Sunita Rao' }, { क्रम: 2 }]);
  expect(JSON.stringify(rowsOf((await read(viewer)).body))).toMatch(/^(?!.*(98123|Sunita|97000)).*Tara Rao/);
  await db.updateTable('production_house').set({ verification: 'email' }).execute();
  expect(JSON.stringify(rowsOf((await read(house)).body))).toMatch(/^(?!.*(98123|Tara)).*Asha Rao/);
});

test('a call sheet continues on the next page, keeps long names apart, and shows free slots', async ({
  callApi,
  db,
  given,
  arranged: { house, job },
  addSlot,
  invite,
}) => {
  const slot = await addSlot({ place: 'Studio 9', capacity: 20 });
  await addSlot({ place: 'Studio 10' });
  const role_details = 'திருவேங்கடநாதபுரம்சுப்பிரமணியபிள்ளைஅருணாசலம் '.repeat(4);
  await db.updateTable('job').set({ role_details }).where('id', '=', job.id).execute();
  for (const name of longNames) await given.confirmed((await invite(name)).application_id, slot.id);

  const { body } = await callApi('GET /api/production/auditions/:id/call-sheet.pdf', { params: job }, house);
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(body)));

  expect(totalPages).toBeGreaterThan(1);
  expect(text.join(' ')).toContain('Asha Rao');
  expect(await misplacedTexts(new Uint8Array(body))).toEqual([]);
  expect(text.join(' ').match(/Free/g)).toHaveLength(2);
});

test('a call sheet is in the language of the page that asks for it', async ({
  app,
  given,
  arranged: { house, job },
  addSlot,
  invite,
}) => {
  const slot = await addSlot({ place: 'Studio 9' });
  await given.confirmed((await invite('Asha Rao')).application_id, slot.id);

  const { rawPayload } = await app.inject({
    url: `/api/production/auditions/${job.id}/call-sheet.pdf`,
    headers: { 'accept-language': 'hi', authorization: `Bearer ${house.token}` },
  });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });

  expect(text).toMatch(/कॉल शीट[\s\S]*Lead Detective · वेब सीरीज़[\s\S]*Asha Rao/);
  expect(text).not.toMatch(/Call sheet|Web Series|Confirmed|IST/);
});
