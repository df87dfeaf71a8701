import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { financialYear } from '#features/billing/invoices/issue-document.ts';
import { test } from '#testing/payments.ts';

test('a buyer in another State gets an invoice with IGST, one in the same State with CGST and SGST', async ({
  db,
  given,
  placeOrder,
  pay,
  returnFromGateway,
}) => {
  const [near, far] = [
    await placeOrder(await given.talent(), 'Basic', 'Maharashtra'),
    await placeOrder(await given.talent(), 'Basic', 'Kerala'),
  ];
  await returnFromGateway(await pay(near));
  await returnFromGateway(await pay(far));

  const invoices = await db
    .selectFrom('invoice')
    .select([
      'buyer_state',
      'buyer_name',
      'taxable_paise',
      'cgst_paise',
      'sgst_paise',
      'igst_paise',
      'seller',
    ])
    .where('order_id', 'in', [near.id, far.id])
    .orderBy('serial')
    .execute();

  expect(invoices).toMatchObject([
    { buyer_state: 'Maharashtra', taxable_paise: 84_662, cgst_paise: 7619, sgst_paise: 7619, igst_paise: 0 },
    {
      buyer_state: 'Kerala',
      buyer_name: 'Asha Rao',
      taxable_paise: 84_661,
      cgst_paise: 0,
      igst_paise: 15_239,
    },
  ]);
  expect(invoices[0]?.seller).toMatchObject({ gstin: '27AAKCK4821F1ZJ', state: 'Maharashtra' });
});

test('invoice numbers have no gaps under parallel sales, and restart in April', async ({
  db,
  clock,
  given,
  buy,
}) => {
  clock.now = new Date('2091-03-31T20:00:00+05:30');
  const talents = await Promise.all(Array.from({ length: 12 }, () => given.talent()));
  await Promise.all(talents.map((talent) => buy(talent, 'Basic')));
  clock.now = new Date('2091-04-01T00:00:00+05:30');
  await buy(await given.talent(), 'Pro');

  const invoices = await db
    .selectFrom('invoice')
    .select('number')
    .where('financial_year', 'in', ['90-91', '91-92'])
    .orderBy('number')
    .execute();

  const march = Array.from({ length: 12 }, (_, place) => `KD/90-91/${String(place + 1).padStart(6, '0')}`);
  expect(invoices.map(({ number }) => number)).toEqual([...march, 'KD/91-92/000001']);
});

test('a financial year ends on the last day of March in India', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('25-26');
  expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('26-27');
  expect(financialYear(new Date('2099-12-31T00:00:00Z'))).toBe('99-00');
});

test('the owner downloads the invoice by a link that works for ten minutes', async ({
  app,
  clock,
  callApi,
  given,
  buy,
}) => {
  const [talent, other] = [await given.talent(), await given.talent()];
  await buy(talent, 'Basic');
  await buy(other, 'Basic');
  const { body } = await callApi('GET /api/user/invoices', {}, talent);
  const { body: ofOther } = await callApi('GET /api/user/invoices', {}, other);
  const [{ id = '', url = '' } = {}, { id: otherId = '' } = {}] = [body.data[0], ofOther.data[0]];

  const foreign = await app.inject(url.replace(id, otherId));
  const right = await app.inject(url);
  const altered = await app.inject(url.replace(/signature=./, 'signature=~'));
  clock.now = new Date(clock.now.getTime() + 601_000);
  const late = await app.inject(url);

  expect(right.headers['content-type']).toBe('application/pdf');
  expect(right.headers['content-disposition']).toMatch(/^attachment; filename="KD-\d\d-\d\d-\d{6}\.pdf"$/);
  expect([foreign, altered, late].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect([body.data.length, ofOther.data.length]).toEqual([1, 1]);
  expect(otherId).not.toBe(id);
});

test('sends the invoice by email as a PDF, unless the account has gone', async ({
  db,
  given,
  deliver,
  buy,
}) => {
  const [talent, gone] = [await given.talent(), await given.talent()];
  await buy(talent, 'Basic');
  await buy(gone, 'Basic');
  await db.deleteFrom('account').where('id', '=', gone.id).execute();

  const emails = (await deliver()).filter(({ to }) => to === talent.email);

  expect(emails).toMatchObject([
    {
      subject: expect.stringMatching(/tax invoice KD\//),
      attachments: [{ name: expect.stringMatching(/\.pdf$/) }],
    },
  ]);
  expect(emails[0]?.text).toContain('₹999');
});

test('an invoice is in the language of its reader, with the facts that tax law requires in English too', async ({
  app,
  db,
  callApi,
  given,
  buy,
  deliver,
}) => {
  const talent = await given.talent();
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', talent.id).execute();
  await buy(talent, 'Basic');
  const [email] = (await deliver()).filter(({ attachments }) => attachments?.length);
  const { body } = await callApi('GET /api/user/invoices', {}, talent);
  const read = async (bytes: Uint8Array) => {
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };
  const download = async (language: string) => {
    const headers = { 'accept-language': language };
    return read(new Uint8Array((await app.inject({ url: body.data[0]?.url ?? '', headers })).rawPayload));
  };

  const [sent, hindi, english] = [
    await read(new Uint8Array(Buffer.from(email?.attachments?.[0]?.base64 ?? '', 'base64'))),
    await download('hi'),
    await download('en'),
  ];

  for (const text of [sent, hindi]) {
    for (const part of ['कुल', '(Tax invoice)', '(Place of supply)', '(Taxable value)', 'reverse charge'])
      expect(text).toContain(part);
    expect(text).not.toContain('Total paid');
  }
  expect(english).toContain('Total paid');
  expect(english).not.toMatch(/\p{Script=Devanagari}/u);
});
