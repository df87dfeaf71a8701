import { z } from 'zod';
import { type DeliveryState, updateDelivery } from '#features/messages/queries.ts';
import { isReportToken } from '#features/sms/report-address.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const REASON_MOST = 200;
const reportAt = z.object({ id: z.uuid(), token: z.string() });
const report = z.object({
  SmsSid: z.string().min(1).max(200),
  Status: z.string().max(100),
  DetailedStatus: z.string().nullish().catch(undefined),
});

/** Takes what the provider of texts tells of one, by the address that is of this text alone. */
export async function receiveReport({ db, now, secrets }: Services, params: unknown, body: unknown) {
  const at = reportAt.safeParse(params).data;
  if (!at || !isReportToken(secrets.smsReports, at.id, at.token)) {
    throw new Refusal(401, 'The token does not fit.');
  }
  const told = report.safeParse(body).data;
  if (!told) throw new Refusal(400, 'The report could not be understood.');
  const state = stateIn(told.Status, told.DetailedStatus ?? '');
  if (!state) return;
  await updateDelivery(
    db,
    {
      channel: 'sms',
      provider_id: told.SmsSid,
      message_id: at.id,
      state,
      reason: state === 'failed' ? (told.DetailedStatus ?? told.Status).slice(0, REASON_MOST) : undefined,
    },
    now().toISOString(),
  );
}

/** How far a text has come; undefined while it waits at the provider, and for words that we do not know. */
function stateIn(status: string, detail: string): DeliveryState | undefined {
  if (status === 'delivered' || detail === 'DELIVERED_TO_HANDSET') return 'delivered';
  if (status === 'sent' || status === 'submitted') return 'sent';
  return /^(failed|expired|undelivered)/.test(status) ? 'failed' : undefined;
}
