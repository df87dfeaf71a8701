import type { FastifyInstance } from 'fastify';
import { conversationFiles } from '#features/messaging/attachments/conversation-files.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

/** Registers the resumable uploads of conversation files, for talent and for house members who may write. */
export function conversationFileRoutes(app: FastifyInstance, services: Services) {
  const kind = conversationFiles(services);
  resumableUploadRoutes(app, services, '/api/user/conversation-files', 'talent', kind);
  resumableUploadRoutes(app, services, '/api/production/conversation-files', 'production', kind);
}
