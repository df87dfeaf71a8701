import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { endVerifications } from '#features/admin/document-reviews/tasks.ts';
import { falsePicture, pdf, picture, receivedPdf, textOfPdf } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test } from '#testing/test.ts';

const send = 'POST /api/production/documents';
const read = 'GET /api/production/documents';
const verify = 'POST /api/admin/house-documents/:id/verify';
const reject = 'POST /api/admin/house-documents/:id/reject';

test('verifies a house by the document that its owner sent, tells it and deletes the file', async ({
  callApi,
  clock,
  db,
  given,
  services,
  takeEffect,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });

  const before = (await callApi(read, {}, house)).body.verification;
  const sent = await callApi(
    send,
    { body: { kind: 'gst_certificate' }, files: { document: [await pdf()] } },
    house,
  );
  const [stored] = await db.selectFrom('media_file').select('name').execute();
  const kept = await readFile(join(services.config.DATA_DIR, 'media/private', stored?.name ?? ''));
  const params = { id: house.production_house_id };
  const body = { sent_at: clock.now.toISOString() };
  await callApi(verify, { params, body }, await given.staff('moderator'));
  const told = await takeEffect();

  expect(kept.includes('%PDF')).toBe(false);
  expect(before).toEqual({
    ...{ state: 'none', kind: null, reason: null, sent_at: null },
    ...{ valid_until: null, may_send: true, refused: false, verified: false, for_children: 'none' },
  });
  expect(sent.body.verification).toMatchObject({ state: 'waiting', kind: 'gst_certificate' });
  expect((await callApi(read, {}, house)).body.verification.state).toBe('verified');
  expect(
    (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job.production_house,
  ).toMatchObject({
    verified: true,
  });
  expect(told).toMatchObject([{ to: house.email, subject: 'Your production house is verified' }]);
  expect(await db.selectFrom('media_file').selectAll().execute()).toEqual([]);
});

test('tells a house why its document was rejected and takes another', async ({
  callApi,
  clock,
  given,
  takeEffect,
}) => {
  const house = await given.house();
  const moderator = await given.staff('moderator');
  const rejectAs = (id: string) =>
    callApi(
      reject,
      { params: { id }, body: { sent_at: clock.now.toISOString(), reason: 'Too dark.' } },
      moderator,
    );
  const body = { kind: 'pan_card' } as const;
  const image = async () => ({ body, files: { document: [await picture()] } });
  await callApi(send, await image(), house);

  const rejected = await rejectAs(house.production_house_id);
  const told = await takeEffect();
  const after = (await callApi(read, {}, house)).body.verification;
  const again = await callApi(send, await image(), house);
  const unknown = await rejectAs(crypto.randomUUID());

  expect([rejected.status, unknown.status]).toEqual([200, 404]);
  expect(told).toMatchObject([{ to: house.email, text: expect.stringContaining('Too dark.') }]);
  expect(after).toMatchObject({ state: 'rejected', reason: 'Too dark.' });
  expect(again.body.verification).toMatchObject({ state: 'waiting', reason: null });
});

test('takes documents only from owners, and only PDFs and pictures', async ({ callApi, given }) => {
  const house = await given.house();
  const reviewer = await given.member(house, 'reviewer');
  const body = { kind: 'pan_card' } as const;

  const byReviewer = await callApi(send, { body, files: { document: [await pdf()] } }, reviewer);
  const script = await callApi(send, { body, files: { document: [falsePicture()] } }, house);
  const empty = await callApi(send, { body, files: { document: [] } }, house);

  expect(byReviewer).toMatchObject({ status: 403, body: { code: 'owner_role_required' } });
  expect([script.status, empty.status]).toEqual([400, 400]);
  expect(script.body.fields).toMatchObject({ document: expect.stringContaining('PDF, JPG, PNG or HEIC') });
});

test.for([
  ['encrypted without a password', 'enc_empty_user.pdf'],
  ['filled and signed', 'form_filled_signed.pdf', 'FIELD VALUE', 'Digitally signed by'],
  ['saved with the headers of its download', 'junk_before.pdf'],
  ['without a version', 'no_version.pdf'],
  ['with a damaged object', 'bad_unused_obj.pdf'],
  ['with malformed numbers', 'bad_unused_obj2.pdf'],
])('shows staff the whole text of a PDF %s', async ([, file = '', ...more], { app, callApi, given }) => {
  const house = await given.house();
  const sent = { body: { kind: 'gst_certificate' as const }, files: { document: [receivedPdf(file)] } };

  const answer = await callApi(send, sent, house);

  const params = { id: house.production_house_id };
  const opened = await callApi(
    'GET /api/admin/house-documents/:id',
    { params },
    await given.staff('moderator'),
  );
  const { rawPayload } = await app.inject(opened.body.document?.file ?? '');
  const text = await textOfPdf(rawPayload);
  expect(answer.status).toBe(200);
  for (const words of ['GST Registration Certificate FORM REG-06', ...more]) expect(text).toContain(words);
});

test('says how to send an e-PAN, whose password is the date of birth', async ({ callApi, given }) => {
  const sent = { body: { kind: 'pan_card' as const }, files: { document: [receivedPdf('epan.pdf')] } };

  const { status, body } = await callApi(send, sent, await given.house());

  expect(status).toBe(400);
  expect(body.fields).toMatchObject({ document: expect.stringMatching(/DDMMYYYY.*print|print.*DDMMYYYY/) });
  expect(body.fields?.document).toContain('send a JPG');
});

test('ends a verification after the last day of its document, unless a current one came in time', async ({
  callApi,
  clock,
  deliver,
  given,
  services,
  takeEffect,
}) => {
  const [lapsed, renewing] = [await given.house(), await given.house()];
  const today = dayInIndia(clock.now);
  const sendCurrent = async (owner: Caller) =>
    callApi(send, { body: { kind: 'gst_certificate' }, files: { document: [await pdf()] } }, owner);
  const verifyUntil = async ({ production_house_id }: typeof lapsed, valid_until: string) => {
    const sent_at = clock.now.toISOString();
    const verified = await callApi(
      verify,
      { params: { id: production_house_id }, body: { sent_at, valid_until } },
      await given.staff('moderator'),
    );
    await takeEffect();
    return verified;
  };
  const pass = async (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    await endVerifications.run(services, {}, String(days));
    const sent = (await deliver()).filter(({ channel }) => channel === 'email');
    return sent.map(({ to, subject }) => [to, subject]).toSorted();
  };

  await sendCurrent(lapsed);
  const past = await verifyUntil(lapsed, addDays(today, -1));
  await sendCurrent(lapsed);
  await verifyUntil(lapsed, addDays(today, 32));
  await sendCurrent(renewing);
  await verifyUntil(renewing, addDays(today, 32));
  for (const { production_house_id } of [lapsed, renewing]) await given.childGrade(production_house_id);
  const castsAdults = await given.job({
    production_house_id: lapsed.production_house_id,
    age_range: '18-40',
  });
  const castsChildren = await given.job({
    production_house_id: lapsed.production_house_id,
    age_range: '8-10',
  });
  const renewed = await given.job({ production_house_id: renewing.production_house_id });
  const early = await sendCurrent(renewing);
  await deliver();
  const quiet = await pass(1);
  const warned = await pass(2);
  const seen = (await callApi(read, {}, await given.member(lapsed, 'owner'))).body.verification;
  await sendCurrent(await given.member(renewing, 'owner'));
  await verifyUntil(renewing, addDays(today, 400));
  await deliver();
  const told = await pass(30);

  expect([past.body.code, early.body.code]).toEqual(['house_document_ended', 'house_already_verified']);
  expect(quiet).toEqual([]);
  expect(warned).toEqual(
    [lapsed, renewing].map(({ email }) => [email, 'Your verification ends soon']).toSorted(),
  );
  expect(seen).toMatchObject({ state: 'verified', may_send: true, valid_until: addDays(today, 32) });
  expect(told.filter(([to]) => to === lapsed.email || to === renewing.email)).toEqual([
    [lapsed.email, 'Your verification has ended'],
  ]);
  const shown = [castsAdults, castsChildren, renewed].map(async ({ id }) => {
    const { body } = await callApi('GET /api/production/jobs/:id', { params: { id } });
    return body.job?.production_house.verified;
  });
  expect(await Promise.all(shown)).toEqual([false, undefined, true]);
});

test('rejects a PDF that takes too long to read and does not keep another house waiting', async ({
  callApi,
  given,
}) => {
  const [attacker, other] = [await given.house(), await given.house()];
  const order: string[] = [];
  const upload = async (name: string, house: Caller, file: File) => {
    const answer = await callApi(
      send,
      { body: { kind: 'gst_certificate' }, files: { document: [file] } },
      house,
    );
    order.push(name);
    return answer;
  };

  const [hostile, honest] = await Promise.all([
    upload('hostile', attacker, endlessPdf()),
    upload('honest', other, await pdf()),
  ]);

  expect(hostile).toMatchObject({
    status: 400,
    body: { fields: { document: expect.stringContaining('too long') } },
  });
  expect([honest.status, order]).toEqual([200, ['honest', 'hostile']]);
});

/** A PDF of a few kB whose page tree names every node twice, and so has 2 to the power of 40 pages. */
function endlessPdf(): File {
  const nodes = Array.from({ length: 40 }, (_, depth) => {
    const child = `${depth + 3} 0 R`;
    return `${depth + 2} 0 obj\n<< /Type /Pages /Count 2 /Kids [${child} ${child}] >>\nendobj\n`;
  });
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    ...nodes,
    '42 0 obj\n<< /Type /Page /MediaBox [0 0 9 9] >>\nendobj\n',
  ];
  const content = `%PDF-1.4\n${objects.join('')}trailer\n<< /Root 1 0 R /Size 43 >>\n%%EOF`;
  return new File([content], 'endless.pdf', { type: 'application/pdf' });
}
