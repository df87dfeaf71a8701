import { createHash } from 'node:crypto';
import * as vocabulary from '@kirdaar/contract/rules/vocabulary';
import { createRandom } from '#seed/random.ts';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: Record<string, unknown>;
  /** Of whoever makes it, if somebody is logged in. */
  token?: string;
}

/** Each request of a case comes from a visitor of its own, as limits of one address would not let so many pass. */
export function addressOf(place: number): string {
  return `203.0.113.${place + 1}`;
}

/** How a request says who makes it. */
export function authorizationOf(token: string | undefined) {
  return token && { authorization: `Bearer ${token}` };
}

/** A kind of request to be measured, in many variants. */
export interface Case {
  name: string;
  requests: Request[];
  /** How much of pgbench the goals ask for; calls without one stand beside the bare server alone. */
  ofPgbench?: number;
  /** Whether the goals bound its slowest answers. */
  hasTail?: boolean;
}

const VARIANTS = 60;
const searches = [
  'meera',
  'sharma',
  'mumbai',
  'yoga',
  'horse rid',
  'zoe d',
  'kabir khan',
  'priya pune',
  'classical',
];
const bands = ['6-9', '14-17', '18-24', '25-34', '35-49', '50+'];
const random = createRandom(7);

/** The public calls, and the search of a house by its token; the same seed always makes the same requests. */
export function callCases(jobs: number, token: string): Case[] {
  const filter = { ofPgbench: 0.7, hasTail: true };
  return [
    {
      name: 'filter by five fields, 12 + total',
      requests: variants(() => filterBy(fiveFields())),
      ...filter,
    },
    { name: 'filter, mixed selections', requests: variants(() => filterBy(mixedFields())), ...filter },
    { name: 'text search', requests: variants(() => filterBy({ search: searchText() })), ...filter },
    { name: 'open calls, page N', requests: variants(() => get(popular(random.whole(1, 20)))) },
    { name: 'one call by id', requests: variants(() => get(`/api/production/jobs/${jobId(jobs)}`)) },
    { name: 'home', requests: [get('/api/pages/home')] },
    { name: 'plans', requests: [get('/api/plans')] },
    {
      name: 'house filter, mixed selections',
      requests: variants(() => houseFilterBy(mixedFields(), token)),
      ...filter,
    },
    {
      name: 'house text search',
      requests: variants(() => houseFilterBy({ search: searchText() }, token)),
      ...filter,
    },
  ];
}

/** The pages that visitors see most. */
export const pageCases: Case[] = ['/', '/profiles', '/castingcalls'].map((path) => ({
  name: `page ${path}`,
  requests: [get(path)],
}));

function variants(make: () => Request): Request[] {
  return Array.from({ length: VARIANTS }, make);
}

function get(path: string): Request {
  return { method: 'GET', path };
}

function popular(page: number): string {
  return `/api/user/popular-casting-calls?limit=12&page=${page}`;
}

function filterBy(fields: Record<string, unknown>): Request {
  return { method: 'POST', path: '/api/pages/filter', body: { limit: 12, ...fields } };
}

function houseFilterBy(fields: Record<string, unknown>, token: string): Request {
  return { ...filterBy(fields), path: '/api/production/profiles/filter', token };
}

function fiveFields() {
  return {
    category: random.pick(vocabulary.categories.slice(1)),
    gender: random.pick(['Male', 'Female']),
    hair_color: random.pick(vocabulary.filterHairColors),
    body_type: random.pick(vocabulary.filterBodyTypes),
    age: random.pick(bands),
  };
}

function mixedFields() {
  const all = {
    ...fiveFields(),
    eye_color: random.pick(vocabulary.filterEyeColors),
    beard: random.pick(vocabulary.filterBeards),
    city: random.pick(['Mumbai', 'Delhi', 'Pune', 'Shimla']),
  };
  return Object.fromEntries(random.sample(Object.entries(all), random.whole(0, 4)));
}

/** A third of the searches is for a name that few have. */
function searchText(): string {
  return random.chance(0.33) ? md5(String(3 * random.whole(1, 30_000))).slice(0, 5) : random.pick(searches);
}

function jobId(jobs: number): string {
  // As rows.sql makes it.
  const digits = md5(`job ${random.whole(1, jobs)}`);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
