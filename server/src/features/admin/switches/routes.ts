import { msg } from '@kirdaar/contract/messages';
import { switches } from '@kirdaar/contract/rules/switches';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  deleteSwitchedOff,
  findSafetyNumber,
  insertSwitchedOff,
  listSwitchedOff,
  updateSafetyNumber,
} from '#features/admin/switches/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function switchRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/admin/switches', async () => {
    const off = new Map((await listSwitchedOff(db)).map(({ name, ...facts }) => [name, facts]));
    const states = switches.map((name) => ({ name, off: off.get(name) ?? null }));
    return { success: true, switches: states, safety_number: await findSafetyNumber(db) };
  });

  serve(app, 'PUT /api/admin/safety-number', async ({ actor, body }) => {
    await db.transaction().execute(async (trx) => {
      if (await updateSafetyNumber(trx, body.number))
        await insertStaffAct(trx, now(), actor, 'changed_safety_number', [], body);
    });
    return { success: true, message: msg('safety_number_saved') };
  });

  serve(app, 'POST /api/admin/switches/off', async ({ actor, body }) => {
    await db.transaction().execute(async (trx) => {
      if (await insertSwitchedOff(trx, { ...body, staff_id: actor.id }, now()))
        await insertStaffAct(trx, now(), actor, 'switched_off', [], body);
    });
    return { success: true, message: msg('switched_off') };
  });

  serve(app, 'POST /api/admin/switches/on', async ({ actor, body }) => {
    await db.transaction().execute(async (trx) => {
      if (await deleteSwitchedOff(trx, body.name))
        await insertStaffAct(trx, now(), actor, 'switched_on', [], body);
    });
    return { success: true, message: msg('switched_on') };
  });
}
