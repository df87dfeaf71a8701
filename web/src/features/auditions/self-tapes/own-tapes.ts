import type { Reply } from '@kirdaar/contract/api';

export type OwnTape = Reply<'GET /api/user/self-tapes'>['tapes'][number];
export type Tapes = Reply<'GET /api/production/self-tapes/:id'>;
