import { writeEmail } from '@kirdaar/contract/rules/identity-numbers';
import { z } from 'zod';
import { findHouse, updateHouseToVerified } from '#features/staff/queries.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';

/** Marks a house, named by its id or an email, as known by its documents; approving it again is no harm. */
export async function approveHouse(db: Database, idOrEmail: string): Promise<string> {
  const isId = z.uuid().safeParse(idOrEmail).success;
  const house = await findHouse(db, isId ? { id: idOrEmail } : { email: writeEmail(idOrEmail) });
  if (!house) throw new Refusal(404, `There is no house ${idOrEmail}.`);

  const name = house.company_name ?? house.email;
  const changed = await updateHouseToVerified(db, house.id);
  const done = changed
    ? `Approved: ${name} is known by its documents.`
    : `Nothing to do: ${name} was known already.`;
  return house.waiting > 0 ? `${done} Calls of it that wait: ${house.waiting}.` : done;
}
