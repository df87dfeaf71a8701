import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test('only those who may look for children find one by name, and every search is recorded', async ({
  buy,
  callApi,
  db,
  given,
}) => {
  const child = await given.talent({ name: 'Tara Findme', date_of_birth: given.born(9), city: 'Pune' });
  const unknown = await given.talent({ name: 'Uma Findme' });
  const adult = await given.talent({ name: 'Vani Findme', date_of_birth: given.born(30) });
  await given.guardian(child.id);
  for (const one of [child, unknown, adult]) await buy(one, 'Basic');
  const query = { text: 'findme' };
  const ids = [child.id, unknown.id, adult.id];
  const [editor, finance, support] = [
    await given.staff('editor'),
    await given.staff('finance'),
    await given.staff('support'),
  ];

  const picker = await callApi('GET /api/admin/content/talent', { query }, editor);
  const picked = await callApi('GET /api/admin/content/talent', { query: { ids } }, editor);
  const orders = [finance, support].map((as) => callApi('GET /api/admin/orders', { query }, as));
  const [ofFinance, ofSupport] = (await Promise.all(orders)).map(({ body }) =>
    body.orders.map(({ buyer_name }) => buyer_name).toSorted(),
  );
  const search = await callApi('GET /api/admin/search', { query }, support);

  expect([picker, picked].map(({ body }) => body.talent.map(({ name }) => name))).toEqual([
    ['Vani Findme'],
    ['Vani Findme'],
  ]);
  expect(ofFinance).toEqual(['Vani Findme']);
  expect(ofSupport).toEqual(['Tara Findme', 'Uma Findme', 'Vani Findme']);
  expect(search.body.results.find(({ kind }) => kind === 'person')?.rows).toHaveLength(3);
  const entries = db.selectFrom('staff_audit_entry').select(['staff_id', 'action']);
  const searches = await entries.where('action', 'like', 'searched%').execute();
  expect(searches).toEqual(
    expect.arrayContaining([
      { staff_id: editor.id, action: 'searched_talent' },
      { staff_id: finance.id, action: 'searched_orders' },
      { staff_id: support.id, action: 'searched' },
    ]),
  );
});
