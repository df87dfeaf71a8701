import { expect } from 'vitest';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';

test('sends a message that may ask for money and reports its house to staff once', async ({
  callApi,
  given,
  houseWrites,
}) => {
  const { house, id } = await createPair(given);
  const asking = 'Please keep 500 ready for the costume.';
  const write = async (text: string) => (await houseWrites(house, id, newMessage(text))).status;

  const written = [await write('We pay 500 for your travel.'), await write(asking), await write(asking)];

  const staff = await given.staff('support');
  const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
  const reports = items.filter(({ kind }) => kind === 'report');
  const params = { id: reports[0]?.id ?? '' };
  const { report } = (await callApi('GET /api/admin/reports/:id', { params }, staff)).body;
  expect(written).toEqual([200, 200, 200]);
  expect(reports).toHaveLength(1);
  expect(report).toMatchObject({
    subject: 'house',
    about: house.production_house_id,
    reason: 'money',
    by: null,
  });
  expect(report.text).toContain(asking);
});

test('reports an offer that may ask for money, but not one that was not made', async ({ callApi, given }) => {
  const { house, id } = await createPair(given);
  const offer = (params: { id: string }) =>
    callApi(
      'POST /api/production/applications/:id/offer',
      { params, body: { message: 'Charges are 1500 for the styling.', answer_by: '2099-12-01' } },
      house,
    );

  const unknown = await offer({ id: crypto.randomUUID() });
  const before = await readReports();
  const made = await offer({ id });

  const after = await readReports();
  expect([unknown.status, made.status]).toEqual([404, 200]);
  expect(after.length - before.length).toBe(1);
  expect(after.at(-1)?.title).toMatch(/asks? for money/i);

  async function readReports() {
    const { items } = (await callApi('GET /api/admin/today', {}, await given.staff('support'))).body;
    return items.filter(({ kind }) => kind === 'report');
  }
});
