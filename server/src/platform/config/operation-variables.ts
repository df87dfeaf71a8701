import { z } from 'zod';
import { blankIsAbsent } from '#platform/config/variable-kinds.ts';

const seconds = (most: number) => z.preprocess(blankIsAbsent, z.coerce.number().min(0).max(most).optional());

/** The variables about running the product: starting, stopping and watching it. */
export const operationVariables = {
  UNREADY_SECONDS: seconds(300),
};
