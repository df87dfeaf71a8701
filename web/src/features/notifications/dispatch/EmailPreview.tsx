import type { Reply } from '@kirdaar/contract/api';
import { Card } from '#ui/Card.tsx';
import * as words from '#words/notifications/dispatch.ts';

type Shown = Reply<'GET /api/dev/emails'>['shown'];

/** A notification as its recipient sees it. */
export function EmailPreview({
  shown: { subject, text, html, kind, language, sms_parts },
}: {
  shown: Shown;
}) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header>
        <h2 lang={language} className="wrap-anywhere text-xl">
          {subject}
        </h2>
        <p className="text-muted text-sm">
          {sms_parts
            ? words.preview_sms(kind, text.length, sms_parts)
            : words.preview_facts(kind, text.length)}
        </p>
      </header>
      {html && (
        <iframe
          title={words.preview}
          sandbox=""
          srcDoc={html}
          className="h-112 w-full rounded-control border border-line bg-white"
        />
      )}
      <p lang={language} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </Card>
  );
}
