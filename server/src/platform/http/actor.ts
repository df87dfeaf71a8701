import type { Access } from '@kirdaar/contract/endpoint';
import { mayActAs, type TeamRole } from '@kirdaar/contract/rules/team-roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/http/app-error.ts';

interface SessionHolder {
  /** The account's id, which for a talent is also the talent's id. */
  id: string;
  /** Identifies the session of the request. */
  session_hash: Buffer;
}

export interface TalentActor extends SessionHolder {
  role: 'talent';
}

export interface ProductionActor extends SessionHolder {
  role: 'production';
  production_house_id: string;
  team_role: TeamRole;
}

/** The account that makes a request, identified by its session. */
export type Actor = TalentActor | ProductionActor;

export type ActorOf<A extends Access> = A extends 'public'
  ? Actor | undefined
  : A extends 'account'
    ? Actor
    : Extract<Actor, { role: A }>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the account of a session token, or undefined when the session has ended. */
    findActor: (token: string) => Promise<Actor | undefined>;
  }
}

const wrongRole = { talent: 'talent_account_required', production: 'house_account_required' } as const;

/**
 * Returns the account of the bearer token. Responds 401 without a session, and 403 for the wrong account role
 * or an insufficient team role.
 */
export async function admit(app: FastifyInstance, request: FastifyRequest, access: Access, needed: TeamRole) {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const actor = token ? await app.findActor(token) : undefined;
  if (access === 'public') return actor;
  if (!actor) throw new AppError('login_required');
  if (access !== 'account' && actor.role !== access) throw new AppError(wrongRole[access]);
  if (access === 'production' && actor.role === 'production' && !mayActAs(actor.team_role, needed))
    throw new AppError(needed === 'owner' ? 'owner_role_required' : 'reviewer_role_required');
  return actor;
}
