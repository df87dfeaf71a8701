import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { decide } from '#features/admin/decisions/decide.ts';
import { findSuspension } from '#features/admin/house-suspensions/queries.ts';
import { readHouseForStaff } from '#features/admin/house-suspensions/read-house.ts';
import { proposeSuspension } from '#features/admin/house-suspensions/suspend-house.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function houseSuspensionRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/houses/:id', async ({ actor, params }) => {
    return { success: true, house: await readHouseForStaff(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/houses/:id/suspend', async ({ actor, params, body }) => {
    await proposeSuspension(services, actor, params.id, body);
    return { success: true, message: msg('suspension_proposed') };
  });
  serve(app, 'POST /api/admin/suspensions/:id/confirm', async ({ actor, params: { id } }) => {
    const { production_house_id } = await find(id);
    return decide(services, actor, 'confirmed_suspension', ['suspension', production_house_id], { id });
  });
  serve(app, 'POST /api/admin/suspensions/:id/end', async ({ actor, params: { id } }) => {
    const { production_house_id, confirmed_at } = await find(id);
    const action = confirmed_at ? 'ended_suspension' : 'dismissed_suspension';
    return decide(services, actor, action, ['suspension', production_house_id], { id });
  });

  async function find(id: string) {
    const found = await findSuspension(services.db, id);
    if (!found) throw new AppError('suspension_gone');
    return found;
  }
}
