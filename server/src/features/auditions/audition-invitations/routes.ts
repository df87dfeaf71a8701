import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { answerWithNote, confirmSlot } from '#features/auditions/audition-invitations/answer-invitation.ts';
import { inviteApplicants } from '#features/auditions/audition-invitations/invite-applicants.ts';
import { entryAddress } from '#features/auditions/calendar/read-calendar.ts';
import { listOwnAuditions } from '#features/auditions/own-auditions/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function auditionInvitationRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/production/auditions/:id/invitations', async ({ actor, params, body }) => {
    const invited = await inviteApplicants(services, actor, params.id, body);
    return { success: true, message: msg('applicants_invited', invited), invited };
  });

  serve(app, 'GET /api/user/auditions', async ({ actor, client }) => {
    const auditions = await listOwnAuditions(services.db, actor.id, services.now());
    const withLinks = auditions.map((audition) => ({
      ...audition,
      calendar_url:
        audition.slot_id && entryAddress(services, client.language, actor.id, audition.application_id),
    }));
    return { success: true, auditions: withLinks };
  });

  serve(app, 'POST /api/user/auditions/:id/confirm', async ({ actor, params, body }) => {
    const waits = await confirmSlot(services, actor.id, params.id, body.slot_id);
    return { success: true, message: waits ? msg('audition_waits') : msg('audition_confirmed') };
  });

  serve(app, 'POST /api/user/auditions/:id/decline', async ({ actor, params, body }) => {
    await answerWithNote(services, actor.id, params.id, { answer: 'declined', note: body.note ?? '' });
    return { success: true, message: msg('audition_declined') };
  });

  serve(app, 'POST /api/user/auditions/:id/ask', async ({ actor, params, body }) => {
    await answerWithNote(services, actor.id, params.id, { answer: 'asked', note: body.note });
    return { success: true, message: msg('other_time_asked') };
  });
}
