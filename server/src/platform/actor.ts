import type { Access } from '@kirdaar/contract/endpoint';
import { mayActAs, type TeamRole } from '@kirdaar/contract/rules/team-roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusal.ts';

interface SessionHolder {
  /** The account's id; a talent's is the same. */
  id: string;
  /** Names the session the call was made in. */
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

/** Who makes a call: the holder of a session. */
export type Actor = TalentActor | ProductionActor;

export type ActorOf<A extends Access> = A extends 'public'
  ? Actor | undefined
  : A extends 'account'
    ? Actor
    : Extract<Actor, { role: A }>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The holder of a session token, or undefined when it has ended. */
    findActor: (token: string) => Promise<Actor | undefined>;
  }
}

const wrongRole = {
  talent: 'Please log in with a talent account for this.',
  production: 'Please log in with a production house account for this.',
};

const aboveRole = {
  viewer: 'Your role in the team does not let you do this.',
  reviewer: 'Your role in the team lets you look. Reviewing is for reviewers and owners.',
  owner: 'This is for owners of your team. Please ask one of them.',
};

/**
 * The caller named by the bearer token; refused with 401 without a session and 403 in the wrong role, or in one
 * of the team that may not do this.
 */
export async function admit(app: FastifyInstance, request: FastifyRequest, access: Access, needed: TeamRole) {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const actor = token ? await app.findActor(token) : undefined;
  if (access === 'public') return actor;
  if (!actor) throw new Refusal(401, 'Please log in.');
  if (access !== 'account' && actor.role !== access) throw new Refusal(403, wrongRole[access]);
  if (access === 'production' && actor.role === 'production' && !mayActAs(actor.team_role, needed))
    throw new Refusal(403, aboveRole[needed]);
  return actor;
}
