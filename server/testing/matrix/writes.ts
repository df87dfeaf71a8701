import type { CallName } from '@kirdaar/contract/api';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#platform/services.ts';
import { type Caller, createGiven } from '#testing/given.ts';
import { accountWorldWrites } from '#testing/matrix/account-world.ts';
import { arrangementWrites } from '#testing/matrix/arrangement-world.ts';
import { companyWrites } from '#testing/matrix/company-world.ts';
import { conversationWrites } from '#testing/matrix/conversation-world.ts';
import { dataExportWrites } from '#testing/matrix/data-export-world.ts';
import { discoveryWrites } from '#testing/matrix/discovery-world.ts';
import { faceWrites } from '#testing/matrix/face-writes.ts';
import { jobWrites } from '#testing/matrix/job-world.ts';
import { mediaWrites } from '#testing/matrix/media-world.ts';
import { noticeWrites } from '#testing/matrix/notice-world.ts';
import { planWrites } from '#testing/matrix/plan-world.ts';
import { pushWrites } from '#testing/matrix/push-world.ts';
import { reviewWrites } from '#testing/matrix/review-world.ts';
import { searchWrites } from '#testing/matrix/search-world.ts';
import { teamWrites } from '#testing/matrix/team-world.ts';
import { payloadOf } from '#testing/payload.ts';
import { answers } from '#testing/posts.ts';
import { newMobile } from '#testing/registrations.ts';
import type { Call } from '#testing/test.ts';

/** A call that changes something, and would be accepted as it stands. */
export interface Write {
  params?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** With them it goes as multipart. */
  files?: Record<string, Blob[]>;
  as?: Caller;
}

export type Writes = Partial<Record<CallName, () => Promise<Write>>>;

/** For every call that changes something, one that does, of people of its own. */
export function acceptedWrites(services: Services, call: Call): Writes {
  const given = createGiven(services);
  return {
    ...accountWorldWrites(services, call),
    ...teamWrites(services),
    ...discoveryWrites(services),
    ...faceWrites(services),
    ...arrangementWrites(services),
    ...planWrites(services),
    ...mediaWrites(services),
    ...dataExportWrites(services),
    ...noticeWrites(services),
    ...companyWrites(services),
    ...pushWrites(services),
    ...reviewWrites(services, call),
    ...conversationWrites(services),
    'PUT /api/user/guardian': async () => ({
      as: await given.talent(),
      body: {
        date_of_birth: '2015-05-01',
        name: 'Sunita Rao',
        relation: 'Mother',
        mobile: newMobile(),
        consent_version: guardianConsent.version,
        agreed: true,
      },
    }),
    'DELETE /api/user/guardian': async () => {
      const child = await given.talent({ date_of_birth: '2015-05-01' });
      await given.guardian(child.id);
      return { as: child };
    },
    'PUT /api/user/profile': async () => ({
      as: await given.talent(),
      body: { first_name: 'Asha', city: 'Pune', passport: '1', language: 'Hindi', clear: 'state' },
    }),
    'PUT /api/user/profile/draft': async () => ({
      as: await given.talent(),
      body: { fields: { first_name: 'Asha' }, based_on: 'never' },
    }),
    'DELETE /api/user/profile/draft': async () => ({ as: await given.talent() }),
    ...jobWrites(services),
    'POST /api/user/job-apply': async () => ({
      as: await given.talent(),
      body: { ...answers, job_id: (await given.job()).id },
    }),
    'POST /api/user/job-applications/:id/withdraw': async () => {
      const as = await given.talent();
      return { as, params: { id: (await given.application({ talent_id: as.id })).id } };
    },
    ...searchWrites(services),
    'POST /api/production/applications/:id/view': async () => {
      const as = await given.house();
      const job = await given.job({ production_house_id: as.production_house_id });
      const { id } = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
      return { as, params: { id } };
    },
  };
}

/** Makes the call as a browser would, or as one would that calls it from a form. */
export async function sendWrite(
  app: FastifyInstance,
  name: CallName,
  { params = {}, headers, body, files, as }: Write,
  kind: 'json' | 'multipart' = 'json',
) {
  const [method = '', path = ''] = name.split(' ');
  const payload = await payloadOf(body, files ?? (kind === 'multipart' ? {} : undefined), as);
  return app.inject({
    // Every name of the contract begins with a method that Fastify knows.
    method: method as 'POST',
    url: path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? '')),
    ...payload,
    headers: { ...payload.headers, ...headers },
  });
}
