import type { Reply } from '@kirdaar/contract/api';
import * as words from '#words/auditions/slots.ts';

export type OwnAudition = Reply<'GET /api/user/auditions'>['auditions'][number];
export type Slot = NonNullable<OwnAudition['slot']>;
export type Auditions = Reply<'GET /api/production/auditions/:id'>;

export const answersForHouse = words.answers_for_house;
