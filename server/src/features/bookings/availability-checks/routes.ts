import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  answerByLink,
  answerCheck,
  askAvailability,
  readByLink,
} from '#features/bookings/availability-checks/ask-availability.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** A house asks many applicants at once whether they are free on some days. It offers nothing. */
export function availabilityCheckRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/production/jobs/:id/availability-checks', async ({ actor, params, body }) => {
    const asked = await askAvailability(services, actor, params.id, body);
    const message = asked > 0 ? msg('availability_asked', asked) : msg('nobody_asked');
    return { success: true, message, asked, not_asked: new Set(body.applications).size - asked };
  });

  serve(app, 'POST /api/user/availability-checks/:id/answer', async ({ actor, params, body }) => {
    await answerCheck(services, actor.id, params.id, body.answer);
    return { success: true, message: msg('availability_answered') };
  });

  serve(app, 'POST /api/availability-check', async ({ body }) => {
    const { title, company_name: house, from, until, answer } = await readByLink(services, body.token);
    return { success: true, title, house, from, until, answer };
  });

  serve(app, 'POST /api/availability-check/answer', async ({ body }) => {
    await answerByLink(services, body.token, body.answer);
    return { success: true, message: msg('availability_answered') };
  });
}
