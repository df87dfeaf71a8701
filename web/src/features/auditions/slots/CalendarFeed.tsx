import { Copy } from 'lucide-react';
import { useWrite } from '#api/use-write.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/slots.ts';
import * as common from '#words/ui/common.ts';

interface CalendarFeedProps {
  made_at: string | null;
  accountRole: Role;
}

/** The URL is shown once. */
export function CalendarFeed({ made_at, accountRole }: CalendarFeedProps) {
  const create = useWrite(auditionWrites, 'createCalendarUrl', resultToasts(common.link_failed));
  const url = create.reply?.url;

  return (
    <Section title={words.calendar_title} lead={words.calendar_lead}>
      <div className="flex flex-col items-start gap-4">
        {url && (
          <div className="flex w-full flex-wrap items-center gap-3">
            <code className="wrap-anywhere min-w-0 rounded-control bg-sunken px-3 py-2 text-sm">{url}</code>
            <Button
              Icon={Copy}
              variant="secondary"
              onClick={() => copyText(url, common.link_copied, common.copy_failed)}
            >
              {common.copy_link}
            </Button>
          </div>
        )}
        {made_at && !url && <p>{words.calendar_shown_once}</p>}
        <Button variant="secondary" disabled={create.busy} onClick={() => create.submit(accountRole)}>
          {made_at ? words.calendar_create_again : common.create_link}
        </Button>
      </div>
    </Section>
  );
}
