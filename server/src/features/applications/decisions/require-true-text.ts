import { saysSomeoneWasChosen } from '@kirdaar/contract/rules/rejection-texts';
import { hasSelected } from '#features/applications/decisions/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Rejects a message that says the role went to someone while no talent has accepted it. */
export async function requireTrueText(db: Database, jobId: string, field: string, text: string | undefined) {
  if (text && saysSomeoneWasChosen(text) && !(await hasSelected(db, jobId)))
    throw AppError.field(field, 'nobody_selected');
}
