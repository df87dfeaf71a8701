import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawInvoice, invoiceUrl, isInvoiceUrl, PDF_PATH } from '#features/billing/invoices/draw-invoice.ts';
import { findInvoice, listInvoices } from '#features/billing/invoices/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { askedLanguage } from '#platform/http/asked-language.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const link = z.object({ expires: z.coerce.number().int(), signature: z.string() });

export function invoiceRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/user/invoices', async ({ actor }) => {
    const rows = await listInvoices(db, actor.id);
    return { success: true, data: rows.map((row) => ({ ...row, url: invoiceUrl(services, row.id) })) };
  });

  app.get<{ Params: { id: string } }>(PDF_PATH, async ({ params: { id }, query, headers }, reply) => {
    const { data } = link.safeParse(query);
    const invoice = data && isInvoiceUrl(services, id, data) ? await findInvoice(db, id) : undefined;
    if (!invoice) throw new AppError('invoice_link_ended');
    const file = `${invoice.number.replaceAll('/', '-')}.pdf`;
    reply.header('content-disposition', `attachment; filename="${file}"`).type('application/pdf');
    return reply.send(await drawInvoice(invoice, askedLanguage(headers['accept-language'])));
  });
}
