import { api, type EndpointName } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { mayActAsStaff } from '@kirdaar/contract/rules/staff-roles';
import { mayActAs, neededRole } from '@kirdaar/contract/rules/team-roles';
import { type Actor, type Cast, everybody, type Readers } from '#testing/matrix/cast.ts';
import { type MatrixObject, type ObjectRule, objectRules } from '#testing/matrix/object-rules.ts';

/** One request of the matrix: its actor, its object and the status it must get. */
export interface Case {
  actor: Actor;
  /** A description of the object that the request names. */
  named: string;
  id: string;
  status: number;
  body: Record<string, unknown> | undefined;
}

/** Endpoints whose handler rejects an empty form that the schema accepts. */
const rejectEmptyForms: EndpointName[] = ['POST /api/user/login', 'POST /api/production/login'];

/** Endpoints without a form that answer 409, because the actors of the matrix have nothing left to do there. */
const alreadyDone: EndpointName[] = [
  'POST /api/user/guardian/resend',
  'POST /api/user/verify-mobile',
  'POST /api/production/verify-mobile',
];

/** Actors that get 403 from an endpoint that names no object. */
const rejected: Partial<Record<EndpointName, Readers>> = {
  'GET /api/user/comp-card.pdf': ['a child without a guardian'],
  'GET /api/user/size-sheet.pdf': ['a child without a guardian'],
};

// The request ends the caller's own access, so accepted cases are left to the team tests.
const endsItsCaller: EndpointName[] = ['POST /api/production/team/leave'];

const MALFORMED = "1' or '1'='1";
/** The number of absent ids per object endpoint, and of unrelated ids per endpoint that names no object. */
const ABSENT = 2;
const UNRELATED_CASES = 5;

/**
 * Returns every request to an endpoint: each actor with its own, a foreign, a missing and a malformed id. Who is
 * turned away whatever the id is only asks for a missing and for an existing one.
 */
export async function casesOf(cast: Cast, name: EndpointName): Promise<Case[]> {
  const rule = objectRules(cast)[name];
  if (!rule && namesObject(name)) throw new Error(`${name} needs a rule in testing/matrix/object-rules.ts.`);

  const cases: Case[] = [];
  for (const actor of cast.actors) {
    const made = rule ? await objectCases(name, rule, actor) : unrelatedCases(cast, name, actor);
    cases.push(
      ...(admission(name, actor) ? made.filter((_, at) => at === 0 || at === made.length - 1) : made),
    );
  }
  return endsItsCaller.includes(name) ? cases.filter(({ status }) => status >= 400) : cases;
}

/** Returns the number of requests to an endpoint without building them. */
export function countCases(cast: Cast, name: EndpointName): number {
  const rule = objectRules(cast)[name];
  const all = rule ? ABSENT + Object.keys(rule.objects).length : UNRELATED_CASES;
  return cast.actors.reduce((sum, actor) => sum + (admission(name, actor) ? 2 : all), 0);
}

/**
 * Returns whether the URL or a body field names an object. A `request_id` does not, because the caller
 * chooses it.
 */
function namesObject(name: EndpointName): boolean {
  const { params, body }: Endpoint = api[name];
  const fields = Object.keys(body?.shape ?? {}).filter((field) => field !== 'request_id');
  // Who has the token of a link may use it, whoever they are.
  if (fields.includes('token')) return false;
  return Boolean(params) || fields.some((field) => /(^|_)ids?$/.test(field));
}

async function objectCases(name: EndpointName, rule: ObjectRule, actor: Actor): Promise<Case[]> {
  const field = rule.body?.field;
  const bodyOf = (id: string) =>
    rule.body && { ...rule.body.rest, ...(field && { [field]: rule.body.isList ? [id] : id }) };
  const turnedAway = admission(name, actor);
  const made = (named: string, id: string, status: number) => {
    return { actor, named, id, status: turnedAway ?? status, body: bodyOf(id) };
  };

  const cases = [
    made('nothing that is there', crypto.randomUUID(), 404),
    made('nothing that can be', MALFORMED, field ? 400 : 404),
  ];
  for (const [named, object] of Object.entries(rule.objects)) {
    const isThere = canRead(object, actor);
    const isForbidden = rule.forbidden?.includes(actor.name);
    const status = turnedAway ?? (isThere ? (isForbidden ? 403 : 200) : 404);
    cases.push(made(named, await idFor(name, object, status), status));
  }
  return cases;
}

const sharedIds = new WeakMap<MatrixObject, Promise<string>>();

/** Returns a new object for a request that may change it; reads and rejected requests share one. */
function idFor(name: EndpointName, object: MatrixObject, status: number): Promise<string> {
  if (status < 400 && !name.startsWith('GET ')) return object.id();
  const id = sharedIds.get(object) ?? object.id();
  sharedIds.set(object, id);
  return id;
}

/**
 * Returns requests with ids that the endpoint must ignore. The form is otherwise empty, so the status shows
 * only who is let in.
 */
function unrelatedCases({ talentB, otherHouse }: Cast, name: EndpointName, actor: Actor): Case[] {
  const { body }: Endpoint = api[name];
  const unrelated = {
    'no id': '',
    'an id of another house': otherHouse.production_house_id,
    'an id of nobody': crypto.randomUUID(),
    'an id that cannot be': MALFORMED,
    'an id of talent B': talentB.id,
  };
  return Object.entries(unrelated).map(([named, id]) => {
    const form = body && { id, user_id: id, talent_id: id, production_house_id: id, account_id: id };
    const isTaken = !form || (body?.safeParse(form).success && !rejectEmptyForms.includes(name));
    const status = admission(name, actor) ?? rejectionOf(name, actor) ?? (isTaken ? 200 : 400);
    return { actor, named, id, status, body: form };
  });
}

/** Returns the status with which an admitted actor is rejected whatever the form is, or undefined. */
function rejectionOf(name: EndpointName, actor: Actor): number | undefined {
  if (rejected[name]?.includes(actor.name)) return 403;
  return alreadyDone.includes(name) ? 409 : undefined;
}

/**
 * Returns whether an actor sees the object. The whole team sees what belongs to its house, unless it is
 * personal.
 */
function canRead({ readers, isPersonal }: MatrixObject, { name, membership }: Actor): boolean {
  if (readers === everybody || readers.includes(name)) return true;
  return Boolean(membership && !isPersonal && readers.includes(membership.of));
}

/** Returns the status with which an actor is rejected, or undefined if it may use the endpoint. */
function admission(name: EndpointName, { role, membership, staff }: Actor): number | undefined {
  const endpoint: Endpoint = api[name];
  const { access } = endpoint;
  if (access === 'staff' && staff) return mayActAsStaff(staff, endpoint) ? undefined : 403;
  if (access === 'production' && membership && !mayActAs(membership.team, neededRole(name, endpoint)))
    return 403;
  if (access === 'public' || access === role || (access === 'account' && role)) return undefined;
  return role ? 403 : 401;
}
