import type { RefusalGround } from '@kirdaar/contract/rules/staff-decisions';
import {
  childGradeEmail,
  houseRefusedEmail,
  houseRejectedEmail,
  houseVerifiedEmail,
  verificationEndedEmail,
} from '#features/houses/documents/emails.ts';
import {
  isAgency,
  lockVerification,
  updateToDecided,
  updateToVerified,
} from '#features/houses/documents/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Tells a house or an agency about its verification. */
export async function notifyOwner<F>(
  services: Services,
  ownerId: string,
  source: string,
  template: EmailTemplate<F & { is_agency: boolean }>,
  facts: F,
) {
  const is_agency = await isAgency(services.db, ownerId);
  const notification = { source, template, facts: { ...facts, is_agency } };
  if (is_agency) await notify(services, { ...notification, account_id: ownerId });
  else await notifyHouse(services, ownerId, notification);
}

/** Tells a house or an agency what staff decided about its document; a reason rejects it. */
export const notifyOfVerification: Task<{
  owner_id: string;
  reason: string | null;
  refused: boolean;
  waits: boolean;
  decided_at: string;
}> = {
  name: 'notify-of-verification',
  run: async (services, { owner_id, reason, refused, waits, decided_at }) => {
    const source = `verification of ${owner_id} on ${decided_at}`;
    if (reason === null) return notifyOwner(services, owner_id, source, houseVerifiedEmail, { waits });
    const template = refused ? houseRefusedEmail : houseRejectedEmail;
    await notifyOwner(services, owner_id, source, template, { reason });
  },
};

/** Tells a house that it is verified for children, or is no longer; then with the reason of staff, if they gave one. */
export const notifyOfChildGrade: Task<{
  production_house_id: string;
  granted: boolean;
  reason: string | null;
  decided_at: string;
}> = {
  name: 'notify-of-child-grade',
  run: async (services, { production_house_id, granted, reason, decided_at }) => {
    const source = `child grade of ${production_house_id} on ${decided_at}`;
    const told = { source, template: childGradeEmail, facts: { granted, reason } };
    await notifyHouse(services, production_house_id, told);
  },
};

/** Tells a house or an agency that its verification has ended; `day` was the last one. */
export const notifyOfVerificationEnd: Task<{ owner_id: string; day: string }> = {
  name: 'notify-of-verification-end',
  run: async (services, { owner_id, day }) => {
    await notifyOwner(services, owner_id, `verification ended after ${day}`, verificationEndedEmail, { day });
  },
};

/**
 * Verifies a house or an agency by its waiting document, or rejects the document if a reason is given, and tells it.
 * Returns the file that nothing uses any more; undefined if no document waits. A document that is kept waits for a
 * second person.
 */
export async function decideDocument(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  owner_id: string,
  {
    reason,
    refused_for = null,
    valid_until,
    isKept,
  }: {
    reason: string | null;
    refused_for?: RefusalGround | null;
    valid_until: string | null;
    isKept: boolean;
  },
) {
  const owner = await lockVerification(db, owner_id);
  if (owner?.document?.state !== 'waiting') return undefined;
  if (!isKept) await updateToDecided(db, owner_id, { reason, refused_for }, now());
  if (reason === null) await updateToVerified(db, owner_id, valid_until, now());
  const decided_at = now().toISOString();
  await queue.add(db, notifyOfVerification, {
    owner_id,
    reason,
    refused: refused_for !== null,
    waits: isKept,
    decided_at,
  });
  return { file: isKept ? null : owner.document.file };
}
