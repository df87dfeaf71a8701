import type { Reply } from '@kirdaar/contract/api';

type OwnTape = Reply<'GET /api/user/self-tapes'>['tapes'][number];

/** A self-tape of which nothing was sent yet. */
export function sampleTape(fields: Partial<OwnTape> = {}): OwnTape {
  return {
    ...{ id: 'tape-1', application_id: 'a1', audience: 'role', state: 'waiting', note: '', may_send: true },
    job: { id: 'job-1', title: 'Younger sister' },
    company_name: 'Reel Films',
    request: {
      ...{ instructions: 'Read page 2.', deadline: '2031-03-18T12:30:00.000Z' },
      ...{ sides_url: null, sides_text: null, questions: [], max_takes: 1 },
      ...{ orientation: 'any', slate: ['name'], keep_days: 90 },
    },
    ...{ has_sides: false, confirmed_at: null, slate: [{ part: 'name', text: 'Asha Rao' }] },
    ...{ answers: [], may_download: false, received_at: null, takes: [], uploads: [] },
    ...{ views: { people: 0, last_at: null }, delete_on: null, deleted_at: null },
    ...fields,
  };
}

/** A take that the house has, and that nobody has watched. */
export function sampleTake(fields: Partial<OwnTape['takes'][number]> = {}): OwnTape['takes'][number] {
  return {
    ...{ id: 'take-1', take: 1, state: 'ready', url: '/tape.mp4', poster: null, seconds: 42 },
    ...{ waits_for: null, may_replace: true },
    ...fields,
  };
}
