import type { Reply } from '@kirdaar/contract/api';

export type OwnAudition = Reply<'GET /api/user/auditions'>['auditions'][number];
export type Auditions = Reply<'GET /api/production/auditions/:id'>;

export const answersForHouse = {
  offered: 'Has not answered yet',
  confirmed: 'Comes',
  asked: 'Asks for another time',
  declined: 'Does not come',
  ended: 'Application is over',
} as const;
