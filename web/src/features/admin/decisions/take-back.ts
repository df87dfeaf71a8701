import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';
import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { idOf, leaveAct } from '#features/admin/decisions/acts.ts';
import { showToast } from '#ui/toast-list.ts';
import { legal_texts_failed } from '#words/accounts/identity.ts';
import * as words from '#words/admin/staff-area.ts';

export interface TakenBack {
  /** The ids of the items whose decisions are undone. */
  undone: readonly string[];
  message: string;
  failures: readonly unknown[];
}

/** Asks at once for each decision to be taken back, because time runs for each. */
export async function takeBack(decisions: readonly StaffDecision[]): Promise<TakenBack> {
  const undone: string[] = [];
  const failures: unknown[] = [];
  let message = '';
  await Promise.all(
    decisions.map(async (decision) => {
      try {
        const params = { id: decision.id };
        ({ message } = await callStaffApi('POST /api/admin/decisions/:id/take-back', { params }));
        undone.push(idOf(decision));
        leaveAct(idOf(decision));
      } catch (error) {
        failures.push(error);
      }
    }),
  );
  return { undone, message, failures };
}

/** Takes back what the caller has just decided about these items. */
export async function takeBackItems(ids: readonly string[]): Promise<TakenBack> {
  try {
    const { decisions } = await callStaffApi('GET /api/admin/decisions');
    return await takeBack(decisions.filter((decision) => ids.includes(idOf(decision))));
  } catch (error) {
    return { undone: [], message: '', failures: [error] };
  }
}

/** Joins what several attempts did; what failed in the last one did not succeed before. */
export async function joined(attempts: readonly Promise<TakenBack>[]): Promise<TakenBack> {
  const all = await Promise.all(attempts);
  const undone = [...new Set(all.flatMap((one) => one.undone))];
  for (const id of undone) leaveAct(id);
  const message = all.map((one) => one.message).find(Boolean) ?? '';
  return { undone, message, failures: all.at(-1)?.failures ?? [] };
}

/** Says how many of so many decisions are undone. The others have taken effect, unless something else failed. */
export function sayTakenBack(count: number, { undone, message, failures }: TakenBack) {
  if (count === 0) return;
  const failure = failures.find((error) => !(error instanceof ApiError && error.code === 'decision_final'));
  const reason = failure ?? (count === 1 ? failures[0] : undefined);
  if (reason) showToast('failure', serverMessage(reason, legal_texts_failed));
  else if (undone.length < count)
    showToast('failure', words.together_undone(undone.length, count - undone.length));
  else showToast('success', message);
}
