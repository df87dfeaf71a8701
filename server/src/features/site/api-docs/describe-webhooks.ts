import { applicationStages } from '@kirdaar/contract/rules/review';
import { type WebhookEvent, webhookEvents } from '@kirdaar/contract/rules/webhooks';

const summaries: Record<WebhookEvent, string> = {
  'application.received': 'Someone applied',
  'application.stage_changed': 'An application moved to another stage',
};

const id = { type: 'string', format: 'uuid' };
const stage = { type: 'string', enum: [...applicationStages] };

export function describeWebhooks() {
  return Object.fromEntries(webhookEvents.map((event) => [event, { post: describeEvent(event) }]));
}

function describeEvent(event: WebhookEvent) {
  const former = event === 'application.stage_changed' ? { former_stage: stage } : {};
  const properties = { application_id: id, job_id: id, stage, ...former };
  const data = { type: 'object', required: Object.keys(properties), properties };
  const schema = {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: { type: { const: event }, timestamp: { type: 'string', format: 'date-time' }, data },
  };
  return {
    operationId: event,
    tags: ['houses'],
    summary: summaries[event],
    description:
      'Signed as the Standard Webhooks specification says: check the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` with the secret that the webhook was added with. Answer with a status from 200 to 299 within ten seconds; 410 ends the webhook. Otherwise it is sent again for more than a day, so the same `webhook-id` can arrive twice.',
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { 200: { description: 'It has arrived.' }, '4XX': { description: 'Send it again.' } },
  };
}
