import { writeEmail } from '@kirdaar/contract/rules/identity-numbers';
import { z } from 'zod';
import { findHouse, updateHouseToVerified } from '#features/admin/staff-commands/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Marks a house, given by its id or an email, as verified by documents. Idempotent. */
export async function approveHouse(db: Database, idOrEmail: string): Promise<string> {
  const isId = z.uuid().safeParse(idOrEmail).success;
  const house = await findHouse(db, isId ? { id: idOrEmail } : { email: writeEmail(idOrEmail) });
  if (!house) throw new AppError('house_not_found', { id: idOrEmail });

  const name = house.company_name ?? house.email;
  const changed = await updateHouseToVerified(db, house.id);
  const done = changed
    ? `Approved: ${name} is now verified by its documents.`
    : `Nothing to do: ${name} is already verified by its documents.`;
  return house.waiting > 0 ? `${done} Casting calls awaiting approval: ${house.waiting}.` : done;
}
