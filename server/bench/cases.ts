import { createHash } from 'node:crypto';
import * as talentChoices from '@kirdaar/contract/rules/talent-choices';
import * as vocabulary from '@kirdaar/contract/rules/vocabulary';
import { createRandom } from '#seed/random.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: Record<string, unknown>;
  /** Session token, if the request is made by a logged-in user. */
  token?: string;
}

/**
 * Gives each request of a case its own client IP, because the rate limit of one address would block so many.
 */
export function addressOf(place: number): string {
  return `203.0.113.${place + 1}`;
}

export function authorizationOf(token: string | undefined) {
  return token && { authorization: `Bearer ${token}` };
}

/** A kind of request to benchmark, in many variants. */
export interface Case {
  name: string;
  requests: Request[];
  /** Required share of pgbench's throughput; cases without one are compared only with the bare server. */
  ofPgbench?: number;
  /** Whether the goals limit the slowest responses. */
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

/**
 * Builds the requests to public endpoints and a house's search with its token; the same seed always gives the
 * same requests.
 */
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

/** The most visited pages. */
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
    hair_color: random.pick(talentChoices.filterHairColors),
    body_type: random.pick(talentChoices.filterBodyTypes),
    age: random.pick(bands),
  };
}

function mixedFields() {
  const all = {
    ...fiveFields(),
    eye_color: random.pick(talentChoices.filterEyeColors),
    beard: random.pick(talentChoices.filterBeards),
    city: random.pick(['Mumbai', 'Delhi', 'Pune', 'Shimla']),
  };
  return Object.fromEntries(random.sample(Object.entries(all), random.whole(0, 4)));
}

/** One third of the searches use a rare name. */
function searchText(): string {
  return random.chance(0.33) ? md5(String(3 * random.whole(1, 30_000))).slice(0, 5) : random.pick(searches);
}

function jobId(jobs: number): string {
  // Must match the ID generation in rows.sql.
  const digits = md5(`job ${random.whole(1, jobs)}`);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
