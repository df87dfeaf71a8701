import { api } from '@kirdaar/contract/api';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import type { Applicant, ReceivedApplication } from '#features/applications/apply/received.ts';
import { emptyOf } from '#testing/empty-of.ts';

const { data: received } = api['GET /api/production/applications/:id'].reply.shape;
const { data: reviewed } = api['GET /api/production/review/:id'].reply.shape;

/** Returns the person of an application, of whom little is known. The name is also the id. */
export function sampleApplicant(name: string, fields: Partial<Applicant> = {}): Applicant {
  return {
    ...{ id: name, name, city: null, age: 26, age_band: null, gender: null, image_url: null },
    is_leaving: false,
    ...fields,
  };
}

function applicationOf(name: string) {
  const id = name.toLowerCase();
  return {
    application_id: id,
    applied_at: '2026-03-01T20:00:00.000Z',
    user: sampleApplicant(name, { id: `talent-${id}`, age: 24 }),
    job: { id: 'job-1', title: 'Lead role' },
    role_specific_info: `I am ${name}.`,
    travel: true,
  };
}

/** Returns an application as a house reads it, of someone with a name. A test sets only the fields it needs. */
export function receivedApplication(
  name: string,
  fields: Partial<ReceivedApplication> = {},
): ReceivedApplication {
  return { ...emptyOf(received.element), ...applicationOf(name), ...fields };
}

/** Returns an application with what the house's team knows of it, which nobody has reviewed yet. */
export function reviewedApplication(
  name: string,
  fields: Partial<ReviewedApplication> = {},
): ReviewedApplication {
  return { ...emptyOf(reviewed), ...applicationOf(name), ...fields };
}

/** Returns a move of an application that was not sent to the talent. */
export function sampleMove(
  fields: Partial<ReviewedApplication['moves'][number]>,
): ReviewedApplication['moves'][number] {
  const stages = { was: 'applied', stage: 'on_hold' } as const;
  const move = { request_id: 'r1', by: 'Me', is_own: true, moved_at: '2026-03-02T10:00:00Z', is_sent: false };
  return { ...move, ...stages, count: 1, ...fields };
}
