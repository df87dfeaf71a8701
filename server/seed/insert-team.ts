import { insertAccount } from '#features/accounts/identity/queries.ts';
import { addToList, createList } from '#features/houses/talent-lists/manage-lists.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import type { World } from '#seed/world.ts';

const LISTED = 6;

/** Inserts a reviewer in the demo house's team, and the talent list that the two share. */
export async function insertTeam(services: Services, db: Database, { houses, people }: World, hash: string) {
  const [house] = houses;
  if (!house) return;
  const member = await insertAccount(db, {
    role: 'production',
    email: demoAccounts.reviewer,
    password_hash: hash,
    verified_at: house.created_at,
    created_at: house.created_at,
    production_house_id: house.id,
    team_role: 'reviewer',
    display_name: 'Mira Das',
    came_by_invitation: true,
  });
  if (!member) return;
  const actor = {
    ...({ role: 'production', id: member.id, session_hash: Buffer.alloc(0) } as const),
    ...({
      production_house_id: house.id,
      team_role: 'reviewer',
      is_limited: false,
      is_suspended: false,
    } as const),
  };
  const transactionServices = { ...services, db };
  const list = await createList(transactionServices, actor, 'Faces for the monsoon film');
  const dancers = people.filter(({ profile_type }) => profile_type === 'DANCERS').slice(0, LISTED);
  const ids = dancers.map(({ id }) => id);
  await addToList(transactionServices, actor, list.id, ids);
}
