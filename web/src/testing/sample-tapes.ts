import { api } from '@kirdaar/contract/api';
import type { RoomTape } from '@kirdaar/contract/auditions/tape-room';
import type { HouseRequest, Take, Tapes } from '#features/auditions/tape-room/tape-room.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { sampleApplicant } from '#testing/sample-application.ts';

const { reply } = api['GET /api/production/self-tapes/:id'];
const { tapes, requests } = reply.shape;

/** Returns the request of a role. A test sets only the fields it needs. */
export function sampleRequest(fields: Partial<HouseRequest> = {}): HouseRequest {
  const asked = { instructions: 'Read page 2.', deadline: '2031-03-18T12:30:00.000Z', max_takes: 1 };
  const kept = { slate: ['name' as const], keep_days: 90 };
  return { ...emptyOf(requests.element), id: 'request-1', ...asked, ...kept, ...fields };
}

/** Returns a take of ten seconds. */
export function sampleTake(id: string, fields: Partial<Take> = {}): Take {
  const take = emptyOf(tapes.element.shape.takes.element);
  return { ...take, id, take: 1, state: 'ready', url: `/${id}.mp4`, seconds: 10, ...fields };
}

/** Returns a tape of someone with a name, which is also the id of the application. */
export function sampleTape(name: string, fields: Partial<RoomTape> = {}): RoomTape {
  return {
    ...emptyOf(tapes.element),
    ...{ id: `tape-${name}`, application_id: name, request_id: 'request-1', status: 'audition' },
    ...{ state: 'waiting', invited_at: '2031-03-01T06:30:00.000Z', user: sampleApplicant(name) },
    ...fields,
  };
}

export function sampleTapes(fields: Partial<Tapes> = {}): Tapes {
  return {
    ...emptyOf(reply),
    job: { id: 'job-1', title: 'Younger sister', scores_parts: false },
    requests: [sampleRequest()],
    total: fields.tapes?.length ?? 0,
    ...fields,
  };
}
