import type { FastifyInstance } from 'fastify';
import { receiveReport } from '#features/sms/receive-report.ts';
import { REPORT_PATH } from '#features/sms/report-address.ts';
import type { Services } from '#platform/services.ts';
import { takeForms } from '#platform/take-forms.ts';

export async function smsRoutes(app: FastifyInstance, services: Services) {
  await app.register(async (scope) => {
    takeForms(scope);
    scope.post(REPORT_PATH, async ({ params, body }) => {
      await receiveReport(services, params, body);
      return { success: true };
    });
  });
}
