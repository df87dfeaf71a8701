import type { CallName } from '@kirdaar/contract/api';
import { hashToken } from '#features/identity/session-token.ts';
import { arrangementRules } from '#testing/matrix/arrangement-rules.ts';
import { type Cast, everybody, type Readers, talents } from '#testing/matrix/cast.ts';
import { conversationRules } from '#testing/matrix/conversation-world.ts';
import { dataExportRules } from '#testing/matrix/data-export-world.ts';
import { discoveryRules } from '#testing/matrix/discovery-world.ts';
import { insertProject } from '#testing/matrix/insert-project.ts';
import { jobRules } from '#testing/matrix/job-world.ts';
import { mediaRules } from '#testing/matrix/media-world.ts';
import { noticeRules } from '#testing/matrix/notice-world.ts';
import { planRules } from '#testing/matrix/plan-rules.ts';
import { reviewRules } from '#testing/matrix/review-world.ts';
import { searchRules } from '#testing/matrix/search-world.ts';
import { teamRules } from '#testing/matrix/team-world.ts';
import { answers } from '#testing/posts.ts';

/** An object that a call may name. */
interface MatrixObject {
  /** Asked for anew by each request, so that one request does not change what the next one finds. */
  id: () => Promise<string>;
  /** For whom it is there; for all others it is as if it were not. */
  readers: Readers | typeof everybody;
  /** Whether it is of that one person, and not of the whole house. */
  isPersonal?: true;
}

export interface ObjectRule {
  /** The body, and the field of it that names the object; without that, the address names it. */
  body?: { field?: string; isList?: true; rest: Record<string, unknown> };
  objects: Record<string, MatrixObject>;
  /** Who may make the call but is refused with 403 for an object that is there. */
  forbidden?: Readers;
}

/** Whose each object is, for every call that names one. */
export function objectRules(cast: Cast): Partial<Record<CallName, ObjectRule>> {
  const sessions = sessionObjects(cast);
  const jobs = jobObjects(cast);
  const pages = pageObjects(cast);
  const linkOf = (talent: { id: string }) => async () => (await cast.given.profileLink(talent.id)).id;
  const { talentA, talentB, guarded, alone, job, otherJob, db, given } = cast;
  // The one of the cast: without a plan there are few.
  const applicationOf = (talent: { id: string }) => async () => {
    const sent = db.selectFrom('application').select('id').where('talent_id', '=', talent.id);
    return (await sent.executeTakeFirstOrThrow()).id;
  };
  const applicationTo = (sought: { id: string }) => async () => {
    const { id: talent_id } = await given.talent();
    return (await given.application({ talent_id, job_id: sought.id })).id;
  };
  return {
    'DELETE /api/user/sessions/:id': { objects: sessions },
    ...arrangementRules(cast),
    ...planRules(cast),
    ...teamRules(cast),
    ...discoveryRules(cast),
    ...mediaRules(cast),
    ...dataExportRules(cast),
    ...noticeRules(cast),
    ...jobRules(cast),
    ...reviewRules(cast),
    ...conversationRules(cast),
    'DELETE /api/production/sessions/:id': { objects: sessions },
    'GET /api/production/jobs/:id': { objects: jobs },
    'GET /api/production/applications/:id': {
      objects: {
        'the call': { id: async () => job.id, readers: ['the house of the call'] },
        'another call': { id: async () => otherJob.id, readers: ['another house'] },
        'talent A': { id: async () => talentA.id, readers: ['the house of the call'] },
        'talent B': { id: async () => talentB.id, readers: ['another house'] },
      },
    },
    'POST /api/user/job-applications/:id/withdraw': {
      objects: {
        'an application of talent A': { id: applicationOf(talentA), readers: ['talent A'] },
        'an application of talent B': { id: applicationOf(talentB), readers: ['talent B'] },
      },
    },
    'POST /api/production/applications/:id/view': {
      objects: {
        'an application to the call': { id: applicationTo(job), readers: ['the house of the call'] },
        'an application to another call': { id: applicationTo(otherJob), readers: ['another house'] },
      },
    },
    ...searchRules(cast),
    'POST /api/user/job-apply': {
      body: { field: 'job_id', rest: answers },
      objects: {
        'an open call': { ...jobs['an open call'], readers: talents },
        'a call that waits': { ...jobs['a call that waits'], readers: [] },
      },
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

/** The talents whose own pages are asked for. */
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
