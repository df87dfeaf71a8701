import type { WaitingItem } from '@kirdaar/contract/admin/today';
import type { ReactNode } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { CallFields, CallFlags } from '#features/admin/casting-calls/CallFields.tsx';
import { callChoices } from '#features/admin/casting-calls/call-choices.ts';
import type { Choice } from '#features/admin/decisions/choice.ts';
import { ComparedIdentity } from '#features/admin/identity-checks/ComparedIdentity.tsx';
import { identityChoices } from '#features/admin/identity-checks/identity-choices.ts';
import { ReportCopy } from '#features/admin/report-reviews/ReportCopy.tsx';
import { reportChoices } from '#features/admin/report-reviews/report-choices.ts';
import { legal_texts_failed } from '#words/accounts/identity.ts';
import * as words from '#words/admin/staff-area.ts';

/** An item as it was read: what it says, and the choices for that version. Without choices, `left` says why. */
export interface ItemRead {
  item: WaitingItem;
  content?: ReactNode;
  choices: readonly Choice[];
  left?: string;
}

/** Reads an item as its own page does, which the server records. */
export async function readItem(item: WaitingItem): Promise<ItemRead> {
  try {
    const { isAlone, ...read } = await readByKind(item);
    if (isAlone || read.choices.length === 0) return { item, choices: [], left: words.together_alone };
    return { item, ...read };
  } catch (error) {
    return { item, choices: [], left: serverMessage(error, legal_texts_failed) };
  }
}

async function readByKind({ kind, id }: WaitingItem) {
  const params = { id };
  if (kind === 'report') {
    const { report } = await callStaffApi('GET /api/admin/reports/:id', { params });
    return { isAlone: false, content: <ReportCopy report={report} />, choices: reportChoices(report) };
  }
  if (kind === 'identity') {
    const { check } = await callStaffApi('GET /api/admin/identity-checks/:id', { params });
    const isAlone = check.kind !== 'badge' || check.person.is_child;
    return { isAlone, content: <ComparedIdentity check={check} />, choices: identityChoices(check) };
  }
  const { job } = await callStaffApi('GET /api/admin/jobs/:id', { params });
  const content = (
    <>
      <CallFlags job={job} />
      <CallFields job={job} />
    </>
  );
  // An edit may be what opens the casting call to children.
  return { isAlone: job.child || job.decision?.state === 'waiting', content, choices: callChoices(job) };
}
