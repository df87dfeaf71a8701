import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawInvoice } from '#features/invoices/draw-invoice.ts';
import { findInvoice, listInvoices } from '#features/invoices/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, signedQuery } from '#platform/storage.ts';

const PDF_PATH = '/api/invoices/:id/pdf';
const link = z.object({ expires: z.coerce.number().int(), signature: z.string() });

export function invoiceRoutes(app: FastifyInstance, { db, secrets, now }: Services) {
  serve(app, 'GET /api/user/invoices', async ({ actor }) => {
    const rows = await listInvoices(db, actor.id);
    const addressOf = (id: string) =>
      `${PDF_PATH.replace(':id', id)}?${signedQuery(secrets.media, signedName(id), now())}`;
    return { success: true, data: rows.map((row) => ({ ...row, url: addressOf(row.id) })) };
  });

  app.get<{ Params: { id: string } }>(PDF_PATH, async ({ params: { id }, query }, reply) => {
    const { data } = link.safeParse(query);
    const isRight = data && isSigned(secrets.media, signedName(id), data.expires, data.signature, now());
    const invoice = isRight ? await findInvoice(db, id) : undefined;
    if (!invoice) throw new Refusal(404, 'Not found.');
    const file = `${invoice.number.replaceAll('/', '-')}.pdf`;
    reply.header('content-disposition', `attachment; filename="${file}"`).type('application/pdf');
    return reply.send(await drawInvoice(invoice));
  });
}

/** A signature for an invoice opens nothing else. */
function signedName(id: string): string {
  return `invoice ${id}`;
}
