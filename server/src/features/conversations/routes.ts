import type { FastifyInstance } from 'fastify';
import { blockOther } from '#features/conversation-blocks/block-other.ts';
import { shownMessage } from '#features/conversation-messages/shown-message.ts';
import { writeMessage } from '#features/conversation-messages/write-message.ts';
import { reportConversation } from '#features/conversation-reports/report-conversation.ts';
import { markRead } from '#features/conversations/mark-read.ts';
import { readConversation, readConversations } from '#features/conversations/read-conversations.ts';
import { sideOf } from '#features/conversations/side.ts';
import { waitForConversations } from '#features/conversations/wait-for-conversations.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const sent = 'Sent.';
const read = 'Read.';
const reported = 'Thank you. Our staff look at it.';
const blocked = 'Blocked. You get no more messages from them.';
const unblocked = 'Unblocked.';

/** What talent and houses write to each other; each call is there for either side. */
export function conversationRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/conversations', async ({ actor, query }) => {
    return { success: true, ...(await readConversations(services, sideOf(actor), query)) };
  });
  serve(app, 'GET /api/production/conversations', async ({ actor, query }) => {
    return { success: true, ...(await readConversations(services, sideOf(actor), query)) };
  });

  serve(app, 'GET /api/user/unread-conversations', async ({ actor, query, onGone }) => {
    return { success: true, ...(await waitForConversations(services, actor, query.stamp, onGone)) };
  });
  serve(app, 'GET /api/production/unread-conversations', async ({ actor, query, onGone }) => {
    return { success: true, ...(await waitForConversations(services, actor, query.stamp, onGone)) };
  });

  serve(app, 'GET /api/user/conversations/:id', async ({ actor, params, query }) => {
    return { success: true, ...(await readConversation(services, sideOf(actor), params.id, query)) };
  });
  serve(app, 'GET /api/production/conversations/:id', async ({ actor, params, query }) => {
    return { success: true, ...(await readConversation(services, sideOf(actor), params.id, query)) };
  });

  serve(app, 'POST /api/user/conversations/:id/messages', async ({ actor, params, body }) => {
    const message = await writeMessage(services, sideOf(actor), params.id, body);
    return { success: true, message: sent, data: shownMessage(services, message) };
  });
  serve(app, 'POST /api/production/conversations/:id/messages', async ({ actor, params, body }) => {
    const message = await writeMessage(services, sideOf(actor), params.id, body);
    return { success: true, message: sent, data: shownMessage(services, message) };
  });

  serve(app, 'POST /api/user/conversations/:id/read', async ({ actor, params, body }) => {
    await markRead(services, sideOf(actor), params.id, body.place);
    return { success: true, message: read };
  });
  serve(app, 'POST /api/production/conversations/:id/read', async ({ actor, params, body }) => {
    await markRead(services, sideOf(actor), params.id, body.place);
    return { success: true, message: read };
  });

  serve(app, 'POST /api/user/conversations/:id/report', async ({ actor, params, body }) => {
    await reportConversation(services, sideOf(actor), params.id, body);
    return { success: true, message: reported };
  });
  serve(app, 'POST /api/production/conversations/:id/report', async ({ actor, params, body }) => {
    await reportConversation(services, sideOf(actor), params.id, body);
    return { success: true, message: reported };
  });

  serve(app, 'PUT /api/user/conversations/:id/block', async ({ actor, params }) => {
    await blockOther(services, sideOf(actor), params.id, true);
    return { success: true, message: blocked };
  });
  serve(app, 'DELETE /api/user/conversations/:id/block', async ({ actor, params }) => {
    await blockOther(services, sideOf(actor), params.id, false);
    return { success: true, message: unblocked };
  });
  serve(app, 'PUT /api/production/conversations/:id/block', async ({ actor, params }) => {
    await blockOther(services, sideOf(actor), params.id, true);
    return { success: true, message: blocked };
  });
  serve(app, 'DELETE /api/production/conversations/:id/block', async ({ actor, params }) => {
    await blockOther(services, sideOf(actor), params.id, false);
    return { success: true, message: unblocked };
  });
}
