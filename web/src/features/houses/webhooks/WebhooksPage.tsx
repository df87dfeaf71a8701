import type { Webhook } from '@kirdaar/contract/houses/webhooks';
import { type WebhookEvent, webhookEvents } from '@kirdaar/contract/rules/webhooks';
import { useState } from 'react';
import { accountOf } from '#account-paths.ts';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { ShownOnce } from '#features/accounts/api-keys/ShownOnce.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { eventLabel } from '#features/houses/webhooks/event-labels.ts';
import { housePath } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/houses/webhooks.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/WebhooksPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.webhooks, page);

export const clientLoader = () => callApi('GET /api/production/webhooks');

const writes = {
  addWebhook: (body: { url: string; events: WebhookEvent[] }) =>
    callApi('POST /api/production/webhooks', { body }),
  removeWebhook: (id: string) => callApi('DELETE /api/production/webhooks/:id', { params: { id } }),
};

export const clientAction = pageAction(writes);

type Answer = 'url' | WebhookEvent;

const fields: (FieldSpec & { name: Answer })[] = [
  {
    name: 'url',
    label: words.url,
    type: 'url',
    required: true,
    maxLength: 500,
    placeholder: 'https://',
    wide: true,
  },
  ...webhookEvents.map((event) => ({ name: event, label: words.events[event], type: 'tick' as const })),
];
const allEvents = Object.fromEntries(webhookEvents.map((event) => [event, '1']));

/** The addresses that are told of the house's applications. */
export default function WebhooksPage({ loaderData: { webhooks } }: Route.ComponentProps) {
  const [added, setAdded] = useState<{ secret: string; count: number }>();
  const addition = useWrite(writes, 'addWebhook', {
    onDone: ({ secret }) => setAdded({ secret, count: (added?.count ?? 0) + 1 }),
  });
  return (
    <Page title={common.webhooks} lead={words.lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        {added && (
          <ShownOnce kind="secret" value={added.secret}>
            <strong>{words.secret_copy}</strong> {words.secret_use}
          </ShownOnce>
        )}
        <Section title={words.list_title}>
          {webhooks.length === 0 ? <p>{words.list_empty}</p> : <WebhookList webhooks={webhooks} />}
        </Section>
        <Section title={words.new_title} lead={words.new_lead}>
          <FieldsForm<Answer>
            key={added?.count ?? 0}
            fields={fields}
            values={allEvents}
            write={{
              ...addition,
              submit: ({ url, ...answers }) =>
                addition.submit({ url, events: webhookEvents.filter((event) => answers[event] === '1') }),
            }}
            accountRole="production"
            submitLabel={words.add}
            busyLabel={words.adding}
            fallbackError={words.add_failed}
          />
        </Section>
        <div>
          <ButtonLink to={accountOf.production} variant="secondary">
            {common.back_to_account}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const removal = useWrite(writes, 'removeWebhook');
  return (
    <ul aria-label={common.webhooks} className="flex flex-col divide-y divide-line">
      {webhooks.map(({ id, url, events, paused_at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
          <div className="min-w-48 grow basis-0">
            <p className="wrap-anywhere font-semibold">{url}</p>
            <p className="text-muted text-sm">{events.map(eventLabel).join(', ')}</p>
            {paused_at && <p className="font-medium text-accent text-sm">{words.paused}</p>}
          </div>
          <ButtonLink to={housePath('webhook', { id })} variant="secondary">
            {sentence(words.deliveries_of(url, (text) => <span className="sr-only">{text}</span>))}
          </ButtonLink>
          <ConfirmButton
            question={words.remove_question(url)}
            confirm={words.remove_confirm}
            label={words.remove_label(url)}
            busy={removal.busy}
            onConfirm={() => removal.submit(id)}
          >
            {common.remove}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}
