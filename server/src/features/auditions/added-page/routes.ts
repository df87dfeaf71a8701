import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { erasePerson } from '#features/applications/added-people/erase-person.ts';
import { findAddedByToken } from '#features/auditions/added-page/queries.ts';
import { answerWithNote, confirmSlot } from '#features/auditions/audition-invitations/answer-invitation.ts';
import { listOwnAuditions } from '#features/auditions/own-auditions/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** The page of a person whom a house added to its board: it needs no login, and each act is a press. */
export function addedPageRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;
  const find = async (token: string) =>
    orThrow(await findAddedByToken(db, hashToken(token)), 'added_link_ended');

  serve(app, 'POST /api/added', async ({ body }) => {
    const { talent_id, application_id, ...kept } = await find(body.token);
    const auditions = await listOwnAuditions(db, talent_id, now());
    const audition = auditions.find((one) => one.application_id === application_id) ?? null;
    return { success: true, ...kept, audition };
  });

  serve(app, 'POST /api/added/audition', async ({ body }) => {
    const { talent_id, application_id } = await find(body.token);
    if (body.slot_id) await confirmSlot(services, talent_id, application_id, body.slot_id);
    else await answerWithNote(services, talent_id, application_id, { answer: 'declined', note: '' });
    return { success: true, message: body.slot_id ? msg('added_confirmed') : msg('audition_declined') };
  });

  serve(app, 'POST /api/added/delete', async ({ body }) => {
    await erasePerson(services, await find(body.token));
    return { success: true, message: msg('added_deleted') };
  });
}
