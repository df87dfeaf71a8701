import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error It comes without types.
import S3rver from 's3rver';

/** Starts an S3-compatible store in the test process that verifies signatures. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-s3-'));
  const configureBuckets = [{ name: 'media' }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port }: AddressInfo = await server.run();
  return {
    settings: {
      bucket: 'media',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-south-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
