import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { titled } from '#api/product-name.ts';
import { read, siteContext } from '#api/site-context.ts';
import { DeliveryCard } from '#features/notifications/dispatch/DeliveryCard.tsx';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/notifications/dispatch.ts';
import type { Route } from './+types/OutboxPage.ts';

const REFRESH_MS = 2000;

/** In production the endpoint answers 404, and so does the page. */
export function loader({ context }: Route.LoaderArgs) {
  return read(context.get(siteContext), 'GET /api/dev/outbox');
}

export const meta: Route.MetaFunction = (page) => titled(words.outbox, page);

export default function OutboxPage({ loaderData: { messages } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();

  // Deliveries are made by other pages and by the background work, so the page looks for them by itself.
  useEffect(() => {
    const timer = setInterval(() => document.hidden || revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);

  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8">
      <Page
        title={words.outbox}
        lead={words.outbox_lead}
        actions={
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" to={paths.emailPreview} reloadDocument>
              {words.templates}
            </ButtonLink>
            <Button variant="secondary" onClick={revalidate}>
              {words.outbox_refresh}
            </Button>
          </div>
        }
      >
        {messages.length === 0 && <Notice>{words.outbox_empty}</Notice>}
        <ol className="flex flex-col gap-4">
          {messages.map((message) => (
            <li key={message.id}>
              <DeliveryCard message={message} />
            </li>
          ))}
        </ol>
      </Page>
    </div>
  );
}
