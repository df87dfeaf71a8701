import type { AlertAction } from '@kirdaar/contract/rules/alerts';
import type { AlertSettings } from '@kirdaar/contract/saved-searches';
import { z } from 'zod';
import { updateAlerts } from '#features/saved-searches/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const changes: Record<AlertAction, Partial<AlertSettings>> = {
  pause: { paused: true },
  end: { alerts: false },
  resume: { alerts: true, paused: false },
};

const isToken = z.uuid();

/** Pauses or ends the alerts of one search, or takes that back, for whoever has the link of a letter. */
export async function stopAlerts(
  { db, now }: Services,
  { token, action }: { token: string; action: AlertAction },
) {
  const change = { ...changes[action], now: now() };
  const search = isToken.safeParse(token).success && (await updateAlerts(db, { stop_token: token }, change));
  if (!search) throw new Refusal(404, 'This link leads to no alerts any more.');
  return { ...search, success: true as const, message: 'Alerts changed.' };
}
