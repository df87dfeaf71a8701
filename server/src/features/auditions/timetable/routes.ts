import type { FastifyInstance } from 'fastify';
import { fillSlots } from '#features/auditions/timetable/fill-slots.ts';
import { placeApplicant } from '#features/auditions/timetable/place-applicant.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function timetableRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'PUT /api/production/audition-invitations/:id/slot', async ({ actor, params, body }) => {
    await placeApplicant(services, actor, params.id, body.slot_id);
    const message = body.slot_id
      ? 'Slot offered. We asked the applicant to confirm it.'
      : 'Applicant moved to the waiting list. We notified them.';
    return { success: true, message };
  });

  serve(app, 'POST /api/production/auditions/:id/fill', async ({ actor, params }) => {
    const placed = await fillSlots(services, actor, params.id);
    const message =
      placed === 0
        ? 'No slot is free, or nobody is waiting.'
        : `${placed} ${placed === 1 ? 'applicant' : 'applicants'} placed. We asked them to confirm.`;
    return { success: true, message, placed };
  });
}
