import { shownApplicant } from '#features/applications/read-received.ts';
import { findAuditionedJob, listSlots } from '#features/auditions/queries.ts';
import { listCandidates, listInvitations } from '#features/invitations/queries.ts';
import { listJobEvents } from '#features/house-history/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** The auditions of a call as its house sees them: when, who comes, who else was or may be invited. */
export async function readAuditions(services: Services, houseId: string, jobId: string) {
  const { db, now } = services;
  const job = await findAuditionedJob(db, houseId, jobId);
  if (!job) throw new Refusal(404, 'Not found.');
  const [slots, invitations, candidates, history] = await Promise.all([
    listSlots(db, jobId),
    listInvitations(db, houseId, jobId, now()),
    listCandidates(db, houseId, jobId, now()),
    listJobEvents(db, jobId, ['slots_added', 'slot_changed', 'slot_cancelled']),
  ]);
  const numberOf = ([first]: { of_all: number }[]) => first?.of_all ?? 0;
  const totals = {
    slots: numberOf(slots),
    invitations: numberOf(invitations),
    candidates: numberOf(candidates),
  };
  const shown = <T extends { user: { image_url: string | null } }>(row: T): T => {
    return { ...row, user: shownApplicant(services, row.user) };
  };
  return {
    job,
    slots,
    invitations: invitations.map(shown),
    candidates: candidates.map(shown),
    totals,
    history,
  };
}
