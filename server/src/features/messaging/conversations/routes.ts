import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { blockOther } from '#features/messaging/blocks/block-other.ts';
import { markRead } from '#features/messaging/conversations/mark-read.ts';
import { participantOf } from '#features/messaging/conversations/participant.ts';
import { readConversation, readConversations } from '#features/messaging/conversations/read-conversations.ts';
import { waitForConversations } from '#features/messaging/conversations/wait-for-conversations.ts';
import { messageApplicants } from '#features/messaging/messages/message-applicants.ts';
import { shownMessage } from '#features/messaging/messages/shown-message.ts';
import { writeMessage } from '#features/messaging/messages/write-message.ts';
import { reportConversation } from '#features/messaging/reports/report-conversation.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const sent = msg('message_sent');
const read = msg('marked_read');
const reported = msg('conversation_reported');
const blocked = msg('other_blocked');
const unblocked = msg('other_unblocked');

/** Registers the conversation endpoints, each for both talent and houses. */
export function conversationRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/conversations', async ({ actor, query }) => {
    return { success: true, ...(await readConversations(services, participantOf(actor), query)) };
  });
  serve(app, 'GET /api/production/conversations', async ({ actor, query }) => {
    return { success: true, ...(await readConversations(services, participantOf(actor), query)) };
  });

  serve(app, 'GET /api/user/unread-conversations', async ({ actor, query, onGone }) => {
    return { success: true, ...(await waitForConversations(services, actor, query.stamp, onGone)) };
  });
  serve(app, 'GET /api/production/unread-conversations', async ({ actor, query, onGone }) => {
    return { success: true, ...(await waitForConversations(services, actor, query.stamp, onGone)) };
  });

  serve(app, 'GET /api/user/conversations/:id', async ({ actor, params, query }) => {
    return { success: true, ...(await readConversation(services, participantOf(actor), params.id, query)) };
  });
  serve(app, 'GET /api/production/conversations/:id', async ({ actor, params, query }) => {
    return { success: true, ...(await readConversation(services, participantOf(actor), params.id, query)) };
  });

  serve(app, 'POST /api/user/conversations/:id/messages', async ({ actor, params, body }) => {
    const message = await writeMessage(services, participantOf(actor), params.id, body);
    return { success: true, message: sent, data: shownMessage(services, message, 'talent') };
  });
  serve(app, 'POST /api/production/conversations/:id/messages', async ({ actor, params, body }) => {
    const message = await writeMessage(services, participantOf(actor), params.id, body);
    return { success: true, message: sent, data: shownMessage(services, message, 'house') };
  });

  serve(app, 'POST /api/production/conversations/messages', async ({ actor, body, translate }) => {
    const result = await messageApplicants(services, participantOf(actor), body);
    const not_sent = result.not_sent.map(({ application_id, error }) => ({
      application_id,
      reason: translate(error),
    }));
    return { success: true, message: sent, ...result, not_sent };
  });

  serve(app, 'POST /api/user/conversations/:id/read', async ({ actor, params, body }) => {
    await markRead(services, participantOf(actor), params.id, body.place);
    return { success: true, message: read };
  });
  serve(app, 'POST /api/production/conversations/:id/read', async ({ actor, params, body }) => {
    await markRead(services, participantOf(actor), params.id, body.place);
    return { success: true, message: read };
  });

  serve(app, 'POST /api/user/conversations/:id/report', async ({ actor, params, body }) => {
    await reportConversation(services, participantOf(actor), params.id, body);
    return { success: true, message: reported };
  });
  serve(app, 'POST /api/production/conversations/:id/report', async ({ actor, params, body }) => {
    await reportConversation(services, participantOf(actor), params.id, body);
    return { success: true, message: reported };
  });

  serve(app, 'PUT /api/user/conversations/:id/block', async ({ actor, params }) => {
    await blockOther(services, participantOf(actor), params.id, true);
    return { success: true, message: blocked };
  });
  serve(app, 'DELETE /api/user/conversations/:id/block', async ({ actor, params }) => {
    await blockOther(services, participantOf(actor), params.id, false);
    return { success: true, message: unblocked };
  });
  serve(app, 'PUT /api/production/conversations/:id/block', async ({ actor, params }) => {
    await blockOther(services, participantOf(actor), params.id, true);
    return { success: true, message: blocked };
  });
  serve(app, 'DELETE /api/production/conversations/:id/block', async ({ actor, params }) => {
    await blockOther(services, participantOf(actor), params.id, false);
    return { success: true, message: unblocked };
  });
}
