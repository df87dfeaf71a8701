import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { saysSomeoneWasChosen } from '@kirdaar/contract/rules/rejection-texts';
import { hasSelected } from '#features/applications/decisions/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

const words = serverWords('rejections');

/** Returns a house's rejection in a language, if it is the one that we suggest for the role; otherwise as it is. */
export function rejectionIn(language: Language, text: string, role: string): string {
  const isSelected = [true, false].find((selected) =>
    languages.some((one) => words[one].suggested(role, selected) === text),
  );
  return isSelected === undefined ? text : words[language].suggested(role, isSelected);
}

/** Rejects a message that says the role went to someone while no talent has accepted it. */
export async function requireTrueText(db: Database, jobId: string, field: string, text: string | undefined) {
  if (text && !isTrueText(text, await hasSelected(db, jobId))) throw AppError.field(field, 'nobody_selected');
}

/** Whether a rejection says that the role went to someone only if a talent has accepted it. */
export function isTrueText(text: string, someone_selected: boolean): boolean {
  return someone_selected || !saysSomeoneWasChosen(text);
}
