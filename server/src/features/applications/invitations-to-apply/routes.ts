import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  checkInvitees,
  inviteTalent,
  shownInvitees,
} from '#features/applications/invitations-to-apply/invite-talent.ts';
import {
  deleteMute,
  insertMute,
  listMuted,
  listOpenJobs,
  listReceived,
  listSent,
  updateToDeclined,
} from '#features/applications/invitations-to-apply/queries.ts';
import { hideContact, maySeeContact } from '#features/jobs/jobs/show-contact.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function invitationToApplyRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/casting-invitations', async ({ actor, query }) => {
    const open_jobs = await listOpenJobs(db, actor, now());
    const invitations = await listSent(db, actor, query.talent_id, now());
    return { success: true, open_jobs, invitations };
  });

  serve(app, 'POST /api/production/casting-invitations/check', async ({ actor, body, translate }) => {
    return { success: true, ...shownInvitees(await checkInvitees(services, actor, body), translate) };
  });

  serve(app, 'POST /api/production/casting-invitations', async ({ actor, body, translate }) => {
    const shown = shownInvitees(await inviteTalent(services, actor, body), translate);
    const count = shown.invited.length;
    return {
      success: true,
      message: count > 0 ? msg('talent_invited', count) : msg('nobody_invited'),
      ...shown,
    };
  });

  serve(app, 'GET /api/user/casting-invitations', async ({ actor }) => {
    const received = await listReceived(db, actor.id, now());
    const whole = await maySeeContact(services, actor);
    const invitations = received.map((one) =>
      whole ? one : { ...one, job: hideContact(one.job, 'guardian_required') },
    );
    return { success: true, invitations };
  });

  serve(app, 'POST /api/user/casting-invitations/:id/decline', async ({ actor, params }) => {
    if (!(await updateToDeclined(db, actor.id, params.id, now())))
      throw new AppError('invitation_to_apply_not_found');
    return { success: true, message: msg('invitation_declined') };
  });

  serve(app, 'POST /api/user/casting-invitations/:id/mute', async ({ actor, params }) => {
    await db.transaction().execute(async (trx) => {
      const declined = await updateToDeclined(trx, actor.id, params.id, now());
      if (!declined) throw new AppError('invitation_to_apply_not_found');
      await insertMute(trx, { talent_id: actor.id, ...declined, muted_at: now().toISOString() });
    });
    return { success: true, message: msg('invitations_stopped') };
  });

  serve(app, 'GET /api/user/muted-houses', async ({ actor }) => {
    return { success: true, houses: await listMuted(db, actor.id) };
  });

  serve(app, 'DELETE /api/user/muted-houses/:id', async ({ actor, params }) => {
    if (!(await deleteMute(db, actor.id, params.id))) throw new AppError('muted_house_not_found');
    return { success: true, message: msg('invitations_resumed') };
  });
}
