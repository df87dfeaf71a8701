import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

test('prints the faces of a selection or of a filter, numbered, 12 or 20 a page', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const details = JSON.stringify({ height: '5 ft 6 in' });
  const names = Array.from({ length: 13 }, (_, place) => `Talent ${String.fromCharCode(65 + place)}`);
  const sent: { id: string }[] = [];
  for (const name of names)
    sent.push(await applicant({ name, city: name < 'Talent C' ? 'Pune' : 'Delhi' }, { details }));
  const { id: silent } = await given.talent({ name: 'Silent', date_of_birth: '2000-05-01' });
  const withheld = await given.application({ talent_id: silent, job_id }, []);
  const print = async (query: object) => {
    const sheet = { params: { id: job_id }, query };
    const { status, body } = await callApi('GET /api/production/jobs/:id/contact-sheet.pdf', sheet, house);
    if (status !== 200) return { status, code: body.code };
    const { totalPages, text } = await extractText(
      await getDocumentProxy(new Uint8Array(body as Uint8Array)),
    );
    return { totalPages, text: text.join(' ') };
  };

  const [all, large] = [await print({}), await print({ per_page: '20' })];
  const chosen = await print({ applications: [sent[4], sent[0]].map((one) => one?.id).join(',') });
  const filtered = await print({ city: 'Pune' });

  expect([all.totalPages, large.totalPages]).toEqual([2, 1]);
  expect(all.text).toContain('13 Talent');
  expect(all.text).not.toContain('Silent');
  expect(chosen.text).toMatch(/1 Talent E\s+26 · 168 cm · 5'6"\s+2 Talent A/);
  expect(filtered.text?.match(/Talent [A-Z]/g)?.sort()).toEqual(['Talent A', 'Talent B']);
  expect(filtered.text).not.toContain('Talent C');
  expect(await print({ applications: withheld.id })).toEqual({ status: 409, code: 'no_faces' });
  expect(await print({ per_page: '13' })).toMatchObject({ status: 400 });
});
