import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { conversationFiles } from '#features/messaging/attachments/conversation-files.ts';
import {
  blockOther,
  markRead,
  reportConversation,
  reportSubject,
} from '#features/messaging/conversations/change-conversation.ts';
import { participantOf } from '#features/messaging/conversations/participant.ts';
import {
  readConversation,
  readConversations,
  shownMessage,
  waitForConversations,
} from '#features/messaging/conversations/read-conversations.ts';
import { messageApplicants } from '#features/messaging/messages/message-applicants.ts';
import { describeUrgent } from '#features/messaging/messages/urgent-messages.ts';
import { writeMessage } from '#features/messaging/messages/write-message.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

export function conversationRoutes(app: FastifyInstance, services: Services) {
  const files = conversationFiles(services);
  resumableUploadRoutes(app, services, '/api/user/conversation-files', 'talent', files);
  resumableUploadRoutes(app, services, '/api/production/conversation-files', 'production', files);

  for (const side of ['user', 'production'] as const) {
    serve(app, `GET /api/${side}/conversations`, async ({ actor, query }) => {
      return { success: true, ...(await readConversations(services, participantOf(actor), query)) };
    });

    serve(app, `GET /api/${side}/unread-conversations`, async ({ actor, query, onGone }) => {
      return { success: true, ...(await waitForConversations(services, actor, query.stamp, onGone)) };
    });

    serve(app, `GET /api/${side}/conversations/:id`, async ({ actor, params, query }) => {
      return { success: true, ...(await readConversation(services, participantOf(actor), params.id, query)) };
    });

    serve(app, `POST /api/${side}/conversations/:id/messages`, async ({ actor, params, body }) => {
      const participant = participantOf(actor);
      const { urgent, ...message } = await writeMessage(services, participant, params.id, body);
      const data = shownMessage(services, message, participant.party);
      const done = urgent ? await describeUrgent(services, message.id) : msg('message_sent');
      return { success: true, message: done, data };
    });

    serve(app, `POST /api/${side}/conversations/:id/read`, async ({ actor, params, body }) => {
      await markRead(services, participantOf(actor), params.id, body.place);
      return { success: true, message: msg('marked_read') };
    });

    serve(app, `POST /api/${side}/conversations/:id/report`, async ({ actor, params, body }) => {
      await reportConversation(services, participantOf(actor), params.id, body);
      return { success: true, message: msg('conversation_reported') };
    });

    serve(app, `PUT /api/${side}/conversations/:id/block`, async ({ actor, params }) => {
      await blockOther(services, participantOf(actor), params.id, true);
      return { success: true, message: msg('other_blocked') };
    });

    serve(app, `DELETE /api/${side}/conversations/:id/block`, async ({ actor, params }) => {
      await blockOther(services, participantOf(actor), params.id, false);
      return { success: true, message: msg('other_unblocked') };
    });
  }

  serve(app, 'POST /api/production/conversations/messages', async ({ actor, body, translate }) => {
    const result = await messageApplicants(services, participantOf(actor), body);
    const not_sent = result.not_sent.map(({ application_id, error }) => ({
      application_id,
      reason: translate(error),
    }));
    return { success: true, message: msg('message_sent'), ...result, not_sent };
  });

  serve(app, 'POST /api/reports', async ({ actor, body }) => {
    await reportSubject(services, actor, body);
    return { success: true, message: msg('report_sent') };
  });
}
