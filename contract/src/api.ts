import type { z } from 'zod';
import { account } from '#accounts/account.ts';
import { apiKeys } from '#accounts/api-keys.ts';
import { googleSignIn } from '#accounts/google-sign-in.ts';
import { guardianProofs } from '#accounts/guardian-proofs.ts';
import { guardian } from '#accounts/guardians.ts';
import { identity } from '#accounts/identity.ts';
import { legalTexts } from '#accounts/legal-texts.ts';
import { passkeys } from '#accounts/passkeys.ts';
import { passwordResetEndpoints } from '#accounts/password-reset.ts';
import { sessions } from '#accounts/sessions.ts';
import { twoFactor } from '#accounts/two-factor.ts';
import { announcements } from '#admin/announcements.ts';
import { appealReviews } from '#admin/appeals.ts';
import { staffAuditLog } from '#admin/audit-log.ts';
import { castingCallReviews } from '#admin/casting-calls.ts';
import { siteContent } from '#admin/content.ts';
import { decisionReasons } from '#admin/decision-reasons.ts';
import { figures } from '#admin/figures.ts';
import { flagRules } from '#admin/flag-rules.ts';
import { guardianProofReviews } from '#admin/guardian-proofs.ts';
import { houseDocumentReviews } from '#admin/house-documents.ts';
import { houseSuspensions } from '#admin/house-suspensions.ts';
import { money } from '#admin/money.ts';
import { people } from '#admin/people.ts';
import { reportReviews } from '#admin/report-reviews.ts';
import { staffAccounts, staffPasskeys } from '#admin/staff-accounts.ts';
import { staffDecisions } from '#admin/staff-decisions.ts';
import { listsOfStaff } from '#admin/staff-lists.ts';
import { siteSwitches } from '#admin/switches.ts';
import { today } from '#admin/today.ts';
import { addedPeople } from '#applications/added-people.ts';
import { applicationDrafts } from '#applications/application-drafts.ts';
import { applicationKits } from '#applications/application-kits.ts';
import { applications } from '#applications/applications.ts';
import { board, boardLiveUpdates } from '#applications/board.ts';
import { decisions } from '#applications/decisions.ts';
import { housePage } from '#applications/house-page.ts';
import { invitationsToApply } from '#applications/invitations-to-apply.ts';
import { knownPeople } from '#applications/known-people.ts';
import { review } from '#applications/review.ts';
import { reviewPresets } from '#applications/review-presets.ts';
import { sentApplications } from '#applications/sent-applications.ts';
import { shareLinks } from '#applications/share-links.ts';
import { addedPage } from '#auditions/added-page.ts';
import { auditionPasses } from '#auditions/audition-passes.ts';
import { auditions } from '#auditions/auditions.ts';
import { checkIn } from '#auditions/check-in.ts';
import { roleOffers } from '#auditions/offers.ts';
import { ownAuditions } from '#auditions/own-auditions.ts';
import { projects } from '#auditions/projects.ts';
import { selfTapes } from '#auditions/self-tapes.ts';
import { tapeRequests } from '#auditions/tape-requests.ts';
import { tapeRoom } from '#auditions/tape-room.ts';
import { payments } from '#billing/payments.ts';
import { plans } from '#billing/plans.ts';
import { availability } from '#bookings/availability.ts';
import { availabilityChecks } from '#bookings/availability-checks.ts';
import { bookedWork } from '#bookings/booked-work.ts';
import { holds } from '#bookings/holds.ts';
import { offerTerms } from '#bookings/terms.ts';
import { appeals } from '#houses/appeals.ts';
import { company } from '#houses/company.ts';
import { houseDiscovery } from '#houses/discovery.ts';
import { houseDocuments } from '#houses/documents.ts';
import { team } from '#houses/team.ts';
import { webhooks } from '#houses/webhooks.ts';
import { jobDrafts } from '#jobs/job-drafts.ts';
import { jobPosts } from '#jobs/job-posts.ts';
import { jobs } from '#jobs/jobs.ts';
import { savedJobs } from '#jobs/saved-jobs.ts';
import { savedSearches } from '#jobs/saved-searches.ts';
import { sharePictures } from '#jobs/share-pictures.ts';
import { applicantsMessages } from '#messaging/applicants-message.ts';
import { conversations, reports } from '#messaging/conversations.ts';
import { unsafeAuditions } from '#messaging/unsafe-auditions.ts';
import { dispatch } from '#notifications/dispatch.ts';
import { inbox } from '#notifications/inbox.ts';
import { preferences } from '#notifications/preferences.ts';
import { push } from '#notifications/push.ts';
import { accountDeletion } from '#privacy/account-deletion.ts';
import { consents } from '#privacy/consents.ts';
import { dataExports } from '#privacy/data-exports.ts';
import { acting } from '#representation/acting.ts';
import { agencies } from '#representation/agencies.ts';
import { family } from '#representation/family.ts';
import { mandates } from '#representation/mandates.ts';
import { packages } from '#representation/packages.ts';
import { roster } from '#representation/roster.ts';
import { submissions } from '#representation/submissions.ts';
import { worksheet } from '#representation/worksheet.ts';
import { type ApiArea, scopeIn } from '#rules/api-scopes.ts';
import { content } from '#site/content.ts';
import { home } from '#site/home.ts';
import { profiles } from '#talent/directory.ts';
import { media } from '#talent/media.ts';
import { talent } from '#talent/profile.ts';
import { publicProfileEndpoints } from '#talent/public-profile.ts';
import { type Endpoint, isReading } from './endpoint.ts';

/** All API endpoints. The server implements them; the browser imports only the type. */
export const api = {
  ...identity,
  ...passwordResetEndpoints,
  ...sessions,
  ...account,
  ...dataExports,
  ...accountDeletion,
  ...consents,
  ...twoFactor,
  ...passkeys,
  ...apiKeys,
  ...googleSignIn,
  ...guardian,
  ...guardianProofs,
  ...legalTexts,
  ...inArea('profiles', company),
  ...houseDocuments,
  ...appeals,
  ...webhooks,
  ...team,
  ...inArea('profiles', talent),
  ...acting,
  ...mandates,
  ...family,
  ...submissions,
  ...worksheet,
  ...agencies,
  ...roster,
  ...packages,
  ...inArea('jobs', jobs),
  ...inArea('jobs', jobPosts),
  ...inArea('jobs', jobDrafts),
  ...inArea('jobs', sharePictures),
  ...inArea('applications', applications),
  ...inArea('applications', applicationDrafts),
  ...inArea('applications', applicationKits),
  ...inArea('applications', sentApplications),
  ...inArea('auditions', auditions),
  ...inArea('auditions', ownAuditions),
  ...inArea('auditions', auditionPasses),
  ...inArea('auditions', selfTapes),
  ...inArea('auditions', tapeRequests),
  ...inArea('auditions', tapeRoom),
  ...inArea('auditions', checkIn),
  ...inArea('auditions', roleOffers),
  ...inArea('auditions', availability),
  ...inArea('auditions', availabilityChecks),
  ...inArea('auditions', holds),
  ...inArea('auditions', offerTerms),
  ...inArea('auditions', bookedWork),
  ...inArea('applications', projects),
  ...inArea('applications', board),
  ...inArea('applications', boardLiveUpdates),
  ...inArea('applications', review),
  ...inArea('applications', knownPeople),
  ...inArea('applications', reviewPresets),
  ...inArea('applications', decisions),
  ...inArea('applications', shareLinks),
  ...inArea('applications', addedPeople),
  ...addedPage,
  ...inArea('jobs', savedJobs),
  ...inArea('jobs', savedSearches),
  ...plans,
  ...payments,
  ...inArea('profiles', profiles),
  ...inArea('profiles', houseDiscovery),
  ...inArea('profiles', housePage),
  ...inArea('jobs', invitationsToApply),
  ...inArea('profiles', publicProfileEndpoints),
  ...content,
  ...home,
  ...inArea('profiles', media),
  ...dispatch,
  ...push,
  ...inArea('messages', inbox),
  ...preferences,
  ...inArea('messages', applicantsMessages),
  ...inArea('messages', conversations),
  ...reports,
  ...unsafeAuditions,
  ...staffAccounts,
  ...listsOfStaff,
  ...staffAuditLog,
  ...staffDecisions,
  ...decisionReasons,
  ...staffPasskeys,
  ...siteSwitches,
  ...flagRules,
  ...announcements,
  ...figures,
  ...today,
  ...siteContent,
  ...castingCallReviews,
  ...houseDocumentReviews,
  ...guardianProofReviews,
  ...houseSuspensions,
  ...appealReviews,
  ...reportReviews,
  ...money,
  ...people,
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>;

/** Lets API keys with the area's scopes use these endpoints, unless one says otherwise. */
function inArea<G extends Record<string, Endpoint>>(area: ApiArea, group: G): G {
  const scoped = Object.entries(group).map(([name, endpoint]) => [
    name,
    { scope: scopeIn(area, isReading(name, endpoint)), ...endpoint },
  ]);
  return Object.fromEntries(scoped) as G;
}

export type Api = typeof api;
export type EndpointName = keyof Api;

type Part<N extends EndpointName, P extends string> = P extends keyof Api[N] ? Api[N][P] : never;
type Present<T> = { [K in keyof T as [T[K]] extends [never] ? never : K]: T[K] };
type Empty = Record<never, never>;
/** A part of the request (params, query or body) can be omitted entirely when all its keys have defaults. */
type Sparse<T> = { [K in keyof T as Empty extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Empty extends T[K] ? K : never]?: T[K];
};
type Input<T> = T extends z.ZodType ? z.input<T> : never;
type Output<T> = T extends z.ZodType ? z.output<T> : never;
type Files<N extends EndpointName, F> =
  Part<N, 'files'> extends infer Fields extends object ? { [K in keyof Fields]?: F[] } : never;

/** Input of a request before parsing; `F` is the caller's file type. */
export type EndpointInput<N extends EndpointName, F> = Sparse<
  Present<{
    params: Input<Part<N, 'params'>>;
    query: Input<Part<N, 'query'>>;
    body: Input<Part<N, 'body'>>;
  }>
> &
  ([Files<N, F>] extends [never] ? unknown : { files?: Files<N, F> });

/** Input of a handler after parsing; `F` is the server's type for a received file. */
export type EndpointOutput<N extends EndpointName, F> = Present<{
  params: Output<Part<N, 'params'>>;
  query: Output<Part<N, 'query'>>;
  body: Output<Part<N, 'body'>>;
  files: [Files<N, F>] extends [never] ? never : Required<Files<N, F>>;
}>;

/** What a handler returns, before the reply schema removes unknown fields. */
export type Answer<N extends EndpointName> = z.input<Api[N]['reply']>;

/** What the caller receives. */
export type Reply<N extends EndpointName> = z.output<Api[N]['reply']>;
