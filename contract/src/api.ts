import type { z } from 'zod';
import { account } from './account.ts';
import { applications } from './applications.ts';
import { auditions } from './auditions.ts';
import { board } from './board.ts';
import { company } from './company.ts';
import { content } from './content.ts';
import { conversations } from './conversations.ts';
import { dataExports } from './data-exports.ts';
import { houseDiscovery } from './discovery.ts';
import type { Endpoint } from './endpoint.ts';
import { googleSignIn } from './google-sign-in.ts';
import { guardian } from './guardian.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { jobDrafts } from './job-drafts.ts';
import { jobPosts } from './job-posts.ts';
import { jobs } from './jobs.ts';
import { media } from './media.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { offers } from './offers.ts';
import { payments } from './payments.ts';
import { plans } from './plans.ts';
import { preferences } from './preferences.ts';
import { profiles } from './profiles.ts';
import { publicFace } from './public-face.ts';
import { push } from './push.ts';
import { recovery } from './recovery.ts';
import { review } from './review.ts';
import { savedSearches } from './saved-searches.ts';
import { secondFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { sharedBoards } from './shared-boards.ts';
import { talent } from './talent.ts';
import { team } from './team.ts';

/** Every call of the API. The server answers by it; the browser imports no more than its type. */
export const api = {
  ...identity,
  ...recovery,
  ...sessions,
  ...account,
  ...dataExports,
  ...secondFactor,
  ...googleSignIn,
  ...guardian,
  ...company,
  ...team,
  ...talent,
  ...jobs,
  ...jobPosts,
  ...jobDrafts,
  ...applications,
  ...auditions,
  ...offers,
  ...board,
  ...review,
  ...sharedBoards,
  ...savedSearches,
  ...plans,
  ...payments,
  ...profiles,
  ...houseDiscovery,
  ...publicFace,
  ...content,
  ...home,
  ...media,
  ...messages,
  ...push,
  ...notices,
  ...preferences,
  ...conversations,
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>;

export type Api = typeof api;
export type CallName = keyof Api;

type Part<N extends CallName, P extends string> = P extends keyof Api[N] ? Api[N][P] : never;
type Present<T> = { [K in keyof T as [T[K]] extends [never] ? never : K]: T[K] };
type Empty = Record<never, never>;
/** A part whose every key has a default may be left out whole. */
type Sparse<T> = { [K in keyof T as Empty extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Empty extends T[K] ? K : never]?: T[K];
};
type Input<T> = T extends z.ZodType ? z.input<T> : never;
type Output<T> = T extends z.ZodType ? z.output<T> : never;
type Files<N extends CallName, F> =
  Part<N, 'files'> extends infer Fields extends object ? { [K in keyof Fields]?: F[] } : never;

/** What a caller passes, before parsing; `F` is the caller's idea of a file. */
export type CallInput<N extends CallName, F> = Sparse<
  Present<{
    params: Input<Part<N, 'params'>>;
    query: Input<Part<N, 'query'>>;
    body: Input<Part<N, 'body'>>;
  }>
> &
  ([Files<N, F>] extends [never] ? unknown : { files?: Files<N, F> });

/** What a handler receives, after parsing; `F` is the server's idea of a received file. */
export type CallOutput<N extends CallName, F> = Present<{
  params: Output<Part<N, 'params'>>;
  query: Output<Part<N, 'query'>>;
  body: Output<Part<N, 'body'>>;
  files: [Files<N, F>] extends [never] ? never : Required<Files<N, F>>;
}>;

/** What a handler answers, before the reply's schema trims it. */
export type Answer<N extends CallName> = z.input<Api[N]['reply']>;

/** What a caller gets back. */
export type Reply<N extends CallName> = z.output<Api[N]['reply']>;
