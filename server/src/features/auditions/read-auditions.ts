import type { AuditionLists } from '@kirdaar/contract/auditions';
import { shownApplicant } from '#features/applications/read-received.ts';
import { findAuditionedJob, listSlots } from '#features/auditions/queries.ts';
import { listJobEvents } from '#features/house-history/queries.ts';
import { listCandidates, listInvitations } from '#features/invitations/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** The auditions of a call as its house sees them: when, who comes, who else was or may be invited. */
export async function readAuditions(
  services: Services,
  houseId: string,
  jobId: string,
  { limit, ...after }: AuditionLists,
) {
  const { db, now } = services;
  const job = await findAuditionedJob(db, houseId, jobId);
  if (!job) throw new Refusal(404, 'Not found.');

  const goesOn = Object.values(after).some((end) => end !== undefined);
  const asked = (list: keyof typeof after) => !goesOn || after[list] !== undefined;
  // One more tells whether another page follows.
  const page = { houseId, jobId, now: now(), limit: limit + 1 };
  const [slots, invitations, candidates, history] = await Promise.all([
    asked('slots') ? listSlots(db, page, after.slots) : [],
    asked('invitations') ? listInvitations(db, page, after.invitations) : [],
    asked('candidates') ? listCandidates(db, page, after.candidates) : [],
    listJobEvents(db, jobId, ['slots_added', 'slot_changed', 'slot_cancelled']),
  ]);
  const shown = <T extends { user: { image_url: string | null } }>(row: T): T => {
    return { ...row, user: shownApplicant(services, row.user) };
  };
  return {
    job,
    slots: slots.slice(0, limit).map((slot) => ({ ...slot, coming: slot.coming.map(shown) })),
    invitations: invitations.slice(0, limit).map(shown),
    candidates: candidates.slice(0, limit).map(shown),
    next: {
      slots: endOf(slots, limit, ({ exactly, place }) => [exactly, place]),
      invitations: endOf(invitations, limit, keyOf),
      candidates: endOf(candidates, limit, keyOf),
    },
    history,
  };
}

function keyOf({ exactly, application_id }: { exactly: string; application_id: string }) {
  return [exactly, application_id];
}

function endOf<T>(found: T[], limit: number, key: (row: T) => string[]): string | null {
  const last = found.length > limit ? found[limit - 1] : undefined;
  return last ? JSON.stringify(key(last)) : null;
}
