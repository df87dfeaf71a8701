import type { EndpointName } from '@kirdaar/contract/api';
import type { MandateKind, MandateScope } from '@kirdaar/contract/rules/representation';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import type { Services } from '#platform/services.ts';
import type { Caller, createGiven } from '#testing/given.ts';
import type { CallApi } from '#testing/test.ts';

/** The access rules of the endpoints of a feature that the contract does not state, in its `<feature>.matrix.ts`. */
export type Matrix = { [N in EndpointName]?: Entry<OwnerOf<N>> };

export interface Entry<O = Account> {
  /**
   * The objects that a request can name, in its path or in its first body field of ids. A maker makes one for each of
   * two owners, whose teams alone may use it; of staff, all may use it. An `OwnObject` says who may.
   */
  of?: Record<string, Maker<O> | OwnObject>;
  /**
   * Whose objects a maker makes instead: those of single `accounts` (as where any account has access) or single
   * `members` of two houses, not of their teams; or those of `nobody` among the actors.
   */
  owners?: 'accounts' | 'members' | 'nobody';
  /** The body field that names the object, if it is not the first. */
  field?: string;
  /** The rest of the body; a function makes that of an accepted request. A `request_id` is added. */
  body?: Fields | ((owner: O, world: World) => Fields | Promise<Fields>);
  /** Runs before an accepted request of the owner, and before the owner reads. */
  prepare?: (owner: O, world: World) => unknown;
  /** Returns what else an accepted request of a new owner consists of; without it, it names an object of the owner. */
  request?: (owner: O, world: World) => Request | Promise<Request>;
  /** Actors with access whose requests are rejected with 403 although the object exists. */
  forbidden?: readonly string[];
  /** Whether its objects belong to the house and to no project, so that members limited to projects see them. */
  houseWide?: true;
  /** What others with access get for a request that names no object, if not 200, or 400 for an incomplete form, 401 without a cookie. */
  status?: 400 | 401 | 409;
  /** The keys of secrets that the reply is meant to return. */
  discloses?: string[];
  /** Whether an accepted request ends the access of its sender. */
  endsCaller?: true;
  /** Who of the showcase reads the reply, if not one of each role with access. Replies to writes go to their owner. */
  readers?: ('visitor' | Person)[];
  /** Returns the id of what they read about, if not of an object of their own. */
  about?: (showcase: Showcase, world: World) => string | Promise<string>;
  /** Returns the readers by name where they send different requests. */
  viewers?: (showcase: Showcase, world: World) => Viewers | Promise<Viewers>;
}

/** Makes an object of an owner and returns its id, or also what the body must contain with it. */
export type Maker<O> = (owner: O, world: World) => Made | Promise<Made>;
export type Made = string | { id: string; body: Fields };

export interface OwnObject {
  id: (cast: Cast) => string | Promise<string>;
  /** The actors for which the object exists, with the teams of houses; all others get 404. */
  readers: readonly Reader[] | 'everybody';
}

export type Viewers = Record<string, Caller | Request>;
export type Fields = Record<string, unknown>;

export interface Request {
  as?: Caller | undefined;
  id?: string;
  headers?: Record<string, string>;
  body?: Fields | undefined;
  /** With files, the request is sent as multipart. */
  files?: Record<string, Blob[]>;
}

/** The services, and shortcuts to make objects with. */
export type World = Services & { given: ReturnType<typeof createGiven>; callApi: CallApi };
export type Tools = Pick<World, 'db' | 'now' | 'given'>;

/** The owner that an endpoint's path tells. */
export type OwnerOf<N> = N extends `${string} /api/production/${string}`
  ? House
  : N extends `${string} /api/admin/${string}`
    ? Staff
    : Account;

export interface Account extends Caller {
  id: string;
  email: string;
  mobile: string;
}

export interface House extends Account {
  production_house_id: string;
  job_id: string;
}

export type Staff = Awaited<ReturnType<World['given']['staff']>>;

/** The actors that own objects, and staff. Others have a name too, but nothing to read. */
type Child = 'a child without a guardian' | 'a child with a guardian';
export type Reader = 'talent A' | 'talent B' | Child | 'the house of the call' | 'another house';

/** The sender of a request. Without a role, its credentials grant no access. */
export interface Actor {
  name: string;
  role?: 'talent' | 'production';
  /** Of a team member other than the one who registered the house. */
  membership?: { of: Reader; team: TeamRole; isLimited?: boolean };
  /** For whom it acts, by what mandate, if it does not act for itself. */
  acting?: { as: Reader; kind: MandateKind; scopes: readonly MandateScope[] };
  /** Staff have no role among members: their sessions open the staff area only. */
  staff?: StaffRole;
  /** Returns the headers and query of this actor, with a new session each time. */
  credentials: () => Promise<{ headers?: Record<string, string>; query?: Record<string, string> }>;
}

/** The accounts of the actors. Talent A applied to the first house's casting call, talent B to another house's. */
export interface Cast extends World, Record<'talentA' | 'talentB' | 'guarded' | 'alone', Account> {
  actors: Actor[];
  /** What only talent B and the house that talent B applied to may read. */
  hidden: string[];
  /** What a member who is limited to another project may not read. */
  unseen: string[];
  house: House;
  otherHouse: House;
}

/** Users and what belongs to them, with a value in every field that an endpoint can return, so that null is withheld. */
export interface Showcase {
  /** An adult who applied to the casting calls of `documents` and `emailOnly`, and has a password. */
  adult: Account;
  application: string;
  /** A child with a guardian, who applied like the adult. */
  child: Account;
  alone: Account;
  /** A talent who bought a plan with `order`. */
  buyer: Account;
  order: string;
  /** A house that is known by its documents, and has a password. */
  documents: House;
  emailOnly: House;
  /** A house known by its documents without applicants. */
  stranger: House;
}

export type Person = Exclude<keyof Showcase, 'application' | 'order'>;

/** Returns the entries of endpoints that talent and houses share; `:role` stands for both in their names. */
export function bothRoles(shared: Record<`${string} /api/:role/${string}`, Entry>): Matrix {
  const named = ['user', 'production'].flatMap((role) =>
    Object.entries(shared).map(([name, entry]) => [name.replace(':role', role), entry]),
  );
  return Object.fromEntries(named);
}
