import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { listOwnRequests } from '#features/accounts/guardian-decisions/queries.ts';
import { deleteKit, listKits } from '#features/applications/application-kits/queries.ts';
import { saveKit } from '#features/applications/application-kits/save-kit.ts';
import { applyToJob } from '#features/applications/apply/apply-to-job.ts';
import { correctApplication, sendAgain } from '#features/applications/apply/change-application.ts';
import { openApplication } from '#features/applications/apply/move-application.ts';
import { findSent } from '#features/applications/apply/queries.ts';
import { countApplications, listApplications } from '#features/applications/own-applications/queries.ts';
import { findNewestJob, listApplicants } from '#features/applications/received/queries.ts';
import { readReceived, shownApplicant } from '#features/applications/received/read-received.ts';
import { hideContact, maySeeContact } from '#features/jobs/jobs/show-contact.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function applicationRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'POST /api/user/job-apply', async ({ actor, body, files, client: { language } }) => {
    const applied = await applyToJob(services, actor.id, { ...body, language }, files);
    const isWholeForm = body.consents?.length || body.details;
    const submitted = isWholeForm ? msg('application_submitted') : msg('application_lacks_form');
    const done = applied.waits_for_guardian ? msg('application_waits') : submitted;
    const message = applied.already_applied ? msg('already_applied') : done;
    return { success: true, message, ...applied };
  });

  serve(app, 'GET /api/user/job-applications/:id/sent', async ({ actor, params }) => {
    const sent = orThrow(await findSent(db, actor.id, params.id), 'application_not_found');
    return { success: true, sent };
  });

  serve(app, 'PUT /api/user/job-applications/:id/sent', async ({ actor, params, body }) => {
    await correctApplication(services, actor.id, params.id, body);
    return { success: true, message: msg('application_corrected') };
  });

  serve(app, 'POST /api/user/job-applications/:id/send-again', async ({ actor, params }) => {
    const waits = await sendAgain(services, actor.id, params.id);
    return { success: true, message: waits ? msg('application_waits') : msg('application_sent_again') };
  });

  serve(app, 'GET /api/production/applications/all', async ({ actor, query }) => {
    const { users, total } = await listApplicants(db, actor, now(), query);
    const job = (await findNewestJob(db, actor)) ?? null;
    return { success: true, users: users.map((user) => shownApplicant(services, user)), total, job };
  });

  serve(app, 'GET /api/production/applications/:id', async ({ actor, params, query }) => {
    const { applications, total } = await readReceived(services, actor, params.id, query);
    return { success: true, data: applications, total };
  });

  serve(app, 'POST /api/production/applications/:id/view', async ({ actor, params }) => {
    const status = await openApplication(services, actor, params.id);
    return { success: true, message: msg('application_opened'), status };
  });

  serve(app, 'GET /api/user/job-applications', async ({ actor, query }) => {
    const instant = now();
    const [{ applications, total }, counts, waiting] = await Promise.all([
      listApplications(db, actor.id, instant, query),
      countApplications(db, actor.id, instant),
      listOwnRequests(db, actor.id, query.job_id, instant),
    ]);
    const whole = await maySeeContact(services, actor);
    const data = applications.map((sent) =>
      whole ? sent : { ...sent, job: hideContact(sent.job, 'guardian_required') },
    );
    return { success: true, data, total, counts, waiting };
  });

  serve(app, 'GET /api/user/application-kits', async ({ actor }) => {
    return { success: true, kits: await listKits(db, actor.id) };
  });

  serve(app, 'POST /api/user/application-kits', async ({ actor, body }) => {
    return { success: true, message: msg('kit_saved'), kits: await saveKit(services, actor.id, body) };
  });

  serve(app, 'PUT /api/user/application-kits/:id', async ({ actor, params, body }) => {
    const kits = await saveKit(services, actor.id, body, params.id);
    return { success: true, message: msg('kit_saved'), kits };
  });

  serve(app, 'DELETE /api/user/application-kits/:id', async ({ actor, params }) => {
    if (!(await deleteKit(db, actor.id, params.id))) throw new AppError('kit_not_found');
    return { success: true, message: msg('kit_deleted'), kits: await listKits(db, actor.id) };
  });
}
