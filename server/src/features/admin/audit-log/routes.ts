import type { FastifyInstance } from 'fastify';
import { checkChain, insertStaffAct, listEntries, listNames } from '#features/admin/audit-log/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const PAGE = 50;

export function staffAuditRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/admin/audit-log', async ({ query }) => {
    const found = await listEntries(db, query, PAGE + 1);
    const more = found.length > PAGE;
    return { success: true, entries: found.slice(0, PAGE), more, people: await listNames(db) };
  });

  serve(app, 'POST /api/admin/audit-log/verify', async ({ actor }) => {
    const checked = await checkChain(db);
    const { changed, entries } = checked;
    await insertStaffAct(db, now(), actor, 'verified_audit_log', [], { changed, entries });
    return { success: true, ...checked };
  });
}
