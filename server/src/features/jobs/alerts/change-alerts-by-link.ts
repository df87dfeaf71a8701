import type { AlertSettings } from '@kirdaar/contract/jobs/saved-searches';
import { msg } from '@kirdaar/contract/messages';
import type { AlertAction } from '@kirdaar/contract/rules/alerts';
import { z } from 'zod';
import { updateAlerts } from '#features/jobs/saved-searches/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const changes: Record<AlertAction, Partial<AlertSettings>> = {
  pause: { paused: true },
  end: { alerts: false },
  resume: { alerts: true, paused: false },
};

const isToken = z.uuid();

/**
 * Pauses, ends or resumes the alerts of one search; the token of the email link is the only authorisation.
 */
export async function changeAlertsByLink(
  { db, now }: Services,
  { token, action }: { token: string; action: AlertAction },
) {
  const change = { ...changes[action], now: now() };
  const search = isToken.safeParse(token).success && (await updateAlerts(db, { stop_token: token }, change));
  if (!search) throw new AppError('alerts_link_ended');
  return { ...search, success: true as const, message: msg('alerts_changed') };
}
