import type { FastifyInstance } from 'fastify';
import { mediaUploads } from '#features/talent/uploads/media-uploads.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

export function uploadRoutes(app: FastifyInstance, services: Services) {
  resumableUploadRoutes(app, services, '/api/user/media/uploads', 'talent', mediaUploads(services));
}
