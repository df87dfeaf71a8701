import type { DecisionOfGuardian } from '@kirdaar/contract/accounts/guardians';
import type { Language } from '@kirdaar/contract/rules/languages';
import {
  deleteWaiting,
  lockDecision,
  lockUnsent,
  updateToDecided,
  upsertRequest,
} from '#features/accounts/guardian-decisions/queries.ts';
import { sendGuardianRejection } from '#features/accounts/guardian-decisions/tasks.ts';
import { decideAsGuardian, type GuardedChild } from '#features/accounts/guardians/decide-as-guardian.ts';
import { lockBirthDate } from '#features/accounts/guardians/queries.ts';
import { allowanceUsedUp, sendApproved } from '#features/applications/apply/apply-to-job.ts';
import { sendRejections, sendWithdrawn } from '#features/applications/apply/change-application.ts';
import { lockApplicationsOf } from '#features/applications/ended-applications/queries.ts';
import { updateToDeclined } from '#features/applications/invitations-to-apply/queries.ts';
import { sendInvitationToApply } from '#features/applications/invitations-to-apply/tasks.ts';
import { answerWithNote, confirmSlot } from '#features/auditions/audition-invitations/answer-invitation.ts';
import { acceptOffer, declineOffer } from '#features/auditions/offers/answer-offer.ts';
import { lockSlot } from '#features/auditions/slots/queries.ts';
import { sendApprovedTakes } from '#features/auditions/takes/take-uploads.ts';
import { signAsGuardian } from '#features/bookings/terms/sign-terms.ts';
import {
  deleteMediaOf,
  findSubject,
  insertBlockByGuardian,
} from '#features/messaging/guardian-requests/queries.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Carries out what a guardian decides for a child. Repeating the same decision changes nothing. */
export async function decideRequest(services: Services, decision: DecisionOfGuardian, language: Language) {
  const { child, slot } = decision;
  // Slots before applications before the talent, in a fixed order of locks.
  const lockFirst = async (db: Database) => {
    if (slot) await lockSlot(db, slot);
    await lockApplicationsOf(db, child);
  };
  return withRejections(services, child, () =>
    decideAsGuardian(services, decision, language, (inside, of) => decide(inside, of, decision), lockFirst),
  );
}

/** Sends what still waited for a guardian when the talent turned 18. Returns its kind. */
export function sendUnsent(services: Services, talentId: string, id: string) {
  return withRejections(services, talentId, () =>
    services.db.transaction().execute(async (db) => {
      await lockApplicationsOf(db, talentId);
      await lockBirthDate(db, talentId);
      const unsent = orThrow(
        await lockUnsent(db, talentId, id, services.now()),
        'guardian_request_not_found',
      );
      const { kind, subject_id: subject } = unsent;
      await carryOut({ ...services, db }, talentId, { kind, subject }, { id, prepared: preparedOf(unsent) });
      await deleteWaiting(db, talentId, unsent);
      return kind;
    }),
  );
}

async function withRejections<T>(services: Services, talentId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, RULES.APPLICATION_LIMIT)) throw await allowanceUsedUp(services, talentId);
    const [, code] = rejections.find(([rule]) => hasCode(error, rule)) ?? [];
    throw code ? new AppError(code) : error;
  }
}

const rejections = [...sendRejections, [RULES.APPLICATION_DECIDED, 'application_closed']] as const;

async function decide(services: Services, { id, state, talent_id }: GuardedChild, asked: DecisionOfGuardian) {
  const { db, now, queue } = services;
  if (state !== 'agreed') throw new AppError('guardian_required');
  const known = await lockDecision(db, talent_id, { kind: asked.kind, subject_id: asked.subject });
  const prepared = asked.slot ? { slot_id: asked.slot } : preparedOf(known);
  // The role was approved before; what waits is a change of its terms.
  if (known?.approved && (await signOffer(services, talent_id, asked, id))) return;
  if (known?.guardian_id === id && isDecided(asked, known.approved, preparedOf(known), prepared)) return;
  assertAsShown(asked, known?.asked_at);
  const decided = { guardian_id: id, approved: asked.approve, prepared };
  const kept = known?.approved === null ? known : undefined;
  const waiting = kept ?? (await insertOwn(db, talent_id, asked, decided, now()));
  if (kept) await updateToDecided(db, kept.id, decided, now());
  if (asked.approve && (await signOffer(services, talent_id, asked, id))) return;
  if (asked.approve) return carryOut(services, talent_id, asked, { ...waiting, prepared });
  await reject(services, talent_id, asked);
  await deleteMediaOf(db, waiting.id);
  await queue.add(db, sendGuardianRejection, { decision_id: waiting.id });
}

/** Whether the guardian signed the terms of an offer by approving it. */
async function signOffer(
  services: Services,
  talentId: string,
  { kind, subject: offerId, approve, terms: version }: DecisionOfGuardian,
  guardianId: string,
): Promise<boolean> {
  return kind === 'offer' && approve && signAsGuardian(services, { talentId, offerId, version }, guardianId);
}

/** Rejects the approval of something that was changed after the guardian read it. */
function assertAsShown({ approve, asked_at }: DecisionOfGuardian, current: string | undefined) {
  if (approve && asked_at && current && Date.parse(current) !== Date.parse(asked_at))
    throw new AppError('guardian_request_changed');
}

/** Most is decided once; another audition time may be chosen, and an offer answered, later. */
function isDecided(
  { kind, approve }: DecisionOfGuardian,
  approved: boolean | null,
  before: Prepared,
  now: Prepared,
): boolean {
  if (approved === approve && before.slot_id === now.slot_id) return true;
  if (kind !== 'audition' && kind !== 'offer') throw new AppError('guardian_request_decided');
  return false;
}

/** A guardian decides what a house sent, whether or not the child has prepared an answer. */
async function insertOwn(
  db: Database,
  talent_id: string,
  asked: DecisionOfGuardian,
  { prepared, ...decided }: Parameters<typeof updateToDecided>[2],
  now: Date,
) {
  const { kind, subject: subject_id } = asked;
  const isPrepared = kind === 'application' || kind === 'tape';
  const found = isPrepared ? undefined : await findSubject(db, talent_id, kind, subject_id);
  const { job_id, asked_at } = orThrow(found, 'guardian_request_not_found');
  assertAsShown(asked, asked_at);
  return upsertRequest(db, talent_id, { kind, subject_id, job_id, prepared }, now, decided);
}

interface Prepared {
  slot_id?: string;
  again?: string;
}

function preparedOf(decision: { prepared: unknown } | undefined): Prepared {
  // The cast is safe: the column is only written with these.
  return (decision?.prepared ?? {}) as Prepared;
}

async function carryOut(
  services: Services,
  talentId: string,
  { kind, subject: subject_id }: Pick<DecisionOfGuardian, 'kind' | 'subject'>,
  { id, prepared }: { id: string; prepared: Prepared },
) {
  const { slot_id, again } = prepared;
  switch (kind) {
    case 'application':
      if (again) await sendWithdrawn(services, talentId, again);
      else await sendApproved(services, talentId, { id, prepared });
      break;
    case 'audition':
      if (!slot_id) throw AppError.field('slot', 'slot_unavailable');
      await confirmSlot(services, talentId, subject_id, slot_id);
      break;
    case 'tape':
      await sendApprovedTakes(services, id);
      break;
    case 'offer':
      await acceptOffer(services, talentId, subject_id);
      break;
    case 'invitation':
      await services.queue.add(services.db, sendInvitationToApply, {
        invitation_id: subject_id,
        is_passed_on: true,
      });
      break;
    case 'conversation':
      // The child sees it from now on.
      break;
  }
}

/** An application and a tape were never sent, so only the child is told. */
async function reject(
  services: Services,
  talentId: string,
  { kind, subject: subject_id }: DecisionOfGuardian,
) {
  if (kind === 'audition')
    await answerWithNote(services, talentId, subject_id, { answer: 'declined', note: '' });
  if (kind === 'offer') await declineOffer(services, talentId, subject_id, '');
  if (kind === 'invitation') await updateToDeclined(services.db, talentId, subject_id, services.now());
  if (kind === 'conversation') await insertBlockByGuardian(services.db, talentId, subject_id, services.now());
}
