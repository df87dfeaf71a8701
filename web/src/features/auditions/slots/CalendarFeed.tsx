import { Copy } from 'lucide-react';
import { useWrite } from '#api/use-write.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

interface CalendarFeedProps {
  /** When the current URL was created. */
  made_at: string | null;
  accountRole: Role;
}

/** Creates the URL with which calendar programs show the user's auditions; the URL is shown once. */
export function CalendarFeed({ made_at, accountRole }: CalendarFeedProps) {
  const create = useWrite(
    auditionWrites,
    'createCalendarUrl',
    resultToasts('We couldn’t create the link. Try again.'),
  );
  const url = create.reply?.url;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', 'Link copied');
    } catch {
      showToast('failure', 'We couldn’t copy the link.');
    }
  }

  return (
    <Section
      title="Auditions in your calendar"
      lead="Subscribe to this link in your calendar app to see your auditions and every change to them. Anyone with the link can see your auditions, so do not share it."
    >
      <div className="flex flex-col items-start gap-4">
        {url && (
          <div className="flex w-full flex-wrap items-center gap-3">
            <code className="wrap-anywhere min-w-0 rounded-control bg-sunken px-3 py-2 text-sm">{url}</code>
            <Button variant="secondary" onClick={() => copy(url)}>
              <Copy aria-hidden className="size-4" />
              Copy link
            </Button>
          </div>
        )}
        {made_at && !url && <p>You already have a link. It is shown only once. A new link replaces it.</p>}
        <Button variant="secondary" disabled={create.busy} onClick={() => create.submit(accountRole)}>
          {made_at ? 'Create a new link' : 'Create link'}
        </Button>
      </div>
    </Section>
  );
}
