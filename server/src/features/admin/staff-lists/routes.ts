import { msg } from '@kirdaar/contract/messages';
import { searchedKindNames, searchedKinds } from '@kirdaar/contract/rules/staff-lists';
import { mayActAsStaff } from '@kirdaar/contract/rules/staff-roles';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { withMaskedEmail } from '#features/admin/related/queries.ts';
import { listByState, searchRows } from '#features/admin/staff-lists/queries.ts';
import { writeNote } from '#features/admin/staff-lists/write-note.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const MAX_FOUND = 10;
const PAGE = 50;

/** The search of the staff area, its lists, and notes for colleagues. */
export function staffListRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/admin/search', async ({ actor, query: { text } }) => {
    if (!text) return { success: true, results: [] };
    const results = [];
    for (const kind of searchedKindNames) {
      if (!mayActAsStaff(actor.staff_role, { staff: searchedKinds[kind] })) continue;
      const found = await searchRows(db, kind, { text, staff: actor, now: now(), limit: MAX_FOUND + 1 });
      const shown = found.slice(0, MAX_FOUND);
      const rows = kind === 'person' ? shown.map(withMaskedEmail) : shown;
      results.push({ kind, rows, more: found.length > MAX_FOUND });
    }
    // The words may be a contact, so only the numbers found are kept.
    const found = Object.fromEntries(results.map(({ kind, rows }) => [kind, rows.length]));
    await insertStaffAct(db, now(), actor, 'searched', [], found);
    return { success: true, results: results.filter(({ rows }) => rows.length > 0) };
  });

  serve(app, 'GET /api/admin/lists', async ({ actor, query }) => {
    const found = await listByState(db, query, PAGE + 1);
    const details = { list: query.list, ...(query.state && { state: query.state }) };
    await insertStaffAct(db, now(), actor, 'listed', [], details);
    return { success: true, rows: found.slice(0, PAGE), more: found.length > PAGE };
  });

  serve(app, 'POST /api/admin/notes', async ({ actor, body }) => {
    await writeNote(services, actor, body);
    return { success: true, message: msg('note_written') };
  });
}
