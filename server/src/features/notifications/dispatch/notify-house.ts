import { type Notification, notify } from '#features/notifications/dispatch/notify.ts';
import { listReviewers } from '#features/notifications/recipients/queries.ts';
import { siteOf, writeText } from '#platform/channels/email-template.ts';
import type { Services } from '#platform/services.ts';

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Notifies every member of a house who may review and sees what it leads to, each in their language and on their channels. If only some
 * accounts are concerned, notifies those of them, or the owners if none is left.
 */
export async function notifyHouse<F>(
  services: Services,
  houseId: string,
  notification: Omit<Notification<F>, 'account_id'>,
  concerned?: readonly string[],
) {
  const { template, facts } = notification;
  const { path } = writeText(template, facts, 'en', siteOf(services.config));
  const reviewers = await listReviewers(services.db, houseId, path.match(UUIDS) ?? []);
  for (const { id } of concerned ? narrow(reviewers, concerned) : reviewers)
    await notify(services, { ...notification, account_id: id });
}

type Reviewers = Awaited<ReturnType<typeof listReviewers>>;

function narrow(reviewers: Reviewers, concerned: readonly string[]): Reviewers {
  const some = reviewers.filter(({ id }) => concerned.includes(id));
  return some.length > 0 ? some : reviewers.filter(({ team_role }) => team_role === 'owner');
}
