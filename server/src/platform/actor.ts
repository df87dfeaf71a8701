import type { Access } from '@kirdaar/contract/endpoint';
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

/** The caller named by the bearer token; refused with 401 without a session and 403 in the wrong role. */
export async function admit(app: FastifyInstance, request: FastifyRequest, access: Access) {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const actor = token ? await app.findActor(token) : undefined;
  if (access === 'public') return actor;
  if (!actor) throw new Refusal(401, 'Please log in.');
  if (access !== 'account' && actor.role !== access) throw new Refusal(403, wrongRole[access]);
  return actor;
}
