import type { Reply } from '@kirdaar/contract/api';
import { Card } from '#ui/Card.tsx';

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
          Type “{kind}”, {text.length} characters{sms_parts && `, ${partsText(sms_parts)}`}
        </p>
      </header>
      {html && (
        <iframe
          title="Email preview"
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

function partsText(parts: number): string {
  return parts === 1 ? '1 text message' : `${parts} text messages`;
}
