import { readSession, type StoredHouse, type StoredTalent, storeHouse, storeTalent } from './store.ts';

/** Updates the stored talent after a save, if it is the logged-in one. */
export function refreshTalent(user: StoredTalent) {
  const session = readSession();
  if (session?.role === 'talent' && session.user.id === user.id)
    storeTalent(session.token, user, session.acting);
}

/** Updates the stored house after a save, with only the fields that the browser keeps. */
export function refreshHouse(saved: StoredHouse) {
  const { company_name, type_of_work, profile_photo, image, updated_at } = saved;
  const session = readSession();
  if (session?.role !== 'production') return;
  const { team_role = session.house.team_role, member_name = session.house.member_name } = saved;
  storeHouse(session.token, {
    company_name,
    type_of_work,
    profile_photo,
    image,
    updated_at,
    ...(team_role && { team_role }),
    ...(member_name && { member_name }),
  });
}
