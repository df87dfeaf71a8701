import type { FastifyInstance } from 'fastify';
import { checkChain, insertStaffAct, listEntries, listNames } from '#features/admin/audit-log/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const PAGE = 50;

export function staffAuditRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/admin/audit-log', async ({ query }) => {
    const found = await listEntries(db, query, PAGE + 1);
    const entries = found.slice(0, PAGE).map(({ place, ...entry }) => ({ ...entry, place: Number(place) }));
    return { success: true, entries, more: found.length > PAGE, people: await listNames(db) };
  });

  serve(app, 'POST /api/admin/audit-log/verify', async ({ actor }) => {
    const checked = await checkChain(db);
    const details = { changed: checked.changed, entries: checked.entries };
    await insertStaffAct(db, { staff: actor, action: 'verified_audit_log', details }, now());
    return { success: true, ...checked };
  });
}
