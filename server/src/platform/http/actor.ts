import type { Access, ActingNeed, Endpoint } from '@kirdaar/contract/endpoint';
import { type ApiScope, coversScope } from '@kirdaar/contract/rules/api-scopes';
import type { Acting } from '@kirdaar/contract/rules/representation';
import { mayActAsStaff, rolesThatMay, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { mayActAs, type TeamRole } from '@kirdaar/contract/rules/team-roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayAct } from '#platform/http/acting.ts';
import { AppError } from '#platform/http/app-error.ts';

interface SessionHolder {
  /** The account's id, which for a talent is also the talent's id. */
  id: string;
  /** Identifies the session of the request. */
  session_hash: Buffer;
}

interface AccountHolder extends SessionHolder {
  /** What the request may do if it comes with an API key; a browser may do everything. */
  scopes?: readonly ApiScope[] | null;
}

export interface TalentActor extends AccountHolder {
  role: 'talent';
  /** Present if somebody else acts for the talent. */
  acting?: Acting;
}

export interface ProductionActor extends AccountHolder {
  role: 'production';
  production_house_id: string;
  team_role: TeamRole;
  /** Whether it sees only some projects of the house. */
  is_limited: boolean;
  /** Whether staff have suspended or banned the house. */
  is_suspended: boolean;
}

/** The account that makes a request, identified by its session. */
export type Actor = TalentActor | ProductionActor;

/** A member of staff, whose session is not an account's: it opens the staff area and nothing else. */
export interface StaffActor extends SessionHolder {
  role: 'staff';
  staff_role: StaffRole;
  /** Whether the password and a code were entered in the last minutes. */
  is_confirmed: boolean;
}

export type ActorOf<A extends Access> = A extends 'public'
  ? Actor | undefined
  : A extends 'account'
    ? Actor
    : A extends 'staff'
      ? StaffActor
      : Extract<Actor, { role: A }>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the account of a session token, or undefined when the session has ended. */
    findActor: (token: string) => Promise<Actor | undefined>;
    /** Whether a session token ended because its person left the team. */
    isRemoved: (token: string) => Promise<boolean>;
    /** Whether legal texts have changed since the account agreed to them. */
    mustAgree: (accountId: string) => Promise<boolean>;
    /** Returns the member of staff of a session token. */
    findStaff: (token: string) => Promise<StaffActor | undefined>;
  }
}

/** What an endpoint asks of an account, and of members of a house. */
interface Needed {
  team: TeamRole;
  suspended?: boolean | undefined;
  agrees?: true | undefined;
  scope?: ApiScope | null | undefined;
  acting?: ActingNeed | undefined;
}

const wrongRole = { talent: 'talent_account_required', production: 'house_account_required' } as const;

/**
 * Returns the account of the bearer token. Responds 401 without a session, and 403 for the wrong account role,
 * an insufficient team role, an API key that is not allowed this, or before the account has agreed to what such a
 * request requires.
 */
export async function admit(
  app: FastifyInstance,
  request: FastifyRequest,
  access: Exclude<Access, 'staff'>,
  needed: Needed,
) {
  const token = tokenOf(request);
  const actor = token ? await app.findActor(token) : undefined;
  const isAllowed = isInScope(actor, needed);
  if (access === 'public') return isAllowed ? actor : undefined;
  if (!actor) throw await loginNeeded(app, token);
  if (!isAllowed) throw notAllowed(actor);
  if (access !== 'account' && actor.role !== access) throw new AppError(wrongRole[access]);
  if (access === 'production' && actor.role === 'production') requireTeamRole(actor, needed);
  if (needed.agrees && (await app.mustAgree(actor.id))) throw new AppError('agreement_needed');
  return actor;
}

async function loginNeeded(app: FastifyInstance, token: string | undefined) {
  return new AppError(token && (await app.isRemoved(token)) ? 'removed_from_team' : 'login_required');
}

function isInScope(actor: Actor | undefined, { scope, acting }: Needed): boolean {
  if (actor?.role === 'talent' && actor.acting) return mayAct(actor.acting, { scope, acting });
  if (!actor?.scopes) return true;
  return !!scope && coversScope(actor.scopes, scope);
}

function notAllowed(actor: Actor) {
  const acting = actor.role === 'talent' ? actor.acting : undefined;
  return acting
    ? new AppError('only_talent_may', { name: acting[0].talent_name })
    : new AppError('api_key_scope_missing');
}

/** Members of a suspended house keep their own account and read what is theirs, but no longer act as the house. */
function requireTeamRole({ team_role, is_suspended }: ProductionActor, { team, suspended }: Needed) {
  if (!mayActAs(team_role, team))
    throw new AppError(team === 'owner' ? 'owner_role_required' : 'reviewer_role_required');
  if (is_suspended && !(suspended ?? team === 'viewer')) throw new AppError('house_suspended');
}

/** The house that looks at talent; a suspended one sees no more than a visitor. */
export function lookingHouse(actor: Actor | undefined): string | null {
  return actor?.role === 'production' && !actor.is_suspended ? actor.production_house_id : null;
}

/**
 * Returns the member of staff of the bearer token. Responds 401 without a session, and 403 for another account,
 * for a role that the endpoint does not name, or if the endpoint asks for a newer confirmation.
 */
export async function admitStaff(
  app: FastifyInstance,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<StaffActor> {
  const token = tokenOf(request);
  const staff = token ? await app.findStaff(token) : undefined;
  if (!staff) {
    const isMember = token && (await app.findActor(token));
    throw new AppError(isMember ? 'staff_account_required' : 'login_required');
  }
  if (!mayActAsStaff(staff.staff_role, endpoint))
    throw new AppError('staff_role_required', { roles: rolesThatMay(endpoint) });
  if (endpoint.confirmed && !staff.is_confirmed) throw new AppError('staff_confirmation_required');
  return staff;
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
