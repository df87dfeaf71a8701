import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { s3Storage } from '#platform/storage/s3-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Opens the configured bucket, or a folder beside the other data. */
export function configuredStorage(config: Config, onFailure: (error: Error) => void): Storage {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  } = config;
  if (!bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return localStorage(join(config.DATA_DIR, 'media'));
  return s3Storage(
    {
      bucket,
      region,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      endpoint: S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    },
    onFailure,
  );
}
