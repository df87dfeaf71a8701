import { findContactDetail } from '@kirdaar/contract/rules/contact-details';
import { hasChild } from '#features/accounts/guardian-decisions/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Rejects contact details in a text of a house to talent of whom one is a child, beside its field. */
export async function checkTextToChildren(
  { db, now }: Pick<Services, 'db' | 'now'>,
  to: Parameters<typeof hasChild>[1],
  field: string,
  text: string,
) {
  const phrase = findContactDetail(text);
  if (phrase && (await hasChild(db, to, now())))
    throw AppError.field(field, 'contact_details_to_child', phrase);
}
