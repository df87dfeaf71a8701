import { api, type CallName } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { mayActAs, neededRole } from '@kirdaar/contract/rules/team-roles';
import { type Actor, type Cast, everybody, type Readers } from '#testing/matrix/cast.ts';
import { type ObjectRule, objectRules } from '#testing/matrix/object-rules.ts';

/** One request of the matrix: who asks for what, and the status it must have. */
export interface Case {
  actor: Actor;
  /** What the request names, in words. */
  named: string;
  id: string;
  status: number;
  body: Record<string, unknown> | undefined;
}

/** Whose empty form is refused by the call itself. */
const refuseEmptyForms: CallName[] = ['POST /api/user/login', 'POST /api/production/login'];

/** Who makes a call that names nothing and is refused with 403 all the same. */
const refused: Partial<Record<CallName, Readers>> = {
  'GET /api/user/comp-card.pdf': ['a child without a guardian'],
  'GET /api/user/size-sheet.pdf': ['a child without a guardian'],
};

// The caller is nobody afterwards; the tests of teams try it.
const endsItsCaller: CallName[] = ['POST /api/production/team/leave'];

const MALFORMED = "1' or '1'='1";
/** What is asked for that is not there, and what comes along with a call that names nothing. */
const ABSENT = 2;
const STRAYS = 5;

/** Every request of a call: each actor with its own, a foreign, a missing and a malformed id. */
export async function casesOf(cast: Cast, name: CallName): Promise<Case[]> {
  const rule = objectRules(cast)[name];
  if (!rule && namesObject(name)) throw new Error(`${name} needs a rule in testing/matrix/object-rules.ts.`);

  const cases: Case[] = [];
  for (const actor of cast.actors) {
    const made = rule ? await objectCases(name, rule, actor) : strayCases(cast, name, actor);
    cases.push(...made);
  }
  return endsItsCaller.includes(name) ? cases.filter(({ status }) => status >= 400) : cases;
}

/** How many requests of a call there are; none is made for it. */
export function countCases(cast: Cast, name: CallName): number {
  const rule = objectRules(cast)[name];
  return cast.actors.length * (rule ? ABSENT + Object.keys(rule.objects).length : STRAYS);
}

/** Whether the address or a field of the body names an object. A `request_id` is the caller's own. */
function namesObject(name: CallName): boolean {
  const { params, body }: Endpoint = api[name];
  const fields = Object.keys(body?.shape ?? {}).filter((field) => field !== 'request_id');
  return Boolean(params) || fields.some((field) => /(^|_)ids?$/.test(field));
}

async function objectCases(name: CallName, rule: ObjectRule, actor: Actor): Promise<Case[]> {
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
    const isThere = isFor(object, actor);
    const isForbidden = rule.forbidden?.includes(actor.name);
    cases.push(made(named, await object.id(), isThere ? (isForbidden ? 403 : 200) : 404));
  }
  return cases;
}

/** A call that names nothing takes no notice of ids that come along; an empty form tells who is let in. */
function strayCases({ talentB, otherHouse }: Cast, name: CallName, actor: Actor): Case[] {
  const { body }: Endpoint = api[name];
  const strays = {
    'no id': '',
    'an id of talent B': talentB.id,
    'an id of another house': otherHouse.production_house_id,
    'an id of nobody': crypto.randomUUID(),
    'an id that cannot be': MALFORMED,
  };
  return Object.entries(strays).map(([named, id]) => {
    const form = body && { id, user_id: id, talent_id: id, production_house_id: id, account_id: id };
    const isTaken = !form || (body?.safeParse(form).success && !refuseEmptyForms.includes(name));
    const isRefused = refused[name]?.includes(actor.name);
    const status = admission(name, actor) ?? (isRefused ? 403 : isTaken ? 200 : 400);
    return { actor, named, id, status, body: form };
  });
}

/** What is of a house is there for all of its team. */
function isFor({ readers, isPersonal }: ObjectRule['objects'][string], { name, membership }: Actor): boolean {
  if (readers === everybody || readers.includes(name)) return true;
  return Boolean(membership && !isPersonal && readers.includes(membership.of));
}

/** The status with which an actor is turned away, or undefined for one who may make the call. */
function admission(name: CallName, { role, membership }: Actor): number | undefined {
  const endpoint: Endpoint = api[name];
  const { access } = endpoint;
  if (access === 'production' && membership && !mayActAs(membership.team, neededRole(name, endpoint)))
    return 403;
  if (access === 'public' || access === role || (access === 'account' && role)) return undefined;
  return role ? 403 : 401;
}
