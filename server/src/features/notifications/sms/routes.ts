import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ReportedState } from '#features/notifications/dispatch/queries.ts';
import { takeReport } from '#features/notifications/dispatch/take-report.ts';
import { isReportToken, REPORT_PATH } from '#features/notifications/sms/report-address.ts';
import { AppError } from '#platform/http/app-error.ts';
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

const reportAt = z.object({ id: z.uuid(), token: z.string() });
const report = z.object({
  SmsSid: z.string().min(1).max(200),
  Status: z.string().max(100),
  DetailedStatus: z.string().nullish().catch(undefined),
});

/** Processes a delivery report of the SMS provider; its URL is unique to one text message. */
async function receiveReport(services: Services, params: unknown, body: unknown) {
  const at = reportAt.safeParse(params).data;
  if (!at || !isReportToken(services.secrets.smsReports, at.id, at.token)) {
    throw new AppError('webhook_token_invalid');
  }
  const received = report.safeParse(body).data;
  if (!received) throw new AppError('webhook_unreadable');
  const state = stateIn(received.Status, received.DetailedStatus ?? '');
  if (!state) return;
  const reason = received.DetailedStatus ?? received.Status;
  const delivery = { provider_id: received.SmsSid, message_id: at.id, state, reason };
  await takeReport(services, { channel: 'sms', ...delivery });
}

/** Maps the provider's status to a delivery state; undefined while it is queued there, and if it is unknown. */
function stateIn(status: string, detail: string): ReportedState | undefined {
  if (status === 'delivered' || detail === 'DELIVERED_TO_HANDSET') return 'delivered';
  if (status === 'sent' || status === 'submitted') return 'sent';
  return /^(failed|expired|undelivered)/.test(status) ? 'failed' : undefined;
}
