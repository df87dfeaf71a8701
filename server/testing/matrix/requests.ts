import { decided } from '@kirdaar/contract/admin/staff-decisions';
import { api, type EndpointName } from '@kirdaar/contract/api';
import { type Endpoint, isReading } from '@kirdaar/contract/endpoint';
import { bytes, done } from '@kirdaar/contract/fields';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { staffNames } from '#testing/matrix/cast.ts';
import { entryOf } from '#testing/matrix/entries.ts';
import type { Account, Entry, Fields, Made, Request, Showcase, World } from '#testing/matrix/matrix.ts';
import { newHouse, password } from '#testing/matrix/objects.ts';
import { payloadOf } from '#testing/payload.ts';

/** Returns a request that is accepted as it is, of a new user. */
export async function acceptedRequest(world: World, name: EndpointName): Promise<Request> {
  const entry = entryOf(name);
  const owner = await newOwner(world, name);
  await entry.prepare?.(owner, world);
  const as = api[name].access === 'public' ? undefined : owner;
  const request = entry.request ? await entry.request(owner, world) : await naming(world, entry, owner);
  const made = typeof entry.body === 'function' ? await entry.body(owner, world) : {};
  return { as, ...request, body: bodyOf(name, entry, { ...request, body: { ...made, ...request.body } }) };
}

/** Who reads a reply. Without a request, an accepted request is sent. */
interface Viewer {
  to: string;
  request: Request | undefined;
}

const personNames = {
  visitor: 'a visitor',
  adult: 'an adult',
  child: 'a child',
  alone: 'a child without a guardian',
  buyer: 'a talent with a plan',
  documents: 'a house',
  emailOnly: 'an unverified house',
  stranger: 'another house',
};
const byAccess = {
  public: ['visitor'],
  account: ['adult', 'documents'],
  talent: ['adult'],
  production: ['documents'],
} as const;

/** Returns who reads the replies of an endpoint. */
export async function viewersOf(world: World, showcase: Showcase, name: EndpointName): Promise<Viewer[]> {
  const entry = entryOf(name);
  const viewers = entry.viewers && Object.entries(await entry.viewers(showcase, world));
  if (viewers)
    return viewers.map(([to, viewer]) => ({ to, request: 'token' in viewer ? { as: viewer } : viewer }));
  const endpoint: Endpoint = api[name];
  const { access, staff: [role = 'owner'] = [] } = endpoint;
  if (!hasKeys(name)) return [];
  if (!isReading(name, endpoint)) return [{ to: 'its sender', request: undefined }];
  const asked = async (to: string, as: Account | undefined): Promise<Viewer> => {
    if (as) await entry.prepare?.(as, world);
    const id = await entry.about?.(showcase, world);
    const request = id ? { id } : as ? await naming(world, entry, as) : {};
    return { to, request: { as, ...request, body: bodyOf(name, entry, request) } };
  };
  if (access === 'staff') return [await asked(staffNames[role], await newOwner(world, name))];
  return Promise.all(
    (entry.readers ?? byAccess[access]).map((reader) =>
      asked(personNames[reader], reader === 'visitor' ? undefined : showcase[reader]),
    ),
  );
}

/** Whether the reply tells more than that the request succeeded, so that its keys are compared. */
export function hasKeys(name: EndpointName): boolean {
  // Compares the schema object itself, so that no endpoint can add a key to it unnoticed.
  return !([done, decided, bytes] as unknown[]).includes(api[name].reply);
}

async function naming(world: World, { of = {} }: Entry, owner: Account): Promise<Request> {
  const [make] = Object.values(of);
  return typeof make === 'function' ? requestOf(await make(owner, world)) : {};
}

/** Returns the part of a request that names an object. */
export function requestOf(made: Made): { id: string; body?: Fields } {
  return typeof made === 'string' ? { id: made } : made;
}

/** Returns the body of a request that names an object; a `request_id` is new each time. */
export function bodyOf(name: EndpointName, entry: Entry, { id, body }: Request): Fields | undefined {
  const endpoint: Endpoint = api[name];
  if (!endpoint.body) return undefined;
  const field = fieldOf(name, entry);
  return {
    ...('request_id' in endpoint.body.shape && { request_id: crypto.randomUUID() }),
    ...(typeof entry.body === 'object' && entry.body),
    ...(id && field && { [field]: field.endsWith('s') ? [id] : id }),
    ...body,
  };
}

/** Returns the body field that names the object, if the path does not. A caller chooses a `request_id`. */
export function fieldOf(name: EndpointName, { field }: Entry): string | undefined {
  const { params, body }: Endpoint = api[name];
  const fields = Object.keys(body?.shape ?? {});
  // Who has the token of a link, or that of one of its viewers, may use it, whoever they are.
  if (params || fields.includes('token') || fields.includes('viewer')) return undefined;
  return field ?? fields.find((one) => one !== 'request_id' && /(^|_)ids?$/.test(one));
}

let hash: Promise<string> | undefined;

/** Inserts a user who may send the request and has the password. */
async function newOwner(world: World, name: EndpointName): Promise<Account> {
  const { db, given } = world;
  hash ??= hashPassword(password);
  const known = { password_hash: await hash };
  if (name.includes(' /api/admin/')) {
    const { staff: [role = 'owner'] = [] }: Endpoint = api[name];
    const staff = await given.staff(role);
    await db.updateTable('staff_member').set(known).where('id', '=', staff.id).execute();
    return { ...staff, mobile: '' };
  }
  const isHouse = name.includes(' /api/production/');
  const owner = await (isHouse ? newHouse(world) : given.talent({ date_of_birth: '1990-05-01' }));
  await db.updateTable('account').set(known).where('id', '=', owner.id).execute();
  return owner;
}

/** Sends a request as a browser would, as JSON or as a multipart form. */
export async function sendRequest(
  app: FastifyInstance,
  name: EndpointName,
  { id = '', headers, body, files, as }: Request,
  kind: 'json' | 'multipart' = 'json',
) {
  const [method = '', path = ''] = name.split(' ');
  const payload = await payloadOf(body, files ?? (kind === 'multipart' ? {} : undefined), as);
  return app.inject({
    // Every endpoint name starts with a method that Fastify supports.
    method: method as 'POST',
    url: path.replace(':id', encodeURIComponent(id)),
    ...payload,
    headers: { ...payload.headers, ...headers },
  });
}
