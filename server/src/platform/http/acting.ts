import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActingNeed } from '@kirdaar/contract/endpoint';
import { type ApiScope, apiAreas, coversScope, scopeIn } from '@kirdaar/contract/rules/api-scopes';
import { type Acting, clientScopes, type MandateScope } from '@kirdaar/contract/rules/representation';

/** Returns the account of the person who acts. */
export function actorOf(acting: Acting): string {
  return (acting.at(-1) ?? acting[0]).holder_id;
}

/** Returns how an agency, or a member who acts for it, acts for a client. */
export function actingFor(
  agency: { id: string; acting?: Acting },
  {
    mandate_id,
    scopes,
    talent_name = '',
  }: Pick<Acting[0], 'mandate_id' | 'scopes'> & { talent_name?: string },
): Acting {
  const own = { kind: 'agency', holder_id: agency.id, guardian_id: null } as const;
  return [{ mandate_id, scopes, talent_name, ...own }, ...(agency.acting ?? [])];
}

/** What a mandate scope allows of the API, besides reading. */
const written: Record<MandateScope, readonly ApiScope[]> = {
  apply: ['applications:write', 'jobs:write'],
  answer: ['auditions:write'],
  messages: ['messages:write'],
  profile: ['profiles:write'],
  manage: [],
};

const readable = apiAreas.filter((area) => area !== 'messages').map((area) => scopeIn(area, true));

function scopesOf([own, ...outer]: Acting): readonly ApiScope[] {
  // Members work for the clients. Only who manages the agency writes in its own name.
  const given = own.kind !== 'member' ? own.scopes : own.scopes.includes('manage') ? clientScopes : [];
  const kept = given.filter((scope) => outer.every(({ scopes }) => scopes.includes(scope)));
  return [...readable, ...kept.flatMap((scope) => written[scope])];
}

/** Whether an acting session may use an endpoint. Guardians decide for a child as managers do for their agency. */
export function mayAct(
  acting: Acting,
  needed: { scope?: ApiScope | null | undefined; acting?: ActingNeed | undefined },
): boolean {
  const [{ kind, scopes }] = acting;
  switch (needed.acting) {
    case 'anybody':
      return true;
    case 'nobody':
      return false;
    case 'guardian':
      return kind === 'guardian';
    case 'agent':
      return kind !== 'agency';
    case 'manager':
      return kind === 'guardian' || (kind === 'member' && scopes.includes('manage'));
    default:
      return !!needed.scope && coversScope(scopesOf(acting), needed.scope);
  }
}

const current = new AsyncLocalStorage<Acting | undefined>();

/** Runs the handler of a request, in which `currentActing` returns by which mandate it acts. */
export function asActing<T>(acting: Acting | undefined, handle: () => Promise<T>): Promise<T> {
  return current.run(acting, handle);
}

/** Returns the mandate by which the present request acts; undefined for the talent's own, and in the background. */
export function currentActing(): Acting | undefined {
  return current.getStore();
}
