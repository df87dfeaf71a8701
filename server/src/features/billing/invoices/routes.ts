import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawInvoice } from '#features/billing/invoices/draw-invoice.ts';
import { findInvoice, listInvoices } from '#features/billing/invoices/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, signedQuery } from '#platform/storage/storage.ts';

const PDF_PATH = '/api/invoices/:id/pdf';
const link = z.object({ expires: z.coerce.number().int(), signature: z.string() });

export function invoiceRoutes(app: FastifyInstance, { db, secrets, now }: Services) {
  serve(app, 'GET /api/user/invoices', async ({ actor }) => {
    const rows = await listInvoices(db, actor.id);
    const urlOf = (id: string) =>
      `${PDF_PATH.replace(':id', id)}?${signedQuery(secrets.media, signedName(id), now())}`;
    return { success: true, data: rows.map((row) => ({ ...row, url: urlOf(row.id) })) };
  });

  app.get<{ Params: { id: string } }>(PDF_PATH, async ({ params: { id }, query }, reply) => {
    const { data } = link.safeParse(query);
    const isValid = data && isSigned(secrets.media, signedName(id), data.expires, data.signature, now());
    const invoice = isValid ? await findInvoice(db, id) : undefined;
    if (!invoice) throw new AppError('invoice_link_ended');
    const file = `${invoice.number.replaceAll('/', '-')}.pdf`;
    reply.header('content-disposition', `attachment; filename="${file}"`).type('application/pdf');
    return reply.send(await drawInvoice(invoice));
  });
}

/** Returns the signed name of an invoice. Its signature opens nothing else. */
function signedName(id: string): string {
  return `invoice ${id}`;
}
