import { says } from '@kirdaar/contract/says';
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
  ended: says('suspension_ended'),
  dismissed: says('suspension_dismissed'),
};

export function houseSuspensionRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/houses/:id', async ({ actor, params }) => {
    return { success: true, house: await readHouseForStaff(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/houses/:id/suspend', async ({ actor, params, body }) => {
    await proposeSuspension(services, actor, params.id, body);
    return { success: true, message: says('suspension_proposed') };
  });
  serve(app, 'POST /api/admin/suspensions/:id/confirm', async ({ actor, params }) => {
    await confirmSuspension(services, actor, params.id);
    return { success: true, message: says('suspension_confirmed') };
  });
  serve(app, 'POST /api/admin/suspensions/:id/end', async ({ actor, params }) => {
    const done = await endSuspension(services, actor, params.id);
    return { success: true, message: endTexts[done] };
  });
}
