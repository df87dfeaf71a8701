import type { Reply } from '@kirdaar/contract/api';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { titled } from '#api/product-name.ts';
import { read, siteContext } from '#api/site-context.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { sentence } from '#ui/sentence.ts';
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

type Message = Reply<'GET /api/dev/outbox'>['messages'][number];

const codePattern = new RegExp(`\\b\\d{${OTP_LENGTH}}\\b`);

/** A delivery as it would have been sent, with a button to copy its code. */
function DeliveryCard({ message: { channel, to, subject, text, sent_at } }: { message: Message }) {
  const found = codePattern.exec(text)?.[0];
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-xl">{subject}</h2>
          <p className="wrap-anywhere text-muted text-sm">
            {sentence(
              words.sent(
                words.channels[channel],
                to,
                <time dateTime={sent_at}>{formatDateTime(sent_at)}</time>,
              ),
            )}
          </p>
        </div>
        {found && <CopyableCode code={found} />}
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </Card>
  );
}

function CopyableCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;

  async function copy() {
    // Browsers offer the clipboard only on secure origins; the code can be selected by hand everywhere.
    await navigator.clipboard?.writeText(code);
    setCopied(true);
  }

  return (
    <div className="flex max-w-full flex-wrap items-center gap-1 rounded-control bg-marigold-wash pl-4">
      <code className="select-all font-display font-semibold text-2xl tabular-nums tracking-wider">
        {code}
      </code>
      <button type="button" aria-label={words.copy_code} onClick={copy} className="p-3.5">
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
