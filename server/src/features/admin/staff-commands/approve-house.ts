import { writeEmail } from '@kirdaar/contract/rules/identity-numbers';
import { z } from 'zod';
import { findHouse } from '#features/admin/staff-commands/queries.ts';
import { decideDocument } from '#features/houses/documents/decide-document.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'queue' | 'storage'>;

/** Marks a house, given by its id or an email, as verified by documents. Idempotent. */
export async function approveHouse(desk: Desk, idOrEmail: string): Promise<string> {
  const isId = z.uuid().safeParse(idOrEmail).success;
  const house = await findHouse(desk.db, isId ? { id: idOrEmail } : { email: writeEmail(idOrEmail) });
  if (!house) throw new AppError('house_not_found', { id: idOrEmail });

  const name = house.company_name ?? house.email;
  const changed = await decideDocument(desk, house.id, null);
  const done = changed
    ? `Approved: ${name} is now verified by its documents.`
    : `Nothing to do: ${name} is already verified by its documents.`;
  return house.waiting > 0 ? `${done} Casting calls awaiting approval: ${house.waiting}.` : done;
}
