import { test as base } from '#testing/pay-world.ts';
import type { CallApi } from '#testing/test.ts';

type Caller = Parameters<CallApi>[2];
interface Booking {
  id: string;
  offer: string;
  talent: Caller;
}

export const test = base
  .extend(
    'feedbackByHouse',
    ({ callApi }) =>
      ({ id }: Pick<Booking, 'id'>, owner: Caller, said: object = {}) =>
        callApi(
          'PUT /api/production/applications/:id/feedback',
          { params: { id }, body: { punctual: 'yes', work_again: 'yes', note: '', ...said } },
          owner,
        ),
  )
  .extend(
    'feedbackByTalent',
    ({ callApi }) =>
      ({ offer, talent }: Pick<Booking, 'offer' | 'talent'>, said: object = {}) =>
        callApi(
          'PUT /api/user/offers/:id/feedback',
          { params: { id: offer }, body: { terms_kept: 'yes', safe: 'yes', note: '', ...said } },
          talent,
        ),
  )
  /** Returns the open reports that the product made about a house or a talent. */
  .extend(
    'reportsAbout',
    ({ db }) =>
      async (id: string) =>
        db
          .selectFrom('report')
          .select(['id', 'subject', 'reason', 'text'])
          .where('subject_id', '=', id)
          .where('is_automatic', '=', true)
          .where('closed_at', 'is', null)
          .orderBy('text')
          .execute(),
  );
