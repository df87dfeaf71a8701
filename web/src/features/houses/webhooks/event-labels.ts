import type { WebhookEvent } from '@kirdaar/contract/rules/webhooks';

export const eventLabels: Record<WebhookEvent, string> = {
  'application.received': 'New application',
  'application.stage_changed': 'Changed stage',
};

/** Returns what an event is called; a test event has its own name. */
export function eventLabel(event: string): string {
  return eventLabels[event as WebhookEvent] ?? 'Test event';
}
