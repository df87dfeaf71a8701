import type { EndpointName } from '@kirdaar/contract/api';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { apiKeyRules } from '#testing/matrix/api-key-world.ts';
import { arrangementRules } from '#testing/matrix/arrangement-rules.ts';
import { type Cast, everybody, type Readers, talents } from '#testing/matrix/cast.ts';
import { companyRules } from '#testing/matrix/company-world.ts';
import { conversationRules } from '#testing/matrix/conversation-world.ts';
import { dataExportRules } from '#testing/matrix/data-export-world.ts';
import { discoveryRules } from '#testing/matrix/discovery-world.ts';
import { inboxRules } from '#testing/matrix/inbox-world.ts';
import { insertProject } from '#testing/matrix/insert-project.ts';
import { jobRules } from '#testing/matrix/job-world.ts';
import { kitRules } from '#testing/matrix/kit-world.ts';
import { mediaRules } from '#testing/matrix/media-world.ts';
import { passkeyObjects } from '#testing/matrix/passkey-world.ts';
import { planRules } from '#testing/matrix/plan-rules.ts';
import { reviewRules } from '#testing/matrix/review-world.ts';
import { searchRules } from '#testing/matrix/search-world.ts';
import { selfTapeRules } from '#testing/matrix/self-tape-world.ts';
import { staffAreaRules } from '#testing/matrix/staff-area.ts';
import { teamRules } from '#testing/matrix/team-world.ts';
import { webhookRules } from '#testing/matrix/webhook-world.ts';
import { answers } from '#testing/posts.ts';

/** An object that a request can name. */
export interface MatrixObject {
  /** Creates the object. Called again for each request that may change it. */
  id: () => Promise<string>;
  /** The actors for which the object exists; all others get 404. */
  readers: Readers | typeof everybody;
  /** Whether it belongs to one person and not to the whole house. */
  isPersonal?: true;
}

export interface ObjectRule {
  /** The body and the body field that names the object; without a field, the URL names it. */
  body?: { field?: string; isList?: true; rest: Record<string, unknown> };
  objects: Record<string, MatrixObject>;
  /** Actors that may use the endpoint but get 403 for an object that exists. */
  forbidden?: Readers;
}

/** Returns the owners of the objects, for every endpoint that names one. */
export function objectRules(cast: Cast): Partial<Record<EndpointName, ObjectRule>> {
  const sessions = sessionObjects(cast);
  const passkeys = passkeyObjects(cast);
  const jobs = jobObjects(cast);
  const publicJobs = {
    'an open call': { ...jobs['an open call'], readers: talents },
    'a call that waits': { ...jobs['a call that waits'], readers: [] },
  };
  const pages = pageObjects(cast);
  const linkOf = (talent: { id: string }) => async () => (await cast.given.profileLink(talent.id)).id;
  const { talentA, talentB, guarded, alone, job, otherJob, db, given } = cast;
  // Reuses the application from the cast, because a talent without a plan may send only a few.
  const applicationOf = (talent: { id: string }) => async () => {
    const sent = db.selectFrom('application').select('id').where('talent_id', '=', talent.id);
    return (await sent.executeTakeFirstOrThrow()).id;
  };
  const sent: ObjectRule['objects'] = {
    'an application of talent A': { id: applicationOf(talentA), readers: ['talent A'] },
    'an application of talent B': { id: applicationOf(talentB), readers: ['talent B'] },
  };
  const withdrawnOf = (talent: { id: string }) => async () => {
    const { id } = await given.application({ talent_id: talent.id });
    const withdrawn = {
      status: 'withdrawn',
      happened_at: new Date().toISOString(),
      party: 'talent',
    } as const;
    await db
      .insertInto('status_change')
      .values({ ...withdrawn, application_id: id })
      .execute();
    return id;
  };
  const applicationTo = (job: { id: string }) => async () => {
    const { id: talent_id } = await given.talent();
    return (await given.application({ talent_id, job_id: job.id })).id;
  };
  return {
    ...staffAreaRules(cast),
    ...companyRules(cast),
    ...kitRules(cast),
    ...apiKeyRules(cast),
    'DELETE /api/user/sessions/:id': { objects: sessions },
    'DELETE /api/user/passkeys/:id': { objects: passkeys },
    'DELETE /api/production/passkeys/:id': { objects: passkeys },
    ...arrangementRules(cast),
    ...selfTapeRules(cast),
    ...planRules(cast),
    ...teamRules(cast),
    ...webhookRules(cast),
    ...discoveryRules(cast),
    ...mediaRules(cast),
    ...dataExportRules(cast),
    ...inboxRules(cast),
    ...jobRules(cast),
    ...reviewRules(cast),
    ...conversationRules(cast),
    'DELETE /api/production/sessions/:id': { objects: sessions },
    'GET /api/production/jobs/:id': { objects: jobs },
    'GET /api/houses/:id': {
      objects: {
        'the house': { id: async () => job.production_house_id, readers: everybody },
        'a house without a public call': {
          id: async () => (await given.house()).production_house_id,
          readers: [],
        },
      },
    },
    'GET /api/production/applications/:id': {
      objects: {
        'the call': { id: async () => job.id, readers: ['the house of the call'] },
        'another call': { id: async () => otherJob.id, readers: ['another house'] },
        'talent A': { id: async () => talentA.id, readers: ['the house of the call'] },
        'talent B': { id: async () => talentB.id, readers: ['another house'] },
      },
    },
    'POST /api/user/job-applications/:id/withdraw': { objects: sent },
    'POST /api/user/job-applications/:id/send-again': {
      objects: {
        'a withdrawn application of talent A': { id: withdrawnOf(talentA), readers: ['talent A'] },
        'a withdrawn application of talent B': { id: withdrawnOf(talentB), readers: ['talent B'] },
      },
    },
    'GET /api/user/job-applications/:id/sent': { objects: sent },
    'PUT /api/user/job-applications/:id/sent': { body: { rest: { ...answers, details: {} } }, objects: sent },
    'POST /api/production/applications/:id/view': {
      objects: {
        'an application to the call': { id: applicationTo(job), readers: ['the house of the call'] },
        'an application to another call': { id: applicationTo(otherJob), readers: ['another house'] },
      },
    },
    'PUT /api/user/saved-jobs/:id': { objects: publicJobs },
    'DELETE /api/user/saved-jobs/:id': { objects: publicJobs },
    ...searchRules(cast),
    'POST /api/user/job-apply': {
      body: { field: 'job_id', rest: answers },
      objects: publicJobs,
      forbidden: ['a child without a guardian'],
    },
    'GET /api/profiles/:id': { objects: pages },
    'POST /api/profiles/:id/visits': { objects: pages },
    'GET /api/profiles/:id/comp-card.pdf': { objects: pages },
    'GET /api/profiles/:id/size-sheet.pdf': { objects: pages },
    'DELETE /api/user/profile-links/:id': {
      objects: {
        'a link of talent A': { id: linkOf(talentA), readers: ['talent A'] },
        'a link of talent B': { id: linkOf(talentB), readers: ['talent B'] },
      },
    },
    'GET /api/user/profile/:id': {
      objects: {
        'an adult': { id: async () => talentA.id, readers: everybody },
        'a child whose guardian agrees': {
          id: async () => guarded.id,
          readers: ['a child with a guardian', 'the house of the call'],
        },
        'a child without a guardian': { id: async () => alone.id, readers: ['a child without a guardian'] },
      },
    },
    'GET /api/content/projects/:id': {
      objects: { 'a project': { id: () => insertProject(db), readers: everybody } },
    },
  };
}

/** Returns the talent whose public profiles are requested. */
function pageObjects({ talentA, guarded, alone }: Cast) {
  return {
    'an adult': { id: async () => talentA.id, readers: everybody },
    'a child whose guardian agrees': { id: async () => guarded.id, readers: ['the house of the call'] },
    'a child without a guardian': { id: async () => alone.id, readers: [] },
  } satisfies ObjectRule['objects'];
}

function sessionObjects({ given, db, talentA, talentB, house, otherHouse }: Cast) {
  const sessionOf = (account: { id: string }) => async () => {
    const token_hash = hashToken(await given.session(account.id));
    const { id } = await db
      .selectFrom('session')
      .select('id')
      .where('token_hash', '=', token_hash)
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    'a session of talent A': { id: sessionOf(talentA), readers: ['talent A'] },
    'a session of talent B': { id: sessionOf(talentB), readers: ['talent B'] },
    'a session of the house': { id: sessionOf(house), readers: ['the house of the call'], isPersonal: true },
    'a session of another house': {
      id: sessionOf(otherHouse),
      readers: ['another house'],
      isPersonal: true,
    },
  } satisfies ObjectRule['objects'];
}

function jobObjects({ given, house: { production_house_id } }: Cast) {
  const jobOf = (status: 'open' | 'pending') => async () => {
    return (await given.job({ production_house_id, status })).id;
  };
  return {
    'an open call': { id: jobOf('open'), readers: everybody },
    'a call that waits': { id: jobOf('pending'), readers: ['the house of the call'] },
  } satisfies ObjectRule['objects'];
}
