import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/payments.ts';

const test = base
  /** Returns the text of a talent's newest document. */
  .extend('readInvoice', ({ app, callApi }) => async (talent: Caller) => {
    const { body } = await callApi('GET /api/user/invoices', {}, talent);
    const { rawPayload } = await app.inject(body.data[0]?.url ?? '');
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
  });

test('an invoice states the facts that tax law requires: both States with their codes, the taxes and the total', async ({
  given,
  placeOrder,
  pay,
  readInvoice,
  returnFromGateway,
}) => {
  const read = async (state: 'Maharashtra' | 'Kerala') => {
    const talent = await given.talent();
    await returnFromGateway(await pay(await placeOrder(talent, 'Basic', state)));
    return readInvoice(talent);
  };

  const [near, far] = [await read('Maharashtra'), await read('Kerala')];

  for (const text of [near, far]) {
    for (const part of ['GSTIN 27AAKCK4821F1ZJ Maharashtra (27)', 'Total paid', '₹999.00'])
      expect(text).toContain(part);
  }
  for (const part of ['Place of supply: Maharashtra (27)', 'CGST 9%', 'SGST 9%', '₹76.19'])
    expect(near).toContain(part);
  for (const part of ['Place of supply: Kerala (32)', 'IGST 18%', '₹152.39']) expect(far).toContain(part);
});

test('charges IGST to a buyer outside India, and says so on the invoice', async ({
  db,
  given,
  placeOrder,
  pay,
  readInvoice,
  returnFromGateway,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic', 'Outside India');
  await returnFromGateway(await pay(order));

  const taxes = await db
    .selectFrom('invoice')
    .select(['cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();

  expect(taxes).toEqual({ cgst_paise: 0, sgst_paise: 0, igst_paise: 15_239, total_paise: 99_900 });
  const invoice = await readInvoice(talent);
  expect(invoice).toContain('Place of supply: Outside India (96)');
  expect(invoice).toContain('Supply meant for export on payment of integrated tax.');
});

test('charges no tax to a buyer outside India while the operator holds an LUT, and prints its number', async ({
  callApi,
  deliver,
  given,
  pay,
  placeOrder,
  readInvoice,
  services,
}) => {
  const [abroad, near] = [await given.talent(), await given.talent()];
  const config = { ...services.config, OPERATOR_LUT: 'AD270326001234A' };
  const exporting = await buildApp({ ...services, config });
  const buy = async (talent: Caller, state: 'Outside India' | 'Kerala') => {
    const form = await pay(await placeOrder(talent, 'Basic', state));
    const payload = String(new URLSearchParams(form));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await exporting.inject({ method: 'POST', url: '/api/payments/callback', headers, payload });
    return readInvoice(talent);
  };

  const [invoice, domestic] = [await buy(abroad, 'Outside India'), await buy(near, 'Kerala')];
  await exporting.close();
  await callApi('POST /api/user/plan/cancel', { body: {} as never }, abroad);
  await deliver();
  const creditNote = await readInvoice(abroad);

  for (const text of [invoice, creditNote]) {
    expect(text).toContain('letter of undertaking (LUT) AD270326001234A, without payment of integrated tax');
    expect(text).toContain('₹999.00Taxable value ₹0.00IGST 0%');
    expect(text).not.toContain('with GST');
  }
  expect(creditNote).toContain('Credit note');
  expect(domestic).toContain('IGST 18%');
  expect(domestic).not.toContain('export');
});

test('makes the invoice and the credit note of a company out to it, with its GSTIN', async ({
  callApi,
  deliver,
  given,
  orderForm,
  pay,
  readInvoice,
  returnFromGateway,
}) => {
  const talent = await given.talent();
  const company = 'Monsoon Pictures Pvt Ltd, 5 Hill Road, Mumbai';
  const body = { ...(await orderForm('Basic')), gstin: '27aapfu0939f1zv', company };
  const { order, checkout } = (await callApi('POST /api/user/orders', { body }, talent)).body;
  const gateway_order_id = checkout.fields.order_id ?? '';
  await returnFromGateway(await pay({ ...order, gateway_order_id }));
  const invoice = await readInvoice(talent);
  await callApi('POST /api/user/plan/cancel', { body: {} as never }, talent);
  await deliver();
  const creditNote = await readInvoice(talent);

  for (const text of [invoice, creditNote])
    expect(text).toContain(`${company} GSTIN 27AAPFU0939F1ZV Maharashtra (27)`);
  expect(invoice).not.toContain('Asha Rao');
  expect(creditNote).toContain('Credit note');
});
