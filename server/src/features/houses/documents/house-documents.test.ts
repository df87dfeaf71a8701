import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { falsePicture, pdf, picture } from '#testing/files.ts';
import { test } from '#testing/test.ts';

const send = 'POST /api/production/documents';
const read = 'GET /api/production/documents';

test('verifies a house by the document that its owner sent, tells it and deletes the file', async ({
  callApi,
  db,
  deliver,
  given,
  services,
}) => {
  const house = await given.house({ company_name: 'Lamp Films' });
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-document-'));
  const path = join(directory, 'gst.pdf');

  const before = (await callApi(read, {}, house)).body.verification;
  const sent = await callApi(
    send,
    { body: { kind: 'gst_certificate' }, files: { document: [await pdf()] } },
    house,
  );
  const listed = await runStaffCommand(services, ['house-documents']);
  const saved = await runStaffCommand(services, ['save-document', house.production_house_id, path]);
  const copy = await readFile(path, 'latin1');
  await rm(directory, { recursive: true });
  await runStaffCommand(services, ['approve-house', house.production_house_id]);

  expect(before).toEqual({ state: 'none', kind: null, reason: null, sent_at: null });
  expect(sent.body.verification).toMatchObject({ state: 'waiting', kind: 'gst_certificate' });
  expect(listed.text).toContain('Lamp Films');
  expect(saved.exitCode).toBe(0);
  expect(copy).toMatch(/^%PDF-/);
  expect((await callApi(read, {}, house)).body.verification.state).toBe('verified');
  expect(
    (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job.production_house,
  ).toMatchObject({
    verified: true,
  });
  expect(await deliver()).toMatchObject([{ to: house.email, subject: 'Your production house is verified' }]);
  expect(await db.selectFrom('media_file').selectAll().execute()).toEqual([]);
});

test('tells a house why its document was refused and takes another', async ({
  callApi,
  deliver,
  given,
  services,
}) => {
  const house = await given.house();
  const body = { kind: 'pan_card' } as const;
  const image = async () => ({ body, files: { document: [await picture()] } });
  await callApi(send, await image(), house);

  const refused = await runStaffCommand(services, [
    'refuse-house',
    house.production_house_id,
    'Too',
    'dark.',
  ]);
  const told = await deliver();
  const after = (await callApi(read, {}, house)).body.verification;
  const again = await callApi(send, await image(), house);
  const unknown = await runStaffCommand(services, ['refuse-house', crypto.randomUUID(), 'Why']);

  expect(refused.exitCode).toBe(0);
  expect(told).toMatchObject([{ to: house.email, text: expect.stringContaining('Too dark.') }]);
  expect(after).toMatchObject({ state: 'refused', reason: 'Too dark.' });
  expect(again.body.verification).toMatchObject({ state: 'waiting', reason: null });
  expect(unknown.exitCode).toBe(1);
});

test('takes documents only from owners, and only PDF, JPG and PNG files', async ({ callApi, given }) => {
  const house = await given.house();
  const reviewer = await given.member(house, 'reviewer');
  const body = { kind: 'pan_card' } as const;

  const byReviewer = await callApi(send, { body, files: { document: [await pdf()] } }, reviewer);
  const script = await callApi(send, { body, files: { document: [falsePicture()] } }, house);
  const empty = await callApi(send, { body, files: { document: [] } }, house);

  expect(byReviewer).toMatchObject({ status: 403, body: { code: 'owner_role_required' } });
  expect([script.status, empty.status]).toEqual([400, 400]);
  expect(script.body.fields).toMatchObject({ document: expect.stringContaining('PDF, JPG or PNG') });
});
