import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, id, optional } from './fields.ts';
import { perHour, perMinute } from './rates.ts';
import { invoiceSeries, orderKinds, orderStates } from './rules/payments.ts';
import { stateNames } from './rules/states.ts';

const success = z.literal(true);

const orderSchema = z.object({
  plan_id: z.uuid('Plan not found.'),
  /** Where the buyer lives, for the invoice: it decides between CGST with SGST and IGST. */
  state: choice(stateNames),
  /** Made by the form; sent again, it finds the order it made. */
  request_id: optional(z.uuid()),
});
export type OrderForm = z.output<typeof orderSchema>;

const order = z.object({
  id: z.uuid(),
  kind: z.enum(orderKinds),
  plan_id: z.uuid(),
  plan_name: z.string(),
  price_paise: z.number().int(),
  credit_paise: z.number().int(),
  amount_paise: z.number().int(),
  state: z.enum(orderStates),
  /** What to tell the buyer about it. */
  message: z.string(),
});

export const payments = {
  /**
   * Makes an order at the server's own price. The browser then sends `checkout.fields` as a form, by POST, to
   * `checkout.action`: the gateway's page, which leads back to /user/my-subscription?order=ID.
   */
  'POST /api/user/orders': endpoint({
    access: 'talent',
    limit: { address: [perMinute(60)], account: [perMinute(10), perHour(60)] },
    body: orderSchema,
    reply: z.object({
      success,
      order,
      checkout: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
    }),
  }),
  'GET /api/user/orders/:id': endpoint({
    access: 'talent',
    params: id,
    reply: z.object({ success, order }),
  }),
  /** Invoices and credit notes, newest first; `url` downloads the PDF and works for ten minutes. */
  'GET /api/user/invoices': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      data: z.array(
        z.object({
          id: z.uuid(),
          series: z.enum(invoiceSeries),
          number: z.string(),
          issued_at: z.iso.datetime(),
          description: z.string(),
          total_paise: z.number().int(),
          url: z.string(),
        }),
      ),
    }),
  }),
};
