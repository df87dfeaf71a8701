import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';
import { rowsOf } from '#testing/workbook.ts';

test('a house reads which agency sent an applicant on every list and sheet', async ({
  callApi,
  db,
  given,
  arranged: { house, job, slot, talent, application },
}) => {
  await given.confirmed(application.id, slot.id);
  const { id: holder_id } = await given.talent({ name: 'Star Agency' });
  const { id: mandate_id } = await given.mandate({ talent_id: talent.id, holder_id });
  const params = { id: job.id };
  const textOf = async (body: unknown) =>
    (await extractText(await getDocumentProxy(new Uint8Array(body as Uint8Array)), { mergePages: true }))
      .text;
  const read = async () => {
    const page = await callApi('GET /api/production/applications/:id', { params: talent }, house);
    const table = await callApi('GET /api/production/jobs/:id/applicants.xlsx', { params }, house);
    const faces = await callApi(
      'GET /api/production/jobs/:id/contact-sheet.pdf',
      { params, query: {} },
      house,
    );
    const day = await callApi('GET /api/production/auditions/:id/call-sheet.pdf', { params }, house);
    const dayTable = await callApi('GET /api/production/auditions/:id/call-sheet.xlsx', { params }, house);
    const shown = [page.body.data, rowsOf(table.body), await textOf(faces.body), await textOf(day.body)];
    return [...shown, rowsOf(dayTable.body)].map((one) => JSON.stringify(one).includes('Star Agency'));
  };

  const before = await read();
  await db.updateTable('application').set({ mandate_id }).where('id', '=', application.id).execute();

  expect(before).toEqual([false, false, false, false, false]);
  expect(await read()).toEqual([true, true, true, true, true]);
});
