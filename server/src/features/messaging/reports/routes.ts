import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { reportSubject } from '#features/messaging/reports/report-subject.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function reportRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/reports', async ({ actor, body }) => {
    await reportSubject(services, actor, body);
    return { success: true, message: msg('report_sent') };
  });
}
