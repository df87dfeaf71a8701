import type { FastifyInstance } from 'fastify';
import { tapeUploads } from '#features/auditions/tape-uploads/tape-uploads.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

export function tapeUploadRoutes(app: FastifyInstance, services: Services) {
  resumableUploadRoutes(app, services, '/api/user/self-tape-uploads', 'talent', tapeUploads(services));
}
