import {
  callForAdultsEmail,
  deadlineChangedEmail,
  jobChangedEmail,
} from '#features/jobs/job-changes/emails.ts';
import { findEdit, listEndedChildren, listTold } from '#features/jobs/job-changes/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

interface Edit {
  job_id: string;
  /** The `updated_at` of the casting call after the edit. */
  changed_at: string;
}

/** Tells one person, unless the casting call was changed again. */
export const notifyOfJobChange: Task<Edit & { talent_id: string; applied: boolean }> = {
  name: 'notify-of-job-change',
  run: async (services, { job_id, changed_at, talent_id, applied }) => {
    const edit = await findEdit(services.db, job_id, changed_at);
    if (!edit) return;
    const told = edit.changes
      .filter(isTold)
      .filter(({ field }) => applied || field === 'application_deadline');
    if (told.length === 0) return;
    const { title, company_name } = edit;
    await notify(services, {
      source: `job ${job_id} changed ${changed_at}`,
      account_id: talent_id,
      template: applied ? jobChangedEmail : deadlineChangedEmail,
      facts: { title, company_name, changes: told },
    });
  },
};

/** Those invited are told only of an earlier deadline; children also that a call is for adults now. */
export const notifyAllOfJobChange: Task<Edit> = {
  name: 'notify-all-of-job-change',
  run: async (services, edit) => {
    const { db, queue } = services;
    for (const { talent_id, title } of await listEndedChildren(db, edit.job_id, edit.changed_at))
      await notify(services, {
        source: `job ${edit.job_id} for adults ${edit.changed_at}`,
        account_id: talent_id,
        template: callForAdultsEmail,
        facts: { title },
      });
    const found = await findEdit(db, edit.job_id, edit.changed_at);
    if (!found?.changes.some(isTold)) return;
    await db.transaction().execute(async (trx) => {
      for (const one of await listTold(trx, edit.job_id))
        await queue.add(trx, notifyOfJobChange, { ...edit, ...one });
    });
  },
};

/** A later deadline harms nobody. */
function isTold({ field, was, becomes }: { field: string; was: string; becomes: string }): boolean {
  return field !== 'application_deadline' || becomes < was;
}
