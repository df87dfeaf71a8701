import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { deleteApplicationDrafts } from '#features/applications/application-drafts/tasks.ts';
import { test } from '#testing/test.ts';

test('keeps what was typed for a month or until the talent applies, for nobody else', async ({
  callApi,
  given,
  services,
}) => {
  const talent = await given.talent();
  const other = await given.talent();
  const [typed, applied] = [await given.job(), await given.job()];
  const save = (id: string, fields: Record<string, string>) =>
    callApi('PUT /api/user/application-drafts/:id', { params: { id }, body: { fields } }, talent);
  const read = async (id: string, as = talent) =>
    (await callApi('GET /api/user/application-drafts/:id', { params: { id } }, as)).body.fields;

  await save(typed.id, { roleInfo: 'I rid' });
  await save(typed.id, { roleInfo: 'I ride.' });
  await save(applied.id, { roleInfo: 'I sing.' });
  await given.application({ talent_id: talent.id, job_id: applied.id });

  expect(await read(typed.id)).toEqual({ roleInfo: 'I ride.' });
  expect(await read(applied.id)).toEqual({});
  expect(await read(typed.id, other)).toEqual({});
  const pending = await given.job({ status: 'pending' });
  expect((await save(pending.id, { roleInfo: 'x' })).status).toBe(404);
  const later = new Date(services.now().getTime() + 31 * DAY_MS);
  await deleteApplicationDrafts.run({ ...services, now: () => later }, {}, '');
  expect(await read(typed.id)).toEqual({});
});
