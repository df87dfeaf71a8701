import type { EndpointName } from '@kirdaar/contract/api';
import type { FastifyInstance } from 'fastify';
import { withdrawApplication } from '#features/applications/apply/change-application.ts';
import type { Services } from '#platform/services.ts';
import { type Caller, createGiven } from '#testing/given.ts';
import { accountWorldWrites } from '#testing/matrix/account-world.ts';
import { arrangementWrites } from '#testing/matrix/arrangement-world.ts';
import { companyWrites } from '#testing/matrix/company-world.ts';
import { conversationWrites } from '#testing/matrix/conversation-world.ts';
import { dataExportWrites } from '#testing/matrix/data-export-world.ts';
import { discoveryWrites } from '#testing/matrix/discovery-world.ts';
import { guardianWrites } from '#testing/matrix/guardian-world.ts';
import { inboxWrites } from '#testing/matrix/inbox-world.ts';
import { jobWrites } from '#testing/matrix/job-world.ts';
import { kitWrites } from '#testing/matrix/kit-world.ts';
import { mediaWrites } from '#testing/matrix/media-world.ts';
import { planWrites } from '#testing/matrix/plan-world.ts';
import { publicProfileWrites } from '#testing/matrix/public-profile-writes.ts';
import { pushWrites } from '#testing/matrix/push-world.ts';
import { reviewWrites } from '#testing/matrix/review-writes.ts';
import { searchWrites } from '#testing/matrix/search-world.ts';
import { selfTapeWrites } from '#testing/matrix/self-tape-world.ts';
import { staffAreaWrites } from '#testing/matrix/staff-area.ts';
import { teamWrites } from '#testing/matrix/team-world.ts';
import { webhookWrites } from '#testing/matrix/webhook-world.ts';
import { payloadOf } from '#testing/payload.ts';
import { answers } from '#testing/posts.ts';
import type { CallApi } from '#testing/test.ts';

/** A request that changes data and would be accepted as it is. */
export interface Write {
  params?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** With files, the request is sent as multipart. */
  files?: Record<string, Blob[]>;
  as?: Caller;
}

export type Writes = Partial<Record<EndpointName, () => Promise<Write>>>;

/** Returns an accepted request for every endpoint that changes data, each with its own users. */
export function acceptedWrites(services: Services, callApi: CallApi): Writes {
  const given = createGiven(services);
  return {
    ...accountWorldWrites(services, callApi),
    ...teamWrites(services),
    ...webhookWrites(services),
    ...staffAreaWrites(services, callApi),
    ...discoveryWrites(services),
    ...publicProfileWrites(services),
    ...arrangementWrites(services),
    ...planWrites(services),
    ...mediaWrites(services),
    ...dataExportWrites(services),
    ...inboxWrites(services),
    ...companyWrites(services),
    ...pushWrites(services),
    ...reviewWrites(services, callApi),
    ...conversationWrites(services),
    ...guardianWrites(services, callApi),
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
    ...kitWrites(services),
    'POST /api/user/job-apply': async () => ({
      as: await given.talent(),
      body: { ...answers, job_id: (await given.job()).id },
    }),
    'POST /api/user/job-applications/:id/withdraw': async () => {
      const as = await given.talent();
      return { as, params: { id: (await given.application({ talent_id: as.id })).id } };
    },
    'POST /api/user/job-applications/:id/send-again': async () => {
      const as = await given.talent();
      const { id } = await given.application({ talent_id: as.id });
      await withdrawApplication(services, as.id, id);
      return { as, params: { id } };
    },
    'PUT /api/user/job-applications/:id/sent': async () => {
      const as = await given.talent();
      const { id } = await given.application({ talent_id: as.id });
      return { as, params: { id }, body: { ...answers, details: { fullName: 'Asha Rao' } } };
    },
    ...selfTapeWrites(services),
    ...searchWrites(services),
    'POST /api/production/applications/:id/view': async () => {
      const as = await given.house();
      const job = await given.job({ production_house_id: as.production_house_id });
      const { id } = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
      return { as, params: { id } };
    },
  };
}

/** Sends the request as a browser would, as JSON or as a multipart form. */
export async function sendWrite(
  app: FastifyInstance,
  name: EndpointName,
  { params = {}, headers, body, files, as }: Write,
  kind: 'json' | 'multipart' = 'json',
) {
  const [method = '', path = ''] = name.split(' ');
  const payload = await payloadOf(body, files ?? (kind === 'multipart' ? {} : undefined), as);
  return app.inject({
    // Every endpoint name starts with a method that Fastify supports.
    method: method as 'POST',
    url: path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? '')),
    ...payload,
    headers: { ...payload.headers, ...headers },
  });
}
