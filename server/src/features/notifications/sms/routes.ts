import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { receiveReport } from '#features/notifications/sms/receive-report.ts';
import { REPORT_PATH } from '#features/notifications/sms/report-address.ts';
import type { Services } from '#platform/services.ts';

export async function smsRoutes(app: FastifyInstance, services: Services) {
  await app.register(async (scope) => {
    await scope.register(formBody);
    scope.post(REPORT_PATH, async ({ params, body }) => {
      await receiveReport(services, params, body);
      return { success: true };
    });
  });
}
