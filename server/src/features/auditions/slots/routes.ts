import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { addSlots, cancelSlot, changeSlot } from '#features/auditions/slots/change-slot.ts';
import { readAuditions } from '#features/auditions/slots/read-auditions.ts';
import { fillSlots, planPlacements } from '#features/auditions/timetable/fill-slots.ts';
import { placeApplicant } from '#features/auditions/timetable/place-applicant.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function auditionRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/auditions/:id', async ({ actor, params, query }) => {
    const auditions = await readAuditions(services, actor.production_house_id, params.id, query);
    return { success: true, ...auditions };
  });

  serve(app, 'POST /api/production/auditions/:id/slots', async ({ actor, params, body }) => {
    const added = await addSlots(services, actor, params.id, body);
    const message = added === 0 ? msg('slots_exist') : msg('slots_added', added);
    return { success: true, message, added };
  });

  serve(app, 'PUT /api/production/audition-slots/:id', async ({ actor, params, body }) => {
    await changeSlot(services, actor, params.id, body);
    return { success: true, message: msg('slot_changed') };
  });

  serve(app, 'DELETE /api/production/audition-slots/:id', async ({ actor, params }) => {
    await cancelSlot(services, actor, params.id);
    return { success: true, message: msg('cancelled_slot') };
  });

  serve(app, 'PUT /api/production/audition-invitations/:id/slot', async ({ actor, params, body }) => {
    await placeApplicant(services, actor, params.id, body.slot_id);
    const message = body.slot_id ? msg('slot_offered') : msg('moved_to_waiting_list');
    return { success: true, message };
  });

  serve(app, 'GET /api/production/auditions/:id/fill', async ({ actor, params }) => {
    const { production_house_id } = actor;
    return { success: true, placements: await planPlacements(services, production_house_id, params.id) };
  });

  serve(app, 'POST /api/production/auditions/:id/fill', async ({ actor, params, body }) => {
    const placed = await fillSlots(services, actor, params.id, body.placements);
    const message = placed === 0 ? msg('nobody_placed') : msg('applicants_placed', placed);
    return { success: true, message, placed };
  });
}
