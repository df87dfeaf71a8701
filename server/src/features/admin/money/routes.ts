import { msg } from '@kirdaar/contract/messages';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { exportDocuments, exportTaxes, readGst } from '#features/admin/gst-report/gst-report.ts';
import { compareOrder, refundAsStaff } from '#features/admin/money/correct-order.ts';
import { matchPayment } from '#features/admin/money/match-payment.ts';
import {
  deletePrice,
  findOrderToReview,
  listOrders,
  listPlanPrices,
  updatePrices,
  upsertPrice,
} from '#features/admin/money/queries.ts';
import { invoiceUrl } from '#features/billing/invoices/draw-invoice.ts';
import { findPlan } from '#features/billing/plans/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const PAGE = 50;

export function moneyRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/orders', async ({ actor, query }) => {
    const { db, now } = services;
    const found = await listOrders(db, actor, query, now(), PAGE + 1);
    // The words may be a contact, so only the number of orders found is kept.
    const details = { found: Math.min(found.length, PAGE) };
    await insertStaffAct(db, now(), actor, 'searched_orders', [], details);
    return { success: true, orders: found.slice(0, PAGE), more: found.length > PAGE };
  });

  serve(app, 'GET /api/admin/orders/:id', async ({ actor, params }) => {
    const order = await findOrderToReview(services.db, params.id, actor.staff_role, services.now());
    if (!order) throw new AppError('order_not_found');
    await insertStaffAct(services.db, services.now(), actor, 'viewed_order', ['order', params.id]);
    const documents = order.documents.map((row) => ({ ...row, url: invoiceUrl(services, row.id) }));
    return { success: true, order: { ...order, documents } };
  });

  serve(app, 'POST /api/admin/payments/:id/refunds', async ({ actor, params, body }) => {
    await refundAsStaff(services, actor, params.id, body);
    return { success: true, message: msg('refund_requested') };
  });

  serve(app, 'POST /api/admin/orders/:id/compare', async ({ actor, params }) => {
    const changed = await compareOrder(services, actor, params.id);
    const message = changed ? msg('order_updated') : msg('order_agrees');
    return { success: true, message, changed };
  });

  serve(app, 'POST /api/admin/orders/:id/match', async ({ actor, params, body }) => {
    const isPaid = await matchPayment(services, actor, params.id, body.gateway_payment_id);
    return { success: true, message: isPaid ? msg('payment_matched') : msg('payment_unneeded') };
  });

  gstRoutes(app, services);
  priceRoutes(app, services);
}

function gstRoutes(app: FastifyInstance, { db, now }: Services) {
  const thisMonth = () => dayInIndia(now()).slice(0, 7);

  serve(app, 'GET /api/admin/gst', async ({ query: { month = thisMonth() } }) => {
    return { success: true, month, ...(await readGst(db, month)) };
  });

  const exports = { b2cs: exportTaxes, documents: exportDocuments };
  for (const table of ['b2cs', 'documents'] as const) {
    serve(app, `GET /api/admin/gst/${table}.csv`, async ({ actor, query: { month = thisMonth() } }) => {
      const file = await exports[table](db, month);
      await insertStaffAct(db, now(), actor, 'exported_taxes', [], { month, table });
      return file;
    });
  }
}

function priceRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/admin/plan-prices', async () => {
    return { success: true, plans: await listPlanPrices(db, dayInIndia(now())) };
  });

  serve(app, 'PUT /api/admin/plan-prices', async ({ actor, body }) => {
    const today = dayInIndia(now());
    if (body.holds_from < today) throw new AppError('price_in_past');
    await db.transaction().execute(async (trx) => {
      const plan = await findPlan(trx, body.plan_id);
      if (!plan) throw new AppError('plan_not_found');
      await upsertPrice(trx, body);
      await updatePrices(trx, today);
      const details = { plan: plan.name, price: body.price, holds_from: body.holds_from };
      await insertStaffAct(trx, now(), actor, 'set_plan_price', ['plan', plan.id], details);
    });
    return { success: true, message: msg('price_saved') };
  });

  serve(app, 'POST /api/admin/plan-prices/withdraw', async ({ actor, body }) => {
    await db.transaction().execute(async (trx) => {
      const price = await deletePrice(trx, body, dayInIndia(now()));
      if (!price) throw new AppError('price_gone');
      const details = { holds_from: body.holds_from, ...price };
      await insertStaffAct(trx, now(), actor, 'withdrew_plan_price', ['plan', body.plan_id], details);
    });
    return { success: true, message: msg('price_withdrawn') };
  });
}
