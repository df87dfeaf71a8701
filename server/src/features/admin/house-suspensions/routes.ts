import type { FastifyInstance } from 'fastify';
import { readHouseForStaff } from '#features/admin/house-suspensions/read-house.ts';
import {
  confirmSuspension,
  endSuspension,
  proposeSuspension,
} from '#features/admin/house-suspensions/suspend-house.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const endTexts = {
  ended: 'Ended. The casting calls are as they were before.',
  dismissed: 'Proposal dismissed.',
};

export function houseSuspensionRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/houses/:id', async ({ actor, params }) => {
    return { success: true, house: await readHouseForStaff(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/houses/:id/suspend', async ({ actor, params, body }) => {
    await proposeSuspension(services, actor, params.id, body);
    return { success: true, message: 'Proposed. A colleague must confirm it.' };
  });
  serve(app, 'POST /api/admin/suspensions/:id/confirm', async ({ actor, params }) => {
    await confirmSuspension(services, actor, params.id);
    return { success: true, message: 'Confirmed. The production house and its applicants are told.' };
  });
  serve(app, 'POST /api/admin/suspensions/:id/end', async ({ actor, params }) => {
    const done = await endSuspension(services, actor, params.id);
    return { success: true, message: endTexts[done] };
  });
}
