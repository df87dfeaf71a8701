import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { addFiles } from '#features/applications/added-people/add-files.ts';
import { addPeople, readAdded } from '#features/applications/added-people/add-people.ts';
import { findAdded } from '#features/applications/added-people/queries.ts';
import { tellAddedPerson } from '#features/applications/added-people/tasks.ts';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** People from elsewhere whom a house adds to its board. They have no account until they register. */
export function addedPeopleRoutes(app: FastifyInstance, services: Services) {
  const { db, now, config, queue } = services;

  serve(app, 'GET /api/production/jobs/:id/added-people', async ({ actor, params }) => {
    return { success: true, ...(await readAdded(services, actor.production_house_id, params.id)) };
  });

  serve(app, 'POST /api/production/jobs/:id/added-people', async ({ actor, params, body }) => {
    const application_ids = await addPeople(services, actor, params.id, body);
    return { success: true, message: msg('people_added', application_ids.length), application_ids };
  });

  serve(app, 'POST /api/production/added-people/:id/files', async ({ actor, params, files }) => {
    await addFiles(services, actor, params.id, files);
    return { success: true, message: msg('saved') };
  });

  serve(app, 'POST /api/production/added-people/:id/tell', async ({ actor, params }) => {
    const found = await findAdded(db, actor.production_house_id, params.id, now());
    const { application_id, email, mobile, is_stopped } = orThrow(found, 'application_not_found');
    if (is_stopped) throw new AppError('call_removed');
    const contact = email ?? (isChannelAvailable(config, 'sms') ? mobile : null);
    if (!contact) throw new AppError('added_person_unreachable');
    await countUse(services, 'messagesToAdded', contact);
    const at = config.QUIET_HOURS ? afterQuietHours(now()) : undefined;
    await queue.add(db, tellAddedPerson, { application_id }, at);
    return { success: true, message: msg('told_added', at !== undefined && at > now()) };
  });
}
