import type { AuditionLists } from '@kirdaar/contract/auditions/auditions';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import { listAuditionInvitations, listCandidates } from '#features/auditions/audition-invitations/queries.ts';
import { findAuditionedJob, listSlots } from '#features/auditions/slots/queries.ts';
import { listWaiting } from '#features/auditions/timetable/queries.ts';
import { listJobEvents } from '#features/houses/audit-log/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readAuditions(
  services: Services,
  houseId: string,
  jobId: string,
  { limit, ...after }: AuditionLists,
) {
  const { db, now } = services;
  const job = orThrow(await findAuditionedJob(db, houseId, jobId), 'job_not_found');

  const goesOn = Object.values(after).some((end) => end !== undefined);
  const isRequested = (list: keyof typeof after) => !goesOn || after[list] !== undefined;
  // One extra row shows whether another page follows.
  const page = { houseId, jobId, now: now(), limit: limit + 1 };
  const [slots, invitations, candidates, waiting, history] = await Promise.all([
    isRequested('slots') ? listSlots(db, page, after.slots) : [],
    isRequested('invitations') ? listAuditionInvitations(db, page, after.invitations) : [],
    isRequested('candidates') ? listCandidates(db, page, after.candidates) : [],
    goesOn ? [] : listWaiting(db, { ...page, limit: MAX_LIST }),
    listJobEvents(db, jobId, ['slots_added', 'slot_changed', 'slot_cancelled']),
  ]);
  const shown = <T extends { user: { image_url: string | null } }>(row: T): T => {
    return { ...row, user: shownApplicant(services, row.user) };
  };
  return {
    job,
    slots: slots.slice(0, limit).map((slot) => ({ ...slot, attendees: slot.attendees.map(shown) })),
    invitations: invitations.slice(0, limit).map(shown),
    candidates: candidates.slice(0, limit).map(shown),
    waiting: waiting.map((row) => shown(row)),
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
