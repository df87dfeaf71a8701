import type { WaitingApplication } from '#features/applications/outbox/waiting-store.ts';
import { saveDraftAnswers } from '#ui/draft.ts';

/** The name of the draft of an application. */
export function draftOf(talentId: string, jobId: string): string {
  return `apply:${talentId}:${jobId}`;
}

/** Fills the form again with an application that was not sent. */
export function saveWaitingAsDraft({ talent_id, job_id, answers }: WaitingApplication) {
  saveDraftAnswers(draftOf(talent_id, job_id), answers);
}
