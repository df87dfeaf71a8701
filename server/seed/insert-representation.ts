import { sql } from 'kysely';
import { insertGuardianMandates } from '#features/representation/acting/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { demoParent, GROWN_UP } from '#seed/people/make-guardians.ts';
import type { World } from '#seed/world.ts';

const CLIENTS = 5;
const SUBMITTED = 2;
const scopes = ['apply', 'answer', 'messages', 'profile'];

/** Gives one talent agency clients, among them a child, and the demo parent an account that sees both children. */
export async function insertRepresentation(db: Database, { people, child }: World, now: Date) {
  const agency = people.find(({ profile_type }) => profile_type === 'Talent Agencies');
  const actors = people.filter(({ profile_type }) => profile_type === 'ACTORS & ACTRESS');
  const kid = people.find((person) => person.age < GROWN_UP && person !== child);
  const parent = actors.findLast(({ gender, age }) => gender === 'Female' && age > 30);
  if (!agency || !kid || !parent) return;
  const at = now.toISOString();

  await setLogin(db, agency.id, demoAccounts.agency);
  await rename(db, agency.id, 'Star Talent', 'Agency');
  await db.updateTable('talent').set({ agency_verified_at: at }).where('id', '=', agency.id).execute();
  const mandate = { kind: 'agency' as const, holder_id: agency.id, scopes, invited_at: at };
  // The guardian of the child, who consents, accepted for it.
  const clients = [...actors.slice(0, CLIENTS), kid].map(({ id: talent_id }, index) => {
    const folder = index % 2 === 0 ? 'Feature films' : null;
    return { ...mandate, talent_id, active_since: at, folder, shown_publicly: true };
  });
  const invited = { ...mandate, name: 'Rohan Iyer', contact: 'rohan.iyer@mail.example' };
  await db
    .insertInto('mandate')
    .values([...clients, invited])
    .execute();
  await db
    .updateTable('application')
    .from('mandate')
    .set((eb) => ({ mandate_id: eb.ref('mandate.id') }))
    .whereRef('mandate.talent_id', '=', 'application.talent_id')
    .where('application.id', 'in', (eb) =>
      eb
        .selectFrom('application as sent')
        .innerJoin('mandate as own', 'own.talent_id', 'sent.talent_id')
        .select('sent.id')
        .where('status', '=', 'applied')
        .orderBy('sent.applied_at', 'desc')
        .limit(SUBMITTED),
    )
    .execute();

  await setLogin(db, parent.id, demoAccounts.parent);
  const [first = '', last = ''] = demoParent.name.split(' ');
  await rename(db, parent.id, first, last);
  await insertGuardianMandates(db, parent.id, now);
}

function setLogin(db: Database, id: string, email: string) {
  return db.updateTable('account').set({ email }).where('id', '=', id).execute();
}

/** The profile says the same name, which saving it keeps. */
function rename(db: Database, id: string, first_name: string, last_name: string) {
  const details = sql<string>`details || ${JSON.stringify({ first_name, last_name })}::jsonb`;
  return db
    .updateTable('talent')
    .set({ name: `${first_name} ${last_name}`, details })
    .where('id', '=', id)
    .execute();
}
