import type { WrittenSheet } from '@kirdaar/contract/bookings/shoot-days';
import { msg } from '@kirdaar/contract/messages';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { sheetFields } from '@kirdaar/contract/rules/shoot-days';
import type { FastifyInstance } from 'fastify';
import { hasChild } from '#features/accounts/guardian-decisions/queries.ts';
import { findSheetProblem } from '#features/bookings/shoot-days/find-sheet-problem.ts';
import { findShootDay, listBooked, upsertShootDay } from '#features/bookings/shoot-days/queries.ts';
import { tellShootDays } from '#features/bookings/shoot-days/tasks.ts';
import { findHousePage } from '#features/bookings/terms/queries.ts';
import { nextTimestamp } from '#platform/database/next-timestamp.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** A house tells everybody who is booked when and where they come. */
export function shootDayRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'PUT /api/production/applications/:id/shoot-day', async ({ actor, params, body }) => {
    const { day, if_match, ...written } = body;
    const page = orThrow(await findHousePage(db, actor, params.id, now()), 'application_not_found');
    const inForce = page.versions.find(({ sealed_at, ended_at }) => sealed_at && !ended_at);
    if (!inForce || day < inForce.from || day > inForce.until || day < dayInIndia(now()))
      throw AppError.field('day', 'shoot_day_not_booked');
    await protectChildren(await listBooked(db, page.job_id, day), written);
    await save({ job_id: page.job_id, day, account_id: actor.id }, written, if_match);
    return { success: true, message: msg('shoot_day_saved') };
  });

  async function protectChildren(application_ids: string[], written: WrittenSheet) {
    const problem = findSheetProblem(written);
    if (!problem || !(await hasChild(db, { application_ids }, now()))) return;
    throw 'phrase' in problem
      ? AppError.field(problem.field, 'contact_details_to_child', problem.phrase)
      : AppError.field(problem.field, 'child_call_time');
  }

  /** The same again changes nothing. */
  async function save(
    key: { job_id: string; day: string; account_id: string },
    { map_url = '', bring = '', ...written }: WrittenSheet,
    if_match: string | undefined,
  ) {
    const sheet = { ...written, map_url, bring };
    await db.transaction().execute(async (trx) => {
      const stored = await findShootDay(trx, key.job_id, key.day);
      if (stored && sheetFields.every((name) => stored.sheet[name] === sheet[name])) return;
      const last = stored?.saved_at ?? null;
      const isStale = if_match !== undefined && if_match !== (last ?? 'never');
      const saved = { ...key, ...sheet, saved_at: nextTimestamp(last, now()) };
      if (isStale || !(await upsertShootDay(trx, saved, last)))
        throw new AppError('shoot_day_changed_elsewhere');
      await services.queue.add(trx, tellShootDays, {});
    });
  }
}
