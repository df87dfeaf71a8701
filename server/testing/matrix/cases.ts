import { api, type EndpointName } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { mayActAsStaff } from '@kirdaar/contract/rules/staff-roles';
import { mayActAs, neededRole } from '@kirdaar/contract/rules/team-roles';
import { mayAct } from '#platform/http/acting.ts';
import { entryOf } from '#testing/matrix/entries.ts';
import type { Account, Actor, Cast, Entry, Fields, Made } from '#testing/matrix/matrix.ts';
import { bodyOf, fieldOf, requestOf } from '#testing/matrix/requests.ts';

/** One request of the matrix: its actor, its object and the status it must get. */
export interface Case {
  actor: Actor;
  named: string;
  id: string;
  status: number;
  body: Record<string, unknown> | undefined;
}

interface MatrixObject {
  /** Makes the object. Called again for each request that may change it. */
  make: () => Promise<Made> | Made;
  readers: readonly string[] | 'everybody';
  /** Whether it belongs to one person and not to the whole house. */
  isPersonal: boolean;
}

const MALFORMED = "1' or '1'='1";
/** The number of absent ids per object endpoint, and of unrelated ids per endpoint that names no object. */
const ABSENT = 2;
const UNRELATED_CASES = 5;

/** Returns the requests of each actor: with its own, a foreign, a missing and a malformed id; only two without access. */
export async function casesOf(cast: Cast, name: EndpointName): Promise<Case[]> {
  const entry = entryOf(name);
  const takes = 'params' in api[name] || fieldOf(name, {});
  if (takes && !entry.of) throw new Error(`The entry of ${name} must say whose objects it takes (\`of\`).`);

  const objects = entry.of && objectsOf(cast, name, entry);
  const shared = new Map<string, Made>();
  const cases: Case[] = [];
  for (const actor of cast.actors) {
    const made = objects
      ? await objectCases(name, entry, objects, actor, shared)
      : unrelatedCases(cast, name, entry, actor);
    const isTurnedAway = admission(name, actor) !== undefined;
    cases.push(...(isTurnedAway ? made.filter((_, at) => at === 0 || at === made.length - 1) : made));
  }
  return entry.endsCaller ? cases.filter(({ status }) => status >= 400) : cases;
}

/** Returns the number of requests to an endpoint without building them. */
export function countCases(cast: Cast, name: EndpointName): number {
  const entry = entryOf(name);
  const all = entry.of ? ABSENT + Object.keys(objectsOf(cast, name, entry)).length : UNRELATED_CASES;
  return cast.actors.reduce((sum, actor) => sum + (admission(name, actor) ? 2 : all), 0);
}

function objectsOf(cast: Cast, name: EndpointName, { of = {}, owners }: Entry): Record<string, MatrixObject> {
  const isPersonal = owners !== undefined || api[name].access === 'account';
  const owned = Object.entries(of).flatMap(([object, make]): [string, MatrixObject][] => {
    if (typeof make !== 'function')
      return [[object, { make: () => make.id(cast), readers: make.readers, isPersonal: false }]];
    return ownersOf(cast, name, owners).map(({ is, owner, readers = [is] }) => [
      `${object} of ${is}`,
      { make: async () => make(await owner(), cast), readers, isPersonal },
    ]);
  });
  return Object.fromEntries(owned);
}

interface Owner {
  is: string;
  owner: () => Promise<Account>;
  readers?: string[];
}

/** Returns for whom objects are made, and who may use them besides their team. */
function ownersOf(cast: Cast, name: EndpointName, owners: Entry['owners']): Owner[] {
  const staff = cast.actors.filter((actor) => actor.staff).map((actor) => actor.name);
  const readers = owners === 'nobody' ? [] : staff;
  const owner = async () => ({ ...(await cast.given.staff('moderator')), mobile: '' });
  const { access } = api[name];
  if (access === 'staff') return [{ is: 'staff', owner, readers }];
  const talents = { 'talent A': cast.talentA, 'talent B': cast.talentB };
  const houses = { 'the house of the call': cast.house, 'another house': cast.otherHouse };
  const isForAll = owners === 'accounts' || access === 'account';
  const accounts = isForAll ? { ...talents, ...houses } : access === 'production' ? houses : talents;
  return Object.entries<Account>(accounts).map(([is, account]) => ({
    is,
    // A write may have ended all sessions.
    owner: async () => ({ ...account, token: await cast.given.session(account.id) }),
  }));
}

async function objectCases(
  name: EndpointName,
  entry: Entry,
  objects: Record<string, MatrixObject>,
  actor: Actor,
  shared: Map<string, Made>,
): Promise<Case[]> {
  const turnedAway = admission(name, actor);
  const found: { named: string; id: string; body?: Fields | undefined; status: number }[] = [];
  for (const [named, object] of objectsFor(objects, actor, name)) {
    const status = turnedAway ?? statusFor(object, actor, entry);
    // A request that may change the object gets a new one; reads and rejected requests share one.
    const isChanged = status < 400 && !name.startsWith('GET ');
    const made = (isChanged ? undefined : shared.get(named)) ?? (await object.make());
    if (!isChanged) shared.set(named, made);
    found.push({ named, status, ...requestOf(made) });
  }
  const malformed = fieldOf(name, entry) ? 400 : 404;
  const body = found[0]?.body;
  return [
    { named: 'nothing that is there', id: crypto.randomUUID(), body, status: turnedAway ?? 404 },
    { named: 'nothing that can be', id: MALFORMED, body, status: turnedAway ?? malformed },
    ...found,
  ].map((request) => ({ ...request, actor, body: bodyOf(name, entry, request) }));
}

/** Returns the objects to ask for. That a talent's own may be written is shown by the talent: some are there only once. */
function objectsFor(objects: Record<string, MatrixObject>, actor: Actor, name: EndpointName) {
  const all = Object.entries(objects);
  if (!actor.acting || name.startsWith('GET ')) return all;
  return all.filter(([, object]) => !canRead(object, actor));
}

/** Whoever acts for somebody is forbidden what they are. */
function isForbidden(forbidden: Entry['forbidden'], { name, acting }: Actor): boolean {
  return forbidden?.includes(acting?.as ?? name) ?? false;
}

function statusFor(object: MatrixObject, actor: Actor, { forbidden, houseWide }: Entry): number {
  const isOfProject = object.readers !== 'everybody' && !houseWide;
  if (!canRead(object, actor) || (actor.membership?.isLimited && isOfProject)) return 404;
  return isForbidden(forbidden, actor) ? 403 : 200;
}

/** Returns requests with ids that the endpoint must ignore. Their form is empty, so the status shows who has access. */
function unrelatedCases(
  { talentB, otherHouse }: Cast,
  name: EndpointName,
  entry: Entry,
  actor: Actor,
): Case[] {
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
    const isTaken = !form || body?.safeParse(form).success;
    const accepted = isForbidden(entry.forbidden, actor) ? 403 : (entry.status ?? (isTaken ? 200 : 400));
    return { actor, named, id, status: admission(name, actor) ?? accepted, body: form };
  });
}

/** Returns whether an actor sees the object. The whole team sees what belongs to its house, unless it is personal. */
function canRead({ readers, isPersonal }: MatrixObject, { name, membership, acting }: Actor): boolean {
  if (readers === 'everybody' || readers.includes(acting?.as ?? name)) return true;
  return Boolean(membership && !isPersonal && readers.includes(membership.of));
}

/** Returns the status with which an actor is rejected, or undefined if it may use the endpoint. */
function admission(name: EndpointName, { role, membership, staff, acting }: Actor): number | undefined {
  const endpoint: Endpoint = api[name];
  const { access } = endpoint;
  if (acting && access !== 'public') return admissionOfActing(acting, endpoint);
  if (access === 'staff' && staff) return mayActAsStaff(staff, endpoint) ? undefined : 403;
  if (access === 'production' && membership && !mayActAs(membership.team, neededRole(name, endpoint)))
    return 403;
  if (access === 'public' || access === role || (access === 'account' && role)) return undefined;
  return role ? 403 : 401;
}

function admissionOfActing(acting: NonNullable<Actor['acting']>, endpoint: Endpoint): number | undefined {
  const mandate = { ...acting, mandate_id: '', holder_id: '', guardian_id: null, talent_name: '' };
  const isForTalent = endpoint.access === 'talent' || endpoint.access === 'account';
  return isForTalent && mayAct([mandate], endpoint) ? undefined : 403;
}
