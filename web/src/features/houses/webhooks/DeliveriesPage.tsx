import type { WebhookDelivery } from '@kirdaar/contract/houses/webhooks';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { eventLabel } from '#features/houses/webhooks/event-labels.ts';
import { housePaths } from '#house-paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/houses/webhooks.ts';
import type { Route } from './+types/DeliveriesPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.deliveries_title, page);

export const clientLoader = ({ params: { id = '' } }: { params: { id?: string } }) =>
  callApi('GET /api/production/webhooks/:id/deliveries', { params: { id } });

const byId = (id: string) => ({ params: { id } });

const writes = {
  resumeWebhook: (id: string) => callApi('POST /api/production/webhooks/:id/resume', byId(id)),
  testWebhook: (id: string) => callApi('POST /api/production/webhooks/:id/test', byId(id)),
  sendAgain: (id: string) => callApi('POST /api/production/webhook-deliveries/:id/send-again', byId(id)),
};

export const clientAction = pageAction(writes);

/** What was sent to an address, and what came of it. */
export default function DeliveriesPage({ loaderData: { webhook, deliveries } }: Route.ComponentProps) {
  const resuming = useWrite(writes, 'resumeWebhook');
  const testing = useWrite(writes, 'testWebhook');
  return (
    <Page title={words.deliveries_title} lead={<span className="wrap-anywhere">{webhook.url}</span>}>
      <div className="flex max-w-3xl flex-col gap-6">
        {webhook.paused_at && (
          <Notice tone="failure">{words.paused_since(formatDateTime(webhook.paused_at))}</Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {webhook.paused_at ? (
            <Button disabled={resuming.busy} onClick={() => resuming.submit(webhook.id)}>
              {words.resume}
            </Button>
          ) : (
            <Button variant="secondary" disabled={testing.busy} onClick={() => testing.submit(webhook.id)}>
              {words.test}
            </Button>
          )}
          <ButtonLink to={housePaths.webhooks} variant="secondary">
            {words.all}
          </ButtonLink>
        </div>
        {deliveries.length === 0 ? (
          <Notice>{words.deliveries_empty}</Notice>
        ) : (
          <Card className="px-5 sm:px-7">
            <ul aria-label={words.deliveries_title} className="divide-y divide-line">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </Page>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { id, event, created_at, state, payload } = delivery;
  const sending = useWrite(writes, 'sendAgain');
  const time = formatDateTime(created_at);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="min-w-48 grow basis-0">
        <p className="font-semibold">{eventLabel(event)}</p>
        <p className="text-muted text-sm">{time}</p>
        <p className={state === 'failed' ? 'font-medium text-accent text-sm' : 'text-sm'}>
          {stateText(delivery)}
        </p>
        <details className="mt-1 text-sm">
          <summary className="w-fit cursor-pointer py-1">{words.payload}</summary>
          <pre className="wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken p-3">
            {JSON.stringify({ type: event, timestamp: created_at, data: payload }, null, 2)}
          </pre>
        </details>
      </div>
      {state !== 'waiting' && (
        <Button
          variant="secondary"
          disabled={sending.busy}
          aria-label={words.again_label(eventLabel(event), time)}
          onClick={() => sending.submit(id)}
        >
          {words.again}
        </Button>
      )}
    </li>
  );
}

function stateText({ state, tries, status }: WebhookDelivery): string {
  if (state === 'waiting' && tries === 0) return words.queued;
  if (state === 'delivered') return words.delivered(status);
  return state === 'failed' ? words.failed(tries, status) : words.trying(tries, status);
}
