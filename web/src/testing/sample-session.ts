import { api, type Reply } from '@kirdaar/contract/api';
import { emptyOf } from '#testing/empty-of.ts';

type TalentSession = Reply<'POST /api/user/login'>;
type HouseSession = Reply<'POST /api/production/login'>;
type StaffSession = Reply<'POST /api/admin/login'>;

/** Returns a talent as the browser stores it, before the first save. A test sets only the fields it needs. */
export function sampleUser(fields: Partial<TalentSession['user']> = {}): TalentSession['user'] {
  const { user } = emptyOf(api['POST /api/user/login'].reply);
  const known = { id: '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11', name: 'Asha Rao', completion: 25 };
  return { ...user, ...known, ...fields };
}

export function talentSession(token = 'token'): TalentSession {
  return { success: true, token, language: 'en', user: sampleUser() };
}

/** Returns a production house as the browser stores it, before its first save. */
export function sampleMember(
  fields: Partial<HouseSession['production_house']> = {},
): HouseSession['production_house'] {
  const { production_house } = emptyOf(api['POST /api/production/login'].reply);
  return { ...production_house, company_name: 'Films', team_role: 'owner', ...fields };
}

export function houseSession(
  house: Partial<HouseSession['production_house']> = {},
  token = 'token',
): HouseSession {
  return { success: true, token, language: 'en', production_house: sampleMember(house) };
}

export function staffSession(token = 'secret'): StaffSession {
  const staff = { id: 'ravi', name: 'Ravi', email: 'ravi@kirdaar.example', role: 'support' } as const;
  return { success: true, token, staff: { ...staff, session_ends_at: '2026-03-01T10:00:00Z' } };
}
