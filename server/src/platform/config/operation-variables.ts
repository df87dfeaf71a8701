import { z } from 'zod';
import { blankIsAbsent, flag } from '#platform/config/variable-kinds.ts';

const seconds = (most: number) => z.preprocess(blankIsAbsent, z.coerce.number().min(0).max(most).optional());

/** The variables about running the product: starting, stopping and watching it. */
export const operationVariables = {
  MIGRATE_ON_START: flag,
  UNREADY_SECONDS: seconds(300),
};
