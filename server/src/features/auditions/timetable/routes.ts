import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { fillSlots } from '#features/auditions/timetable/fill-slots.ts';
import { placeApplicant } from '#features/auditions/timetable/place-applicant.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function timetableRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'PUT /api/production/audition-invitations/:id/slot', async ({ actor, params, body }) => {
    await placeApplicant(services, actor, params.id, body.slot_id);
    const message = body.slot_id ? msg('slot_offered') : msg('moved_to_waiting_list');
    return { success: true, message };
  });

  serve(app, 'POST /api/production/auditions/:id/fill', async ({ actor, params }) => {
    const placed = await fillSlots(services, actor, params.id);
    const message = placed === 0 ? msg('nobody_placed') : msg('applicants_placed', placed);
    return { success: true, message, placed };
  });
}
