import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { insertGuardianMandates } from '#features/representation/acting/queries.ts';
import {
  acceptInvitation,
  declineInvitation,
  readInvitation,
} from '#features/representation/mandates/answer-invitation.ts';
import { endMandate } from '#features/representation/mandates/end-mandate.ts';
import { handOver, inviteToMandate, resendMandate } from '#features/representation/mandates/invite.ts';
import { listMandates, lockMandate, updateMandate } from '#features/representation/mandates/queries.ts';
import { takeOver } from '#features/representation/mandates/take-over.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/** Who acts for whom: invited, accepted, ended, and handed over. */
export function mandateRoutes(app: FastifyInstance, services: Services) {
  const { db, now, secrets } = services;

  serve(app, 'GET /api/user/mandates', async ({ actor }) => {
    await insertGuardianMandates(db, actor.id, now());
    const listed = await listMandates(db, actor.id, now());
    // Members of an agency see its clients, not the children of who owns its account.
    const seen = listed.filter(({ kind }) => kind !== 'guardian' || !actor.acting);
    const all = seen.map(({ talent, ...mandate }) => ({
      ...mandate,
      talent: talent && {
        ...talent,
        profile_photo: shownAddress(secrets.media, talent.profile_photo, now()),
      },
    }));
    return {
      success: true,
      acts_for: all.filter(({ holder_id }) => holder_id === actor.id),
      acted_by: all.filter(({ talent_id }) => talent_id === actor.id),
    };
  });

  serve(app, 'POST /api/user/mandates', async ({ actor, body }) => {
    const id = await inviteToMandate(services, actor, body);
    return { success: true, message: msg('mandate_link_sent', body.contact), id };
  });

  serve(app, 'POST /api/user/mandates/:id/resend', async ({ actor, params }) => {
    await resendMandate(services, actor, params.id);
    return { success: true, message: msg('guardian_link_resent') };
  });

  serve(app, 'POST /api/user/mandates/:id/hand-over', async ({ actor, params, body }) => {
    await handOver(services, actor, params.id, body.contact);
    return { success: true, message: msg('mandate_link_sent', body.contact) };
  });

  serve(app, 'POST /api/user/mandates/:id/end', async ({ actor, params }) => {
    await endMandate(services, actor, params.id);
    return { success: true, message: msg('mandate_ended') };
  });

  serve(app, 'PUT /api/user/mandates/:id', async ({ actor, params, body }) => {
    const mandate = await lockMandate(db, actor, params.id);
    if (mandate?.talent_id !== actor.id) throw new AppError('mandate_not_found');
    await updateMandate(db, params.id, body);
    return { success: true, message: msg('choices_saved') };
  });

  serve(app, 'POST /api/user/mandates/accept', async ({ actor, body }) => {
    await acceptInvitation(services, actor, body.token);
    return { success: true, message: msg('mandate_accepted') };
  });

  serve(app, 'POST /api/mandate', async ({ body }) => {
    return { success: true, ...(await readInvitation(services, body.token)) };
  });

  serve(app, 'POST /api/mandate/decline', async ({ body }) => {
    await declineInvitation(services, body.token);
    return { success: true, message: msg('mandate_declined') };
  });

  serve(app, 'POST /api/mandate/take-over', async ({ body, ...request }) =>
    takeOver(services, body, request),
  );
}
