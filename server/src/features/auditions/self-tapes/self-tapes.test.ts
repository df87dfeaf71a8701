import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { pdf, picture, receivedPdf, textOfPdf } from '#testing/files.ts';
import { BEFORE, test } from '#testing/tape-world.ts';

const save = 'PUT /api/production/self-tapes/:id';
const invite = 'POST /api/production/auditions/:id/invitations';
const decline = 'POST /api/user/self-tapes/:id/decline';
const asked = { instructions: 'Say your name first.', day: '2026-05-06', time: '18:00' };

test('a house asks for tapes and invites; the talent reads the request and opens the sides', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  clock.now = BEFORE;
  const house = await given.house({ company_name: 'Lantern Films' });
  const { production_house_id } = house;
  const job = await given.job({ production_house_id, audition_type: 'Self-tape', shoot_dates: '2026-06-01' });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id: job.id });
  const inviting = { params: job, body: { applications: [id] } };

  const early = await callApi(invite, inviting, house);
  const saved = await callApi(save, { params: job, body: asked, files: { sides: [await pdf()] } }, house);
  const invited = await callApi(invite, inviting, house);
  const again = await callApi(invite, inviting, house);

  expect(early).toMatchObject({ status: 409, body: { code: 'tape_request_missing' } });
  expect([saved.status, invited.body.invited, again.body.invited]).toEqual([200, 1, 0]);
  const { tapes } = (await callApi('GET /api/user/self-tapes', { query: { application_id: id } }, talent))
    .body;
  expect(await deliver()).toMatchObject([
    {
      to: talent.email,
      subject: 'Send a self-tape: Lead Detective · Web Series',
      text: expect.stringMatching(/Wed 6 May, 6:00 pm IST.*Say your name first\./s),
      link: expect.stringContaining(`/user/self-tape/${tapes[0]?.id}`),
    },
  ]);
  expect(tapes).toMatchObject([
    {
      ...{ state: 'waiting', may_send: true, takes: [], has_sides: true, confirmed_at: null },
      request: { instructions: 'Say your name first.', sides_url: null },
    },
  ]);
  const applications = await callApi('GET /api/user/job-applications', {}, talent);
  expect(applications.body.data).toMatchObject([{ status: 'audition' }]);
});

test('rejects contact details in instructions to children', async ({ callApi, given }) => {
  const house = await given.houseForChildren();
  const { production_house_id } = house;
  const call = { production_house_id, audition_type: 'Self-tape', age_range: '8-14' } as const;
  const body = { ...asked, instructions: 'Send it to insta: lantern_films' };

  const answer = await callApi(save, { params: await given.job(call), body }, house);

  expect(answer).toMatchObject({ status: 400, body: { code: 'contact_details_to_child' } });
});

test.for([
  ['a deadline in the past', { day: '2026-05-04', time: '11:59' }, 'time'],
  ['a deadline after the shoot began', { day: '2026-06-02' }, 'day'],
  ['instructions that ask for money', { instructions: 'Pay the registration fee first.' }, 'instructions'],
] as const)('rejects %s', async ([, wrong, field], { callApi, taped: { house, job } }) => {
  const answer = await callApi(save, { params: job, body: { ...asked, ...wrong } }, house);

  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
});

test('takes only a PDF as sides, keeps it when other fields change and removes it on request', async ({
  callApi,
  db,
  taped: { house, job },
}) => {
  const put = (fields: object, file?: File) =>
    callApi(
      save,
      { params: job, body: { ...asked, ...fields }, ...(file && { files: { sides: [file] } }) },
      house,
    );
  const urlOf = async () =>
    (await callApi('GET /api/production/self-tapes/:id', { params: job, query: {} }, house)).body.requests[0]
      ?.sides_url;

  const image = await put({}, await picture());
  await put({}, await pdf());
  await put({ instructions: 'Say your age too.' });
  const kept = await urlOf();
  await put({ current_sides: 'remove' });

  expect(image).toMatchObject({ status: 400, body: { fields: { sides: expect.stringContaining('PDF') } } });
  expect(kept).toMatch(/\.pdf/);
  expect(await urlOf()).toBeNull();
  const file = kept?.match(/[\w-]+\.pdf/)?.[0] ?? '';
  expect(await db.selectFrom('media_file').select('name').where('name', '=', file).execute()).toEqual([]);
});

test('keeps sides that were filled in, encrypted or damaged readable, and no JPG as a way out', async ({
  app,
  callApi,
  taped: { house, job },
}) => {
  const put = (name: string) =>
    callApi(save, { params: job, body: asked, files: { sides: [receivedPdf(name)] } }, house);
  const readSides = async () => {
    const query = { params: job, query: {} };
    const { requests } = (await callApi('GET /api/production/self-tapes/:id', query, house)).body;
    return textOfPdf((await app.inject(requests[0]?.sides_url ?? '')).rawPayload);
  };

  const texts: string[] = [];
  for (const name of ['form_filled_signed.pdf', 'enc_empty_user.pdf', 'junk_before.pdf', 'no_version.pdf']) {
    await put(name);
    texts.push(await readSides());
  }
  const locked = await put('epan.pdf');

  expect(texts[0]).toContain('27AAPFU0939F1ZV FIELD VALUE');
  expect(texts[0]).toContain('Digitally signed by');
  for (const text of texts) expect(text).toContain('GST Registration Certificate FORM REG-06');
  expect(locked.body.fields).toMatchObject({ sides: expect.stringContaining('print it to a new PDF') });
  expect(locked.body.fields?.sides).not.toMatch(/JPG|e-PAN/);
});

test('tells talent without a tape of a new deadline, and nobody of a save without changes', async ({
  callApi,
  deliver,
  given,
  sendTape,
  taped: { house, job, talent, tape },
}) => {
  const other = await given.talent();
  const { id } = await given.application({ talent_id: other.id, job_id: job.id });
  await given.selfTape(id);
  await sendTape(talent, tape.id);
  await deliver();
  const body = { ...asked, instructions: 'Read scene 2 facing the camera.' };

  await callApi(save, { params: job, body }, house);
  const same = await deliver();
  await callApi(save, { params: job, body: { ...body, day: '2026-05-08' } }, house);

  expect(same).toEqual([]);
  expect(await deliver()).toMatchObject([
    {
      to: other.email,
      subject: expect.stringMatching(/has changed/),
      text: expect.stringContaining('8 May'),
    },
  ]);
});

test('a talent declines with a note, which tells the house, and may still send a tape', async ({
  callApi,
  deliver,
  sendTape,
  taped: { house, talent, tape },
}) => {
  const declining = { params: tape, body: { note: 'I am abroad.' } };

  await callApi(decline, declining, talent);
  await callApi(decline, declining, talent);

  expect(await deliver()).toMatchObject([
    {
      to: house.email,
      subject: expect.stringMatching(/^Asha Rao declined/),
      text: expect.stringContaining('I am abroad.'),
    },
  ]);
  expect((await sendTape(talent, tape.id)).status).toBe(200);
  const answer = await callApi(decline, declining, talent);
  expect(answer).toMatchObject({ status: 409, body: { code: 'tape_already_sent' } });
});

test('the database rejects a tape once the application has an outcome', async ({
  clock,
  db,
  given,
  taped: { application },
}) => {
  const receive = () =>
    db
      .updateTable('self_tape')
      .set({ received_at: clock.now.toISOString() })
      .where('application_id', '=', application.id)
      .execute();
  await given.step(application.id, 'withdrawn', 'talent');

  await expect(receive()).rejects.toMatchObject({ code: RULES.APPLICATION_DECIDED });
});

test('a casting call without self-tapes rejects a request for one', async ({ callApi, given }) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });

  const answer = await callApi(save, { params: job, body: { ...asked, day: '2099-05-06' } }, house);

  expect(answer).toMatchObject({ status: 409, body: { code: 'not_a_self_tape_call' } });
});
