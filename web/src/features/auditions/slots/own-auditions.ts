import type { Reply } from '@kirdaar/contract/api';

export type OwnAudition = Reply<'GET /api/user/auditions'>['auditions'][number];
export type Slot = NonNullable<OwnAudition['slot']>;
export type Auditions = Reply<'GET /api/production/auditions/:id'>;

export const answersForHouse = {
  offered: 'Not answered yet',
  confirmed: 'Confirmed',
  asked: 'Asked for another time',
  declined: 'Declined',
  ended: 'Application closed',
} as const;
