import { z } from 'zod';
import { blankIsAbsent, flag, listOf, postgresUrl } from '#platform/config/variable-kinds.ts';

const seconds = (max: number) => z.preprocess(blankIsAbsent, z.coerce.number().min(0).max(max).optional());

const connections = (usual: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(2).max(500).default(usual));

/** The variables about running the product: starting, stopping and watching it. */
export const operationVariables = {
  DATABASE_CONNECTIONS: connections(20),
  SEARCH_CONNECTIONS: connections(10),
  DATABASE_READ_URL: listOf('').pipe(z.array(postgresUrl)),
  DATABASE_READ_CONNECTIONS: connections(10),
  DATABASE_READ_MAX_LAG_SECONDS: z.preprocess(blankIsAbsent, z.coerce.number().min(2).max(300).default(10)),
  MIGRATE_ON_START: flag,
  UNREADY_SECONDS: seconds(300),
  METRICS_PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).max(65_535).optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^https?$/, error: 'must look like http://collector:4318' }).optional(),
  ),
  OTEL_SERVICE_NAME: z.preprocess(blankIsAbsent, z.string().default('kirdaar')),
};
