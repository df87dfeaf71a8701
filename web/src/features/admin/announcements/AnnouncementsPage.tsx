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
import * as words from '#words/admin/operations.ts';
import * as common from '#words/ui/common.ts';
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
    <Page title={common.announcements} lead={words.announcements_lead}>
      {open === NEW ? (
        <Section title={words.create}>
          <AnnouncementForm onClose={close} />
        </Section>
      ) : (
        <Button className="self-start" onClick={() => setOpen(NEW)}>
          {words.create}
        </Button>
      )}
      {current.length === 0 && open !== NEW && <Notice>{words.announcements_none}</Notice>}
      {current.length > 0 && (
        <Section title={words.current}>
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
        <Section title={words.announcements_ended}>
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
  const texts = state === 'running' ? words.running : words.planned;
  return (
    <li>
      <p className="font-semibold text-sm">{texts.state}</p>
      <Texts {...announcement} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={words.change_one(text_en)} onClick={onEdit}>
          {words.change}
        </Button>
        <ConfirmButton
          label={texts.act_on(text_en)}
          question={texts.question}
          confirm={texts.confirm}
          busy={end.busy}
          onConfirm={() => end.submit(id)}
        >
          {texts.act}
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
        {audienceTexts[audience]} · {words.period(formatDateTime(starts_at), formatDateTime(ends_at))} ·{' '}
        {words.saved_by(by)}
        {link && ` · ${words.leads_to(link)}`}
      </p>
    </div>
  );
}
