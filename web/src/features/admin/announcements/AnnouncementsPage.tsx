import type { StaffAnnouncement } from '@kirdaar/contract/admin/announcements';
import { useState } from 'react';
import { pageAction } from '#api/page-action.ts';
import { AnnouncementForm } from '#features/admin/announcements/AnnouncementForm.tsx';
import { announcementWrites, audienceTexts } from '#features/admin/announcements/announcement-writes.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/AnnouncementsPage.ts';

export const clientLoader = async () => (await callStaffApi('GET /api/admin/announcements')).announcements;

export const clientAction = pageAction(announcementWrites);

const NEW = 'new';

/** What staff announce at the top of pages. */
export default function AnnouncementsPage({ loaderData: all }: Route.ComponentProps) {
  const [open, setOpen] = useState<string>();
  const current = all.filter(({ state }) => state !== 'ended');
  const ended = all.filter(({ state }) => state === 'ended');
  const close = () => setOpen(undefined);
  return (
    <Page title="Announcements" lead="A line at the top of every page, for everyone or for one role.">
      {open === NEW ? (
        <Section title="New announcement">
          <AnnouncementForm onClose={close} />
        </Section>
      ) : (
        <Button className="self-start" onClick={() => setOpen(NEW)}>
          New announcement
        </Button>
      )}
      {current.length === 0 && open !== NEW && (
        <Notice>Nothing is announced now. A new announcement appears on pages within seconds.</Notice>
      )}
      {current.length > 0 && (
        <Section title="Running or planned">
          <ul className="flex flex-col gap-6">
            {current.map((announcement) =>
              open === announcement.id ? (
                <li key={announcement.id}>
                  <AnnouncementForm announcement={announcement} onClose={close} />
                </li>
              ) : (
                <Announcement
                  key={announcement.id}
                  announcement={announcement}
                  onEdit={() => setOpen(announcement.id)}
                />
              ),
            )}
          </ul>
        </Section>
      )}
      {ended.length > 0 && (
        <Section title="Ended">
          <ul className="flex flex-col gap-4">
            {ended.map((announcement) => (
              <li key={announcement.id}>
                <Texts {...announcement} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}

function Announcement({ announcement, onEdit }: { announcement: StaffAnnouncement; onEdit: () => void }) {
  const { id, state, text_en } = announcement;
  const end = useConfirmedWrite(announcementWrites, 'end');
  const isRunning = state === 'running';
  const act = isRunning ? 'End' : 'Delete';
  return (
    <li>
      <p className="font-semibold text-sm">{isRunning ? 'Running now' : 'Planned'}</p>
      <Texts {...announcement} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={`Change ${text_en}`} onClick={onEdit}>
          Change
        </Button>
        <ConfirmButton
          label={`${act} ${text_en}`}
          question={isRunning ? 'It disappears from all pages now.' : 'It never appears on a page.'}
          confirm={`${act} announcement`}
          busy={end.busy}
          onConfirm={() => end.submit(id)}
        >
          {act}
        </ConfirmButton>
      </div>
      {end.dialog}
    </li>
  );
}

function Texts({ audience, text_en, text_hi, link, starts_at, ends_at, by }: StaffAnnouncement) {
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">{text_en}</p>
      <p lang="hi">{text_hi}</p>
      <p className="mt-1 text-muted text-sm">
        {audienceTexts[audience]} · {formatDateTime(starts_at)} to {formatDateTime(ends_at)} · saved by {by}
        {link && ` · leads to ${link}`}
      </p>
    </div>
  );
}
