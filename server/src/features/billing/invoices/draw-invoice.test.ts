import { expect, test } from 'vitest';
import { drawInvoice } from '#features/billing/invoices/draw-invoice.ts';
import { longNames, misplacedTexts } from '#testing/pdf-boxes.ts';

const invoice = {
  id: '0198a8a0-0000-7000-8000-000000000001',
  order_id: '0198a8a0-0000-7000-8000-000000000002',
  series: 'credit_note' as const,
  number: 'KC/26-27/0000001',
  issued_at: '2026-11-20T10:00:00.000Z',
  buyer_state: 'Dadra and Nagar Haveli and Daman and Diu',
  description: 'Pro',
  ...{ price_paise: 299_900, discount_paise: 49_900, taxable_paise: 211_864 },
  ...{ cgst_paise: 19_068, sgst_paise: 19_068, igst_paise: 0, round_off_paise: 0, total_paise: 250_000 },
  corrected_number: 'KD/26-27/0000001',
  corrected_issued_at: '2026-11-10T10:00:00.000Z',
};

const everyThird = longNames.filter((_, place) => place % 3 === 0);

test.for(everyThird)('keeps %s within the columns of an invoice', async (name) => {
  const seller = {
    name,
    address: `${name}, Andheri West, Mumbai 400058`,
    gstin: '27AAACK1234A1Z5',
    state: 'Maharashtra',
  };
  const buyer = { buyer_name: name, buyer_company: name, buyer_gstin: '27AAACK1234A1Z5' };

  const pdf = await drawInvoice({ ...invoice, ...buyer, seller }, 'hi');

  expect(await misplacedTexts(pdf)).toEqual([]);
});
