import { says } from '@kirdaar/contract/says';
import type { FastifyInstance } from 'fastify';
import {
  findMessage,
  listMessages,
  previewMessage,
  readMessage,
} from '#features/admin/message-texts/read-message.ts';
import { saveMessageDraft } from '#features/admin/message-texts/save-message-draft.ts';
import type { AnyEmailTemplate } from '#platform/channels/email-template.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function messageTextRoutes(app: FastifyInstance, services: Services, templates: AnyEmailTemplate[]) {
  serve(app, 'GET /api/admin/messages', async ({ language }) => {
    return { success: true, messages: await listMessages(services, templates, language) };
  });

  serve(app, 'GET /api/admin/messages/texts', async ({ query: { key }, language }) => {
    return { success: true, message: await readMessage(services, findMessage(templates, key), language) };
  });

  serve(app, 'PUT /api/admin/messages/draft', async ({ actor, body: { key, ...draft } }) => {
    const revision = await saveMessageDraft(services, actor, findMessage(templates, key), draft);
    return { success: true, message: says('draft_saved'), revision };
  });

  serve(app, 'GET /api/admin/messages/preview', async ({ query: { key, ...shown } }) => {
    return { success: true, ...(await previewMessage(services, findMessage(templates, key), shown)) };
  });
}
