import type { Reply } from '@kirdaar/contract/api';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { channelNames } from '#features/notifications/dispatch/channel-names.ts';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/notifications/dispatch.ts';

type Message = Reply<'GET /api/dev/outbox'>['messages'][number];

const codePattern = new RegExp(`\\b\\d{${OTP_LENGTH}}\\b`);

/** A delivery as it would have been sent, with a button to copy its code. */
export function DeliveryCard({ message: { channel, to, subject, text, sent_at } }: { message: Message }) {
  const found = codePattern.exec(text)?.[0];
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-xl">{subject}</h2>
          <p className="wrap-anywhere text-muted text-sm">
            {sentence(
              words.sent(
                channelNames[channel],
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
    <div className="flex items-center gap-1 rounded-control bg-marigold-wash pl-4">
      <code className="select-all font-display font-semibold text-2xl tabular-nums tracking-wider">
        {code}
      </code>
      <button type="button" aria-label={words.copy_code} onClick={copy} className="p-3.5">
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
