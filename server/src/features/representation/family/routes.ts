import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { addChild } from '#features/representation/family/add-child.ts';
import { readFamily } from '#features/representation/family/read-family.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** The children of a guardian who has an account. */
export function familyRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/user/family', async ({ actor, client }) => {
    return { success: true, ...(await readFamily(services, actor.id, client.language)) };
  });

  serve(app, 'POST /api/user/family/children', async ({ actor, body, client }) => {
    const id = await addChild(services, actor.id, body, client.language);
    return { success: true, message: msg('family_child_added'), id };
  });
}
